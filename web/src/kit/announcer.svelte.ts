// Everything that happens is also said: in a live region, one sentence after another, for screen readers.

const PAUSE = 60; // ms: a region is only read when its text changes

class Announcer {
  text = $state("");
  private readonly waiting: string[] = [];
  private isBusy = false;

  /** Say these, after whatever is being said. */
  announce(...sentences: string[]): void {
    this.waiting.push(...sentences.filter(Boolean));
    if (!this.isBusy && this.waiting.length) this.next();
  }

  /** Say nothing more, and forget what was said: somebody else may be at the page now. */
  hush(): void {
    this.waiting.length = 0;
    this.text = "";
  }

  private next(): void {
    this.isBusy = true;
    this.text = "";
    setTimeout(() => {
      this.text = this.waiting.splice(0).join(" ");
      setTimeout(() => {
        this.isBusy = false;
        if (this.waiting.length) this.next();
      }, PAUSE);
    }, PAUSE);
  }
}

export const announcer = new Announcer();
export const announce = announcer.announce.bind(announcer);
