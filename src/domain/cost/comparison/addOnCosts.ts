import type { Work } from '../../../contract/unit/unit';
import type { CostedUnit } from './costedUnit';

/** What each add-on costs for a unit, US dollars; 0 where the server gives none. */
export interface AddOnCosts {
  fr3: number;
  turnPull: number;
  feedConversion: number;
  replacementCabinet: number;
  reTank: number;
}

/** Reads the server's cost breakdown, and where that has nothing, the cost of the needed work. */
export function addOnCosts(unit: CostedUnit): AddOnCosts {
  const costs = unit.jcm_result?.cost_breakdown;
  const either = (cost: number | null | undefined, work: Work) => cost || listedCost(unit, work) || 0;
  return {
    fr3: either(costs?.fr3_cost, 'fr3'),
    turnPull: either(costs?.turn_pull_cost, 'turnPull'),
    feedConversion: either(costs?.feed_conversion_cost, 'feedConversion'),
    replacementCabinet: either(costs?.replacement_cabinet_cost, 'replacementCabinet'),
    reTank: either(costs?.retank_cost, 'reTank'),
  };
}

const listedCost = ({ needed_work }: CostedUnit, work: Work) =>
  needed_work.find((needed) => needed.work === work)?.cost;
