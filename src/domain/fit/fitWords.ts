import type { Unit } from '../../contract/unit/unit';
import { NOT_AVAILABLE } from '../format/orNA';
import { matchPercent } from '../specs/matchPercent';
import { fitClassOf } from './fitClass';

/** What is said of a unit without a score, by a server that judges: the order does not state enough to give one. */
export const NOT_JUDGED = 'Not judged';

type Scored = Pick<Unit, 'fit' | 'can_serve' | 'match_score'>;

/** '84%'. */
export function scoreText({ match_score, fit }: Pick<Scored, 'match_score' | 'fit'>): string {
  const percent = matchPercent(match_score);
  if (percent !== null) return `${percent}%`;
  return fit === null ? NOT_AVAILABLE : NOT_JUDGED;
}

/** The class first, then the score: 'Fits with work · 84%'. */
export const fitText = (unit: Scored): string =>
  [fitClassOf(unit), scoreText(unit)].filter((text) => text !== null).join(' · ');
