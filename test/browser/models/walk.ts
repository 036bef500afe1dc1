/** A step from one place to another. */
export interface Edge {
  from: string;
  to: string;
}

/** The shortest way from a place over an edge that has not been walked yet, that edge included; null where there is none. */
function wayToNew<E extends Edge>(edges: readonly E[], isNew: (edge: E) => boolean, start: string): E[] | null {
  const seen = new Set([start]);
  const ways: { place: string; way: E[] }[] = [{ place: start, way: [] }];
  for (const { place, way } of ways) {
    for (const edge of edges.filter(({ from }) => from === place)) {
      if (isNew(edge)) return [...way, edge];
      if (!seen.has(edge.to)) ways.push({ place: edge.to, way: [...way, edge] });
      seen.add(edge.to);
    }
  }
  return null;
}

/**
 * Walks over every edge, as few and as long as may be: from each place to the nearest edge that is new, and back to the
 * start only where there is none ahead. Throws where an edge cannot be reached from the start.
 */
export function walksOver<E extends Edge>(edges: readonly E[], start: string): E[][] {
  const left = new Set(edges);
  const isNew = (edge: E) => left.has(edge);
  const walks: E[][] = [];
  while (left.size > 0) {
    const walk: E[] = [];
    for (
      let way = wayToNew(edges, isNew, start);
      way !== null;
      way = wayToNew(edges, isNew, walk.at(-1)?.to ?? start)
    ) {
      walk.push(...way);
      for (const edge of way) left.delete(edge);
    }
    if (walk.length === 0) throw new Error(`Never reached: ${[...left].map(({ from }) => from).join(', ')}`);
    walks.push(walk);
  }
  return walks;
}
