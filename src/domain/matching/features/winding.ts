import type { WindingMaterial } from '../../language/things';
import type { MatchRequirement } from '../reading/requirement';
import { settledBy, type Demand } from '../../language/demand';
import {
  acceptable,
  doesNotFit,
  EXACT,
  NOT_RECORDED,
  NOT_REQUIRED,
  worst,
  type Evaluation,
  evaluateText,
} from './verdict';
import { windingsOf } from '../reading/windings';

type Materials = ReadonlySet<WindingMaterial>;

/** Copper, the better conductor, fits where aluminum is required, never the reverse. Each winding is judged. */
export const evaluateWinding = ({ winding }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(winding, unit, windingsOf, (required, actual) =>
    worst(evaluateSide(required.high, actual.high), evaluateSide(required.low, actual.low)),
  );

/** A winding of both materials contains aluminum, so it does not fit where copper is required. */
function evaluateSide(required: Demand<WindingMaterial> | null, actual: Materials | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  if ([...actual].some((material) => required.excluded.has(material))) return doesNotFit('excluded');
  const verdicts = [...actual].map((material) => evaluateMaterial(required, material));
  return worst(EXACT, ...verdicts);
}

function evaluateMaterial(required: Demand<WindingMaterial>, material: WindingMaterial): Evaluation {
  const settled = settledBy(required, material);
  if (settled === 'exact') return EXACT;
  return settled === null && material === 'copper' ? acceptable('copperServesAluminum') : doesNotFit();
}
