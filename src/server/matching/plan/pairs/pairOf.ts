import { toCents } from '../../../../domain/cost/cents';
import { roadDistance } from '../../../../domain/distance/roadDistance';
import type { Ranked } from '../../../../domain/matching/ranking/scoreUnit';
import type { PairFacts } from '../../../../domain/plan/objective';
import type { OrderRow } from '../../../repositories/orders/orders';

/** What a judged pair means for a plan, before freight; null if it is not judged, or its cost or price is not recorded. */
export function pairOf({ candidate, score }: Ranked, delivery: string): PairFacts | null {
  if (score.score === null || score.margin === null || !score.isComplete) return null;
  return {
    serial: candidate.serial,
    match: score.score,
    fitClass: score.fitClass,
    margin: toCents(score.margin),
    hasWork: score.neededWork.length > 0,
    miles: roadDistance(candidate.location, delivery)?.miles ?? null,
    freight: null,
  };
}

export const deliveryOf = ({ ship_city, ship_state }: Pick<OrderRow, 'ship_city' | 'ship_state'>): string =>
  [ship_city, ship_state].filter(Boolean).join(', ');
