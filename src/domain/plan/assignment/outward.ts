import { createNearestFirst } from './nearestFirst';
import { at, NONE, type Assignment } from './problem';
import { OUTSIDE, type Residual } from './residual';

/** The cheapest way of every order to a free unit or to none, over the orders that have to move for it. */
export interface Outward {
  /** In cents. */
  readonly costs: Float64Array;
  /** Whose unit each order takes: an order's, or OUTSIDE. */
  readonly next: Int32Array;
}

export function outwardOf(residual: Residual, { unitOf }: Assignment): Outward {
  const costs = residual.exits.slice();
  const next = new Int32Array(unitOf.length).fill(OUTSIDE);
  const nearest = createNearestFirst();
  for (let order = 0; order < unitOf.length; order += 1) nearest.push(at(costs, order), order);
  for (let near = nearest.pop(); near !== null; near = nearest.pop()) {
    const unit = at(unitOf, near.place);
    if (unit === NONE || near.distance > at(costs, near.place)) continue;
    for (let place = at(residual.starts, unit); place < at(residual.starts, unit + 1); place += 1) {
      const order = at(residual.orders, place);
      const cost = near.distance + at(residual.slacks, place);
      if (cost >= at(costs, order)) continue;
      costs[order] = cost;
      next[order] = near.place;
      nearest.push(cost, order);
    }
  }
  return { costs, next };
}
