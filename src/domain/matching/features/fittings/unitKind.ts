import { settledBy } from '../../../language/demand';
import type { MatchRequirement } from '../../reading/requirement';
import { unitKindOf } from '../../reading/fittings/unitKind';
import { evaluateText } from '../verdict/evaluateValue';
import { doesNotFit, EXACT, type Evaluation } from '../verdict/verdict';

/** Pad, pole or substation: equal or not. */
export const evaluateUnitKind = ({ unitKind }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(unitKind, unit, unitKindOf, (required, actual) =>
    settledBy(required, actual) === 'exact' ? EXACT : doesNotFit(),
  );
