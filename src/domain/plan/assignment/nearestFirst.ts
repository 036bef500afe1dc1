/** Places with their distances, the nearest first; of equally near ones, the lower place. A place may stand in it twice. */
export interface NearestFirst {
  push: (distance: number, place: number) => void;
  /** Takes the nearest one out; null where there is none. */
  pop: () => Near | null;
}

export interface Near {
  readonly distance: number;
  readonly place: number;
}

const isNearer = (a: Near, b: Near) => a.distance < b.distance || (a.distance === b.distance && a.place < b.place);

/** A binary heap. */
export function createNearestFirst(): NearestFirst {
  const heap: Near[] = [];
  return {
    push: (distance, place) => rise(heap, { distance, place }),
    pop: () => takeFirst(heap),
  };
}

function rise(heap: Near[], item: Near): void {
  let hole = heap.length;
  heap.push(item);
  while (hole > 0) {
    const above = (hole - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isNearer(item, parent)) break;
    heap[hole] = parent;
    hole = above;
  }
  heap[hole] = item;
}

function takeFirst(heap: Near[]): Near | null {
  const first = heap[0];
  const last = heap.pop();
  if (first === undefined || last === undefined) return null;
  if (heap.length > 0) sink(heap, last);
  return first;
}

function sink(heap: Near[], item: Near): void {
  let hole = 0;
  for (;;) {
    const below = nearerChild(heap, hole);
    const child = heap[below];
    if (child === undefined || !isNearer(child, item)) break;
    heap[hole] = child;
    hole = below;
  }
  heap[hole] = item;
}

function nearerChild(heap: readonly Near[], parent: number): number {
  const left = 2 * parent + 1;
  const [a, b] = [heap[left], heap[left + 1]];
  return a !== undefined && b !== undefined && isNearer(b, a) ? left + 1 : left;
}
