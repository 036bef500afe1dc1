import type { MatchRequirement } from '../reading/requirement';
import { settledBy } from '../../language/demand';
import { doesNotFit, EXACT, type Evaluation, evaluateText } from './verdict';
import { unitKindOf } from '../reading/fittings';

/** Pad, pole or substation: equal or not. */
export const evaluateUnitKind = ({ unitKind }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(unitKind, unit, unitKindOf, (required, actual) =>
    settledBy(required, actual) === 'exact' ? EXACT : doesNotFit(),
  );
