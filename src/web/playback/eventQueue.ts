/** Events in the order in which they happened, each taken once. */
export class EventQueue<T> {
  #events: T[] = [];
  #waiters: (() => void)[] = [];

  add(event: T): void {
    this.#events.push(event);
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }

  /** Removes and returns the first event that matches, waiting for it at most `timeout` ms; then null. */
  async take(matches: (event: T) => boolean, timeout: number): Promise<T | null> {
    const timer = { isOver: false };
    const timedOut = new Promise<void>((resolve) => setTimeout(resolve, timeout)).then(() => (timer.isOver = true));
    for (;;) {
      const found = this.#events.find(matches);
      if (found !== undefined) this.#events = this.#events.filter((event) => event !== found);
      if (found !== undefined || timer.isOver) return found ?? null;
      await Promise.race([new Promise<void>((resolve) => this.#waiters.push(resolve)), timedOut]);
    }
  }
}
