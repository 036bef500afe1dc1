import type { Unit } from '../../../contract/unit/unit';

/** What each add-on costs for a unit, US dollars; 0 where the server gives none. */
export interface AddOnCosts {
  fr3: number;
  turnPull: number;
  feedConversion: number;
  replacementCabinet: number;
  reTank: number;
}

/** Reads the server's cost breakdown. */
export function addOnCosts(unit: Unit): AddOnCosts {
  const costs = unit.jcm_result?.cost_breakdown;
  return {
    fr3: costs?.fr3_cost ?? 0,
    turnPull: costs?.turn_pull_cost ?? 0,
    feedConversion: costs?.feed_conversion_cost ?? 0,
    replacementCabinet: costs?.replacement_cabinet_cost ?? 0,
    reTank: costs?.retank_cost ?? 0,
  };
}
