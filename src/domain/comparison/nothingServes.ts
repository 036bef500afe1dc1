import type { Relaxation } from '../../contract/matching/recommendations';
import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import { gapsOf } from '../specs/gaps';
import { matchPercent } from '../specs/matchPercent';

/** Of the recommended units, best first. */
const NEAREST = 3;

/** Whether a server that judges units recommends none that can serve. */
export const nothingServes = (recommended: readonly Unit[]): boolean =>
  recommended.length > 0 && recommended.every(({ can_serve }) => can_serve === false);

/** What the nearest units lack: 'IC-1001 (62%): Power Rating: Does not fit'. */
export const nearestTexts = (requirement: Partial<Requirement>, recommended: readonly Unit[]): string[] =>
  recommended.slice(0, NEAREST).map((unit) => nearestText(requirement, unit));

function nearestText(requirement: Partial<Requirement>, unit: Unit): string {
  const gaps = gapsOf(requirement, unit).filter(({ verdict }) => verdict === 'does not fit');
  const percent = matchPercent(unit.match_score);
  const match = percent === null ? '' : ` (${percent}%)`;
  return `${unit.serial}${match}: ${gaps.map(({ name, text }) => `${name}: ${text}`).join('; ')}`;
}

/** What changing one requirement would bring: '500 kVA: 3 units · Mineral oil: 1 unit'. */
export const relaxationsText = (relaxations: readonly Relaxation[]): string =>
  relaxations
    .flatMap(({ change, units }) =>
      change === null || units === null ? [] : [`${change}: ${units} ${units === 1 ? 'unit' : 'units'}`],
    )
    .join(' · ');
