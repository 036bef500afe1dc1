/** Computes a value on first use. The first Intl formatter takes a browser 15 to 30 ms. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
