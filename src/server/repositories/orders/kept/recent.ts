/** A map that forgets whatever was not asked for longest, until what is left weighs no more; each value weighs 1 where nothing else is said. */
export function createRecent<T>(most: number, weigh: (value: T) => number = () => 1) {
  const kept = new Map<string, T>();
  let weight = 0;
  const remove = (key: string): boolean => {
    const found = kept.get(key);
    if (found !== undefined) weight -= weigh(found);
    return kept.delete(key);
  };
  return {
    get(key: string): T | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key: string, value: T): void {
      remove(key);
      kept.set(key, value);
      weight += weigh(value);
      for (const oldest of kept.keys()) {
        if (weight <= most) return;
        remove(oldest);
      }
    },
    delete: remove,
  };
}

export type Recent<T> = ReturnType<typeof createRecent<T>>;
