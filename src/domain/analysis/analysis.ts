import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import type { AddOnChoice } from '../cost/unitDetail/addOns';
import { estimate } from '../cost/unitDetail/estimate';
import { compareUnitSpecs } from '../specs/unitDetailStatus';
import { assumptionSentences } from './assumptionSentences';
import { changeSentences } from './changeSentences';
import { costSentences } from './costSentences';
import { matchSentences } from './matchSentences';

export interface AnalysisSection {
  heading: string;
  sentences: readonly string[];
}

/**
 * 'SpecAI Analysis': what matches the order's requirement and what is in tolerance, what must change, what drives the
 * margin, and what is assumed because data is missing. Plain sentences from rules alone, so the same input gives the same
 * words. A section without sentences is left out. `judged` is the unit as the server judged it for the order.
 */
export function unitAnalysis(
  unit: InventoryUnit,
  requirement: Partial<Requirement> | null,
  options: AddOnChoice,
  orderSalePrice: number | null = null,
  judged: Unit | null = null,
): readonly AnalysisSection[] {
  const specs = compareUnitSpecs(unit, requirement, judged);
  const costs = estimate(unit, options, orderSalePrice);
  const sections = [
    { heading: 'Match', sentences: matchSentences(specs) },
    { heading: 'Required changes', sentences: changeSentences(specs) },
    { heading: 'Cost and margin, by percentages', sentences: costSentences(costs) },
    { heading: 'Assumed, because data is missing', sentences: assumptionSentences(costs, unit.location) },
  ];
  return sections.filter(({ sentences }) => sentences.length > 0);
}
