import { bushingAmperes, bushingText, terminalsOf, type Bushing } from '../reading/terminals';
import type { Feed, Front } from '../../language/things';
import type { MatchRequirement } from '../reading/requirement';
import { settledBy, type Demand } from '../../language/demand';
import {
  evaluateValue,
  isSameText,
  acceptable,
  doesNotFit,
  EXACT,
  needs,
  NOT_RECORDED,
  NOT_REQUIRED,
  worst,
  type Evaluation,
  evaluateText,
} from './verdict';
import { secondaryBushingsIn, type SecondaryBushings } from '../reading/fittings';

/**
 * Feed and front are one feature; the worse counts. Loop feed fits radial systems; radial needs the feed conversion to
 * become loop. Dead front (insulated) fits where live front is required, being safer, never the reverse.
 */
export function evaluateBushing({ bushing: wanted }: MatchRequirement, unit: Bushing): Evaluation {
  const text = bushingText(unit);
  if (wanted !== null && text !== '' && isSameText(wanted.text, text)) return EXACT;
  return evaluateValue(wanted, terminalsOf(unit), (required, { feed, front }) =>
    worst(evaluateFront(required.front, front), evaluateFeed(required.feed, feed)),
  );
}

function evaluateFeed(required: Demand<Feed> | null, actual: Feed | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  const settled = settledBy(required, actual);
  if (settled === 'exact') return EXACT;
  if (actual === 'radial' && settledBy(required, 'loop') === 'exact') return needs('feedConversion');
  return settled === 'excluded' ? doesNotFit('excluded') : acceptable('loopServesRadial');
}

function evaluateFront(required: Demand<Front> | null, actual: Front | null): Evaluation {
  if (required === null) return NOT_REQUIRED;
  if (actual === null) return NOT_RECORDED;
  const settled = settledBy(required, actual);
  if (settled === 'exact') return EXACT;
  return actual === 'dead' && settled === null ? acceptable('deadFrontServesLive') : doesNotFit();
}

/** The rating of high-voltage bushings in amperes: equal or not. */
export function evaluateBushingRating({ bushingRating }: MatchRequirement, unit: Bushing): Evaluation {
  const amperes = bushingAmperes(unit);
  return evaluateValue(bushingRating, amperes.size === 0 ? null : amperes, (required, actual) =>
    [...actual].some((each) => required.has(each)) ? EXACT : doesNotFit(),
  );
}

/** Equal values are exact, whatever the spelling; more holes of the same kind than required are acceptable. */
export const evaluateSecondaryBushings = ({ secondaryBushings }: MatchRequirement, unit: string | null): Evaluation =>
  evaluateText(secondaryBushings, unit, secondaryBushingsIn, compareBushings);

function compareBushings(required: SecondaryBushings, actual: SecondaryBushings): Evaluation {
  if (required.kind && required.kind.included.size === 0 && required.holes.length > 0)
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
  const [kind] = actual.kind?.included ?? [];
  const has = actual.holes.at(-1);
  if (kind === undefined || has === undefined) return NOT_RECORDED;
  return denied?.excluded.has(kind) === true && holes.includes(has) ? doesNotFit('excluded') : EXACT;
}

/** A text that names holes alone leaves the kind open. */
function evaluateKind(required: SecondaryBushings['kind'], actual: SecondaryBushings['kind']): Evaluation {
  const [kind] = actual?.included ?? [];
  if (required === null) return EXACT;
  if (kind === undefined) return NOT_RECORDED;
  return settledBy(required, kind) === 'exact' ? EXACT : doesNotFit();
}
