import { QueueFullError, TooManyPlansError } from './queueErrors';

export interface QueueLimits {
  /** Entries that run at the same time; of one person, one. */
  readonly running: number;
  /** Entries of one person, running and waiting. */
  readonly perPerson: number;
  /** Entries that wait, of all people together. */
  readonly waiting: number;
}

export interface Entry {
  /** Resolves when the work has ended, and never rejects. */
  readonly start: () => Promise<void>;
}

export interface Turns {
  /**
   * Adds an entry to a person's line; it may start before this returns. An entry in several lines starts once, at the first turn
   * of any of its people.
   * @throws TooManyPlansError, QueueFullError
   */
  readonly enter: (person: string, entry: Entry) => void;
  /** Takes a waiting entry out of a person's line. */
  readonly leave: (person: string, entry: Entry) => void;
}

/** People take turns (round robin), each with the entry that has waited longest. */
export function createTurns(limits: QueueLimits): Turns {
  /** By person. The first person that nothing runs for is next. */
  const lines = new Map<string, Set<Entry>>();
  const running = new Set<string>();

  const leave = (person: string, entry: Entry): void => {
    const line = lines.get(person);
    line?.delete(entry);
    if (line?.size === 0) lines.delete(person);
  };

  const toTheBack = (person: string): void => {
    const line = lines.get(person);
    if (line === undefined) return;
    lines.delete(person);
    lines.set(person, line);
  };

  const begin = (person: string, entry: Entry): void => {
    for (const each of lines.keys()) leave(each, entry);
    toTheBack(person);
    running.add(person);
    void entry.start().finally(() => {
      running.delete(person);
      beginNext();
    });
  };

  const beginNext = (): void => {
    for (const [person, [first]] of lines) {
      if (running.size >= limits.running) return;
      if (first !== undefined && !running.has(person)) begin(person, first);
    }
  };

  const refuseTooMany = (person: string, entry: Entry): void => {
    const own = (lines.get(person)?.size ?? 0) + (running.has(person) ? 1 : 0);
    if (own >= limits.perPerson) throw new TooManyPlansError(limits.perPerson);
    const waiting = new Set([...lines.values()].flatMap((line) => [...line]));
    if (!waiting.has(entry) && waiting.size >= limits.waiting) throw new QueueFullError();
  };

  return {
    enter: (person, entry) => {
      refuseTooMany(person, entry);
      lines.set(person, (lines.get(person) ?? new Set()).add(entry));
      beginNext();
    },
    leave,
  };
}
