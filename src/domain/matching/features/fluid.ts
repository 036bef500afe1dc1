import type { Fluid } from '../../language/things';
import type { MatchRequirement } from '../reading/requirement';
import { settledBy, type Demand } from '../../language/demand';
import { acceptable, doesNotFit, EXACT, needs, type Evaluation, evaluateText } from './verdict';
import { familyOf, fluidOf } from '../reading/fittings';

/**
 * FR3, a natural ester, fits where mineral oil is required; mineral oil becomes FR3 by a fill; natural esters can
 * replace each other. A legacy fluid (R-Temp, silicone, askarel, BETA, Wecosol) fits only an order that names it.
 */
export const evaluateFluid = ({ fluid }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(fluid, unit, fluidOf, compareFluids);

function compareFluids(required: Demand<Fluid>, actual: Fluid): Evaluation {
  const settled = settledBy(required, actual);
  if (settled === 'exact' && required.included.has(actual)) return EXACT;
  if (familyOf(actual) === 'legacy') return doesNotFit(actual === 'askarel' ? 'containsPcb' : 'legacyFluid');
  if (settled === 'exact') return EXACT;
  const families = new Set([...required.included].map(familyOf));
  const isMineral = familyOf(actual) === 'mineral' && !required.excluded.has(actual);
  if (isMineral && canBeFilled(required, families.has('ester'))) return needs('fr3');
  if (settled === 'excluded') return doesNotFit('excluded');
  if (familyOf(actual) !== 'ester') return doesNotFit();
  if (families.has('ester')) return acceptable('sameFluidFamily');
  return families.has('mineral') ? acceptable('esterServesMineral') : doesNotFit();
}

/** Whether an FR3 fill meets the requirement: FR3 itself, or another ester. */
const canBeFilled = (required: Demand<Fluid>, asksEster: boolean): boolean => {
  const filled = settledBy(required, 'fr3');
  return filled === 'exact' || (filled === null && asksEster);
};
