/** A map that forgets whatever was not asked for longest. */
export function createRecent<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key: string, value: T): void {
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return;
        kept.delete(oldest);
      }
    },
    delete: (key: string) => kept.delete(key),
  };
}

export type Recent<T> = ReturnType<typeof createRecent<T>>;
