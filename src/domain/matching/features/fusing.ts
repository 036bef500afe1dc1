import type { MatchRequirement } from '../reading/requirement';
import { acceptable, doesNotFit, EXACT, type Evaluation, evaluateText } from './verdict';
import { fusingOf, type Fusing, type FusingDemand } from '../reading/fittings';

/** Equal is exact; a unit that does everything required and more is acceptable; otherwise it does not fit. */
export const evaluateFusing = ({ fusing }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(fusing, unit, fusingOf, (alternatives, actual) => {
    const found = alternatives.map((each) => compareFusing(each, actual));
    return (
      found.find(({ verdict }) => verdict === 'exact') ??
      found.find(({ verdict }) => verdict === 'acceptable') ??
      doesNotFit()
    );
  });

function compareFusing({ does, excluded, isOnly }: FusingDemand, actual: Fusing): Evaluation {
  if ([...actual.devices].some((device) => excluded.has(device))) return doesNotFit('excluded');
  if (![...does].every((each) => actual.does.has(each))) return doesNotFit();
  if (does.size === actual.does.size || (does.size === 0 && excluded.size > 0)) return EXACT;
  return isOnly ? doesNotFit('excluded') : acceptable('protectsMore');
}
