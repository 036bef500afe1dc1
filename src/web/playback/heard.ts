/** Things in the order in which they happened, for who waits for them. */
export class Heard<T> {
  #items: T[] = [];
  #listeners: (() => void)[] = [];

  add(item: T): void {
    this.#items.push(item);
    const listeners = this.#listeners;
    this.#listeners = [];
    for (const listener of listeners) listener();
  }

  /** Takes out the first such thing, as soon as it happens; null where it does not happen in time (ms). */
  async take(isIt: (item: T) => boolean, patience: number): Promise<T | null> {
    const clock = { isLate: false };
    const timeIsUp = new Promise<void>((resolve) => setTimeout(resolve, patience)).then(() => (clock.isLate = true));
    for (;;) {
      const found = this.#items.find(isIt);
      if (found !== undefined) this.#items = this.#items.filter((item) => item !== found);
      if (found !== undefined || clock.isLate) return found ?? null;
      await Promise.race([new Promise<void>((resolve) => this.#listeners.push(resolve)), timeIsUp]);
    }
  }
}
