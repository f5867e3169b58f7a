// Everything that happens is also said: in a live region, one sentence after another, for those who hear the page.

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
