import type { Fluid } from '../../../language/things/fluids';
import { familyOf, fluidOf } from '../../reading/fittings/fluids';
import type { MatchRequirement } from '../../reading/requirement';
import { settledBy, type Demand } from '../../../language/demand';
import { evaluateText } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, needs, type Evaluation } from '../verdict/verdict';

/**
 * FR3, a natural ester, serves where mineral oil is asked for; mineral oil becomes FR3 by a fill; natural esters serve each
 * other. A legacy fluid (R-Temp, silicone, askarel, BETA, Wecosol) serves only where the order names it.
 */
export const evaluateFluid = ({ fluid }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(fluid, unit, fluidOf, compareFluids);

function compareFluids(required: Demand<Fluid>, actual: Fluid): Evaluation {
  const settled = settledBy(required, actual);
  if (settled === 'exact' && required.asked.has(actual)) return EXACT;
  if (familyOf(actual) === 'legacy') return doesNotFit('legacyFluid');
  if (settled === 'exact') return EXACT;
  const asked = new Set([...required.asked].map(familyOf));
  const isMineral = familyOf(actual) === 'mineral' && !required.denied.has(actual);
  if (isMineral && canBeFilled(required, asked.has('ester'))) return needs('fr3');
  if (settled === 'excluded') return doesNotFit('excluded');
  if (familyOf(actual) !== 'ester') return doesNotFit();
  if (asked.has('ester')) return acceptable('sameFluidFamily');
  return asked.has('mineral') ? acceptable('esterServesMineral') : doesNotFit();
}

/** Whether an FR3 fill brings what is asked for: FR3 itself, or another ester in whose place it serves. */
const canBeFilled = (required: Demand<Fluid>, asksEster: boolean): boolean => {
  const filled = settledBy(required, 'fr3');
  return filled === 'exact' || (filled === null && asksEster);
};
