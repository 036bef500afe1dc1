import type { MatchRequirement } from '../features/candidate';
import type { FacetIds, Facets } from './facets';
import { memoized } from './interner';
import { judgeBushing } from '../features/bushing';
import { judgeFluid } from '../features/fluid';
import { judgeFusing } from '../features/fusing';
import { judgeOrderType, judgePhase, judgePrimarySide } from '../features/judgements';
import { judgeKva } from '../features/kva';
import { promiseOf } from '../ranking/rankKey';
import { addTallies, scorePoints, tallyOf, tallyOne, type Tally } from '../ranking/tally';
import { WEIGHTS } from '../features/verdict';
import { judgeSecondary } from '../features/voltageFit';

/** What each distinct value earns in one search, judged when it is first met. */
export interface FacetTallies {
  phase: (id: number) => Tally;
  kva: (id: number) => Tally;
  secondary: (id: number) => Tally;
  side: (id: number) => Tally;
  finish: (id: number) => Tally;
  /** The best that a primary side with this voltage text can earn. */
  primary: (id: number) => Best;
}
interface Best {
  points: number;
  gaps: number;
  isCapped: boolean;
}

export function createFacetTallies(requirement: MatchRequirement, facets: Facets): FacetTallies {
  const side = memoized(facets.sides, (value) => tallyOf(judgePrimarySide(requirement, value)));
  return {
    side,
    phase: memoized(facets.phases, ({ phase }) => tallyOne('phase_match', judgePhase(requirement.phase, phase))),
    kva: memoized(facets.kvas, ({ kva }) => tallyOne('power_rating_match', judgeKva(requirement.kva, kva))),
    secondary: memoized(facets.secondaries, ({ voltage }) =>
      tallyOne('secondary_voltage_match', judgeSecondary(requirement, voltage)),
    ),
    finish: finishTally(requirement, facets),
    primary: memoized(facets.primaries, ({ sides }) => bestOf([...sides].map(side))),
  };
}

function finishTally(requirement: MatchRequirement, facets: Facets): (id: number) => Tally {
  const { orderType } = requirement;
  const bushing = memoized(facets.bushings, (value) =>
    tallyOne('bushing_config_match', judgeBushing(requirement, value)),
  );
  const fusing = memoized(facets.fusings, (unit) => tallyOne('fusing_match', judgeFusing(requirement, unit.fusing)));
  const fluid = memoized(facets.fluids, (unit) => tallyOne('fluid', judgeFluid(requirement, unit.fluid)));
  const condition = memoized(facets.conditions, (unit) =>
    tallyOne('order_type_match', judgeOrderType(orderType, unit.condition)),
  );
  return memoized(facets.finishes, (ids) =>
    [fusing(ids.fusing), fluid(ids.fluid), condition(ids.condition)].reduce(addTallies, bushing(ids.bushing)),
  );
}

const bestOf = (sides: readonly Tally[]): Best => ({
  points: Math.max(...sides.map(({ points }) => points)),
  gaps: Math.min(...sides.map(({ gaps }) => gaps)),
  isCapped: sides.every(({ isCapped }) => isCapped),
});

/** What a finish can earn at most, in points. */
const OPEN_POINTS = 100 * (WEIGHTS.bushing_config_match + WEIGHTS.fusing_match + WEIGHTS.order_type_match);

/** No unit with these heavy values promises more: its points and gaps at their best. */
export function bestPromise(
  tallies: FacetTallies,
  ids: Pick<FacetIds, 'phase' | 'kva' | 'secondary' | 'primary'>,
): number {
  const [phase, kva] = [tallies.phase(ids.phase), tallies.kva(ids.kva)];
  const [secondary, primary] = [tallies.secondary(ids.secondary), tallies.primary(ids.primary)];
  const points = phase.points + kva.points + secondary.points + primary.points + OPEN_POINTS;
  const isCapped = phase.isCapped || secondary.isCapped || primary.isCapped;
  const gaps = phase.gaps + kva.gaps + secondary.gaps + primary.gaps;
  return promiseOf({ points: scorePoints(points, isCapped), gaps });
}

/** What the heavy values of a unit but its primary side earn. */
export const headTally = (tallies: FacetTallies, { phase, kva, secondary }: FacetIds): Tally =>
  addTallies(addTallies(tallies.phase(phase), tallies.kva(kva)), tallies.secondary(secondary));
