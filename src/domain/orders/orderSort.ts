import type { OrderFilters } from './orderFilters';

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

const mostUrgentFirst: OrderSort = { by: 'requestDate', direction: 'asc' };

const isSame = (one: OrderSort, other: OrderSort) => one.by === other.by && one.direction === other.direction;

/** A filter by due date lists the most urgent first, unless another sort was chosen. */
export function sortOfDue(sort: OrderSort, was: OrderFilters['due'], due: OrderFilters['due']): OrderSort {
  const [from, to] = due === 'all' ? [mostUrgentFirst, defaultOrderSort] : [defaultOrderSort, mostUrgentFirst];
  return was !== due && isSame(sort, from) ? to : sort;
}
