"""Moves and events of Roméo & Juliette as sentences: which message, and what fills it in."""

from sottovoce.games.romeo_juliet.content import Content, said
from sottovoce.games.romeo_juliet.moves import PLACE_CARDS
from sottovoce.rules.words import LANGUAGES, Sentence


def move(seat: str, look: str) -> Sentence:
    """A move as someone saw it."""
    word, *rest = look.split()
    if word in ("play", "hold"):
        if rest == ["?"]:
            return Sentence(f"told-{word}-hidden", {"seat": seat})
        return Sentence(f"told-{word}", {"seat": seat, "place": rest[0], "token": rest[1]})
    if word == "draw":
        return drew(*rest)
    if word in ("show", "name") and rest == ["?"]:
        return Sentence(f"told-{word}-hidden", {"seat": seat})
    if word == "show":
        return a_card(f"told-{word}", seat, rest[0])
    if word == "use":
        tokens = rest[0].split("+")
        if len(tokens) == 2:
            return Sentence(
                "told-use-two", {"seat": seat, "token": tokens[0], "other": tokens[1], "direction": rest[1]}
            )
        return Sentence("told-use", {"seat": seat, "token": tokens[0], "direction": rest[1]})
    named = {
        "missive": "place",
        "propose": "heart",
        "decide": "heart",
        "step": "direction",
        "name": "place",
    }
    if word == "event":
        return Sentence("told-event", {"number": int(rest[0])})
    if word == "choose":
        return Sentence("told-choose", {"seat": seat, "number": int(rest[0])})
    return Sentence(f"told-{word}", {"seat": seat, **({named[word]: rest[0]} if rest else {})})


def a_card(key: str, seat: str, name: str) -> Sentence:
    """A place card or a companion card."""
    if name in PLACE_CARDS:
        return Sentence(f"{key}-place", {"seat": seat, "place": name})
    return Sentence(f"{key}-companion", {"seat": seat, "token": name})


def drew(seat: str, kind: str, card: str) -> Sentence:
    """A card drawn."""
    if card == "?":
        return Sentence("told-drew-hidden", {"seat": seat, "kind": kind})
    return a_card("told-drew", seat, card)


def event(text: str) -> Sentence:
    """What a move revealed."""
    words = text.split()
    if words[0] == "heart":
        return Sentence("told-heart", {"heart": words[1]})
    if words[0] == "love":
        return Sentence("told-love", {"love": int(words[1])})
    if words[0] == "calm":
        return Sentence("told-calm", {"number": int(words[1])})
    if words[0] == "only":
        return Sentence("told-only", {"heart": words[1]})
    if words[0] == "event":
        return Sentence("told-event", {"number": int(words[1])})
    if words[0] == "scene":
        return Sentence("told-scene", {"act": int(words[1]), "scene": int(words[2])})
    if words[0] == "hate" and len(words) == 3 and words[2].isdigit():
        key = "told-hate-event" if words[1] == "event" else "told-hate"
        return Sentence(
            key, {"place": words[1], "number": int(words[2])} if key == "told-hate" else {"number": int(words[2])}
        )
    if words[1] == "shows":
        return a_card("told-shows", words[0], words[2])
    if words[1] == "names":
        return Sentence("told-names", {"seat": words[0], "place": words[2]})
    if words[1] == "to":
        return Sentence("told-moved", {"token": words[0], "place": words[2]})
    if words[1] == "plays":
        return Sentence("told-revealed", {"seat": words[0], "place": words[2], "token": words[3]})
    if words[1] == "drew":
        return drew(words[0], words[2], words[3])
    return Sentence({"gains": "told-gains", "loses": "told-loses"}.get(words[1], "told-speechless"), {"seat": words[0]})


def in_full(sentence: Sentence, box: Content) -> Sentence:
    """An event with its name, in every language: the content file alone knows it."""
    if sentence.key != "told-event":
        return sentence
    name = box.events[int(sentence.args["number"])].name
    return Sentence("told-event-named", {**sentence.args, **{language: said(name, language) for language in LANGUAGES}})
