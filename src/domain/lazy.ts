/**
 * Computes a value on first use and reuses it. Building the first Intl formatter takes a browser 15 to 30 ms, so formatters wait
 * until something is formatted.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
