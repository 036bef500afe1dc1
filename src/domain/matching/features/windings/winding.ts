import { settledBy, type Demand } from '../../../language/demand';
import type { MatchRequirement } from '../../reading/requirement';
import type { WindingMaterial } from '../../../language/things/windings';
import { windingsOf } from '../../reading/windings';
import { evaluateText } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, NOT_RECORDED, NOT_REQUIRED, worst, type Evaluation } from '../verdict/verdict';

type Materials = ReadonlySet<WindingMaterial>;

/** Copper, the better conductor, serves where aluminum is asked for, never the other way round. Each winding is judged. */
export const evaluateWinding = ({ winding }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(winding, unit, windingsOf, (required, actual) =>
    worst(evaluateSide(required.high, actual.high), evaluateSide(required.low, actual.low)),
  );

/** A winding of both materials contains aluminum, so that it does not fit where copper is asked for. */
function evaluateSide(required: Demand<WindingMaterial> | null, actual: Materials | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  if ([...actual].some((material) => required.denied.has(material))) return doesNotFit('excluded');
  const verdicts = [...actual].map((material) => evaluateMaterial(required, material));
  return worst(EXACT, ...verdicts);
}

function evaluateMaterial(required: Demand<WindingMaterial>, material: WindingMaterial): Evaluation {
  const settled = settledBy(required, material);
  if (settled === 'exact') return EXACT;
  return settled === null && material === 'copper' ? acceptable('copperServesAluminum') : doesNotFit();
}
