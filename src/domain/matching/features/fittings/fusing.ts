import { fusingOf, type Fusing, type FusingDemand } from '../../reading/fittings/fusing';
import type { MatchRequirement } from '../../reading/requirement';
import { evaluateText } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, type Evaluation } from '../verdict/verdict';

/** The same is exact; a unit that does all that is required and more is acceptable; else it does not fit. */
export const evaluateFusing = ({ fusing }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(fusing, unit, fusingOf, (alternatives, actual) => {
    const found = alternatives.map((each) => compareFusing(each, actual));
    return (
      found.find(({ verdict }) => verdict === 'exact') ??
      found.find(({ verdict }) => verdict === 'acceptable') ??
      doesNotFit()
    );
  });

function compareFusing({ does, denied, isOnly }: FusingDemand, actual: Fusing): Evaluation {
  if ([...actual.devices].some((device) => denied.has(device))) return doesNotFit('excluded');
  if (![...does].every((each) => actual.does.has(each))) return doesNotFit();
  if (does.size === actual.does.size || (does.size === 0 && denied.size > 0)) return EXACT;
  return isOnly ? doesNotFit('excluded') : acceptable('protectsMore');
}
