import type { Unit } from '../../../contract/unit/unit';

/**
 * The unit with the highest match score, the first of equals; give it the non-manual units (spec section 4). Null where no unit
 * has a score.
 */
export function bestUnit(units: readonly Unit[]): Unit | null {
  let best: Unit | null = null;
  for (const unit of units) {
    if (unit.match_score !== null && unit.match_score > (best?.match_score ?? Number.NEGATIVE_INFINITY)) best = unit;
  }
  return best;
}

export function bestSerial(units: readonly Unit[]): string | null {
  const best = bestUnit(units);
  return best === null ? null : String(best.serial);
}
