/**
 * Makes it with its first use. For what knows the rules of a language: a browser reads those with the first of them, which takes
 * it 15 to 30 ms, and the first calls of a page do not wait for that.
 */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
