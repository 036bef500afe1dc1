export interface OrderSort {
  by: 'orderDate' | 'price' | 'requestDate';
  direction: 'asc' | 'desc';
}
/** Newest first (spec section 9). */
export const defaultOrderSort: OrderSort = { by: 'orderDate', direction: 'desc' };

/** Highest or newest first; the Customer Request Date most urgent first. */
export const firstDirection = (by: OrderSort['by']): OrderSort['direction'] =>
  by === 'requestDate' ? 'asc' : defaultOrderSort.direction;

/** Changes the sort; retains the direction if its meaning is the same. */
export function sortedBy(sort: OrderSort, by: OrderSort['by']): OrderSort {
  const keepsDirection = by === sort.by || (by !== 'requestDate' && sort.by !== 'requestDate');
  return { by, direction: keepsDirection ? sort.direction : firstDirection(by) };
}
