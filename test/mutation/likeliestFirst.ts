const partsOf = (path: string) =>
  path
    .replace(/(\.test)?\.[a-z]+$/, '')
    .split('/')
    .slice(1);

/** How many parts the two paths have in common below `src` and `test`, from the top. */
function nearness(test: string, source: string): number {
  const parts = partsOf(source);
  const apart = partsOf(test).findIndex((part, at) => part !== parts[at]);
  return apart < 0 ? parts.length : apart;
}

/**
 * Files of tests, those first that stand nearest to a source and so notice its changes most likely, and load least; of equally
 * near ones the quickest. Durations of the files, ms.
 */
export function likeliestFirst(tests: readonly string[], source: string, durations: Record<string, number>): string[] {
  const duration = (test: string) => durations[test] ?? 0;
  return tests.toSorted((a, b) => nearness(b, source) - nearness(a, source) || duration(a) - duration(b));
}
