import { secondaryBushingsIn, type SecondaryBushings } from '../../reading/fittings/secondaryBushings';
import { settledBy } from '../../../language/demand';
import type { MatchRequirement } from '../../reading/requirement';
import { evaluateText } from '../verdict/evaluateValue';
import { acceptable, doesNotFit, EXACT, NOT_RECORDED, type Evaluation } from '../verdict/verdict';

/** Equal, however it is written, is exact; more holes of the same kind than asked for are acceptable. */
export const evaluateSecondaryBushings = ({ secondaryBushings }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(secondaryBushings, unit, secondaryBushingsIn, compareBushings);

function compareBushings(required: SecondaryBushings, actual: SecondaryBushings): Evaluation {
  if (required.kind && required.kind.asked.size === 0 && required.holes.length > 0)
    return evaluateDenial(required, actual);
  const kind = evaluateKind(required.kind, actual.kind);
  if (kind !== EXACT) return kind;
  const [fewest] = required.holes;
  const holes = actual.holes.at(-1);
  if (fewest === undefined) return EXACT;
  if (holes === undefined) return NOT_RECORDED;
  if (required.holes.includes(holes)) return EXACT;
  return holes > fewest && !required.kind?.isOnly ? acceptable('moreHoles') : doesNotFit();
}

/** 'No 4-hole spade' excludes that one alone. */
function evaluateDenial({ holes, kind: denied }: SecondaryBushings, actual: SecondaryBushings): Evaluation {
  const [kind] = actual.kind?.asked ?? [];
  const has = actual.holes.at(-1);
  if (kind === undefined || has === undefined) return NOT_RECORDED;
  return denied?.denied.has(kind) === true && holes.includes(has) ? doesNotFit('excluded') : EXACT;
}

/** A text that names holes alone leaves the kind open. */
function evaluateKind(required: SecondaryBushings['kind'], actual: SecondaryBushings['kind']): Evaluation {
  const [kind] = actual?.asked ?? [];
  if (required === null) return EXACT;
  if (kind === undefined) return NOT_RECORDED;
  return settledBy(required, kind) === 'exact' ? EXACT : doesNotFit();
}
