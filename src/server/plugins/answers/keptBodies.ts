/** An answer as it went out. */
export interface KeptBody {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const MOST_BYTES = 32 * 2 ** 20;

/** Answers of one state of the data, those asked for last, as many as fit. */
export function createKeptBodies(mostBytes = MOST_BYTES) {
  const kept = new Map<string, KeptBody>();
  let bytes = 0;

  const forget = (key: string, { body }: KeptBody): void => {
    kept.delete(key);
    bytes -= body.length;
  };

  return {
    find(key: string): KeptBody | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    keep(key: string, answer: KeptBody): void {
      const before = kept.get(key);
      if (before !== undefined) forget(key, before);
      kept.set(key, answer);
      bytes += answer.body.length;
      for (const [oldest, each] of kept) {
        if (bytes <= mostBytes) return;
        forget(oldest, each);
      }
    },
    clear(): void {
      kept.clear();
      bytes = 0;
    },
  };
}
