export interface Edge {
  from: string;
  to: string;
}

function pathToNew<E extends Edge>(edges: readonly E[], isNew: (edge: E) => boolean, start: string): E[] | null {
  const seen = new Set([start]);
  const paths: { node: string; path: E[] }[] = [{ node: start, path: [] }];
  for (const { node, path } of paths) {
    for (const edge of edges.filter(({ from }) => from === node)) {
      if (isNew(edge)) return [...path, edge];
      if (!seen.has(edge.to)) paths.push({ node: edge.to, path: [...path, edge] });
      seen.add(edge.to);
    }
  }
  return null;
}

/**
 * Walks that together take every edge, or one of each kind. Each goes on to the nearest edge that is new; another walk begins
 * only where none can be reached.
 *
 * @throws where an edge cannot be reached from the start.
 */
export function walksOver<E extends Edge>(
  edges: readonly E[],
  start: string,
  kindOf: (edge: E) => unknown = (edge) => edge,
): E[][] {
  const remaining = new Set(edges.map(kindOf));
  const isNew = (edge: E) => remaining.has(kindOf(edge));
  const walks: E[][] = [];
  while (remaining.size > 0) {
    const walk: E[] = [];
    for (
      let path = pathToNew(edges, isNew, start);
      path !== null;
      path = pathToNew(edges, isNew, walk.at(-1)?.to ?? start)
    ) {
      walk.push(...path);
      for (const edge of path) remaining.delete(kindOf(edge));
    }
    if (walk.length === 0)
      throw new Error(
        `Unreachable from the start: ${edges
          .filter(isNew)
          .map(({ from }) => from)
          .join(', ')}`,
      );
    walks.push(walk);
  }
  return walks;
}
