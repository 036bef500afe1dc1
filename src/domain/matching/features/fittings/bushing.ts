import { bushingAmperes, bushingText, terminalsOf, type Bushing } from '../../reading/fittings/terminals';
import type { Feed, Front } from '../../../language/things/terminals';
import type { MatchRequirement } from '../../reading/requirement';
import { settledBy, type Demand } from '../../../language/demand';
import { evaluateValue, isSameText } from '../verdict/evaluateValue';
import {
  acceptable,
  doesNotFit,
  EXACT,
  needs,
  NOT_RECORDED,
  NOT_REQUIRED,
  worst,
  type Evaluation,
} from '../verdict/verdict';

/**
 * Feed and front are one feature, of which the worse counts. Loop feed serves radial systems; radial needs the feed conversion to
 * become loop. Dead front (insulated) serves where live front is asked for, being the safer of the two, never the other way round.
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
