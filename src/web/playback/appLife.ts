import { isLoadingCode } from '../loading/preloadable';

/** So many turns in a row without a sign of life: the app has done what it does at once. */
const SETTLED_TURNS = 6;
/** After so many of them, React is asked once more whether it has committed: one commit may begin another. */
const TURNS_PER_COMMIT = 3;
/**
 * So many more, of so many ms: the app does nothing any more. Together they are longer than the longest timer of the app
 * that leads to a step, the second between two polls of an import: on the most loaded machine that timer, set earlier,
 * fires first.
 */
const QUIET_TURNS = 20;
const QUIET_TURN_MS = 100;
/** The last resort, ms: code may load for minutes on the most loaded machine. */
const LONGEST_MS = 600_000;

const isCommitDue = (turns: number) => turns <= SETTLED_TURNS && turns % TURNS_PER_COMMIT === 0;

const timer = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Knows when the played app has something to do, by its signs of life and not by a clock. */
export class AppLife {
  #signs = 0;
  #wake: () => void = () => undefined;
  #commit: () => Promise<void> = () => Promise.resolve();

  /** The app did something. */
  readonly sign = (): void => {
    this.#signs += 1;
    this.#wake();
  };

  /** Sets how to wait until React has committed what it has begun, transitions included. Returns how to stop. */
  commitWith(commit: () => Promise<void>): () => void {
    this.#commit = commit;
    return () => (this.#commit = () => Promise.resolve());
  }

  /** Resolves when the app has done what it does at once. */
  async settle(): Promise<void> {
    let isSettled = false;
    await this.until(
      () => (isSettled ? isSettled : null),
      () => (isSettled = true),
    );
  }

  /**
   * Looks until something is found; null where the app does nothing any more. Whenever it has done what it does at once,
   * `help` may do something for it, and says whether it did.
   */
  async until<T>(find: () => T | null, help: () => boolean = () => false): Promise<T | null> {
    const start = performance.now();
    let nextCommit = start;
    let idle = 0;
    while (performance.now() < start + LONGEST_MS) {
      const found = find();
      if (found !== null) return found;
      const before = this.#signs;
      await this.#turn(idle < SETTLED_TURNS ? 0 : QUIET_TURN_MS);
      // Ever more rarely: to ask makes React begin anew what it renders, and on a loaded machine that takes long.
      if (isCommitDue(idle + 1) && this.#signs === before && performance.now() >= nextCommit) {
        await this.#committed();
        nextCommit = 2 * performance.now() - start;
      }
      idle = this.#signs === before ? idle + 1 : 0;
      if (idle === SETTLED_TURNS && help()) idle = 0;
      if (idle >= SETTLED_TURNS + QUIET_TURNS && !isLoadingCode()) return find();
    }
    return null;
  }

  async #turn(ms: number): Promise<void> {
    const signed = new Promise<void>((resolve) => (this.#wake = resolve));
    await Promise.race([timer(ms), signed]);
  }

  async #committed(): Promise<void> {
    await Promise.race([this.#commit(), timer(LONGEST_MS)]);
  }
}
