/** Reads, or joins who reads the same under this name already. */
export type UnderWay<T> = (name: string, read: () => Promise<T>) => Promise<T>;

export function createUnderWay<T>(): UnderWay<T> {
  const reading = new Map<string, Promise<T>>();
  return (name, read) => {
    const asked = reading.get(name) ?? read().finally(() => reading.delete(name));
    reading.set(name, asked);
    return asked;
  };
}
