import type { PairFacts } from './objective';

interface WaitingOrder {
  readonly id: number;
  /** ISO 8601 calendar date. */
  readonly orderDate: string | null;
  /** The best match first. */
  readonly pairs: readonly PairFacts[];
}

/** Who gets what where each order takes the best match that is left, the oldest order first; by order id. */
export function firstCome(orders: readonly WaitingOrder[]): Map<number, PairFacts> {
  const taken = new Set<string>();
  const served = new Map<number, PairFacts>();
  for (const { id, pairs } of [...orders].sort(byAge)) {
    const best = pairs.find(({ serial }) => !taken.has(serial));
    if (best === undefined) continue;
    taken.add(best.serial);
    served.set(id, best);
  }
  return served;
}

/** An order without a date came last. */
const byAge = (a: WaitingOrder, b: WaitingOrder): number => {
  const [first, second] = [a.orderDate ?? '9999', b.orderDate ?? '9999'];
  return first === second ? a.id - b.id : first < second ? -1 : 1;
};
