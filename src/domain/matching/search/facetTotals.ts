import type { MatchRequirement } from '../reading/candidate';
import type { FacetIds, Facets } from './facets';
import { memoized } from './interner';
import { evaluateBushing } from '../features/bushing';
import { evaluateFluid } from '../features/fluid';
import { evaluateFusing } from '../features/fusing';
import { evaluateOrderType, evaluatePhase, evaluatePrimarySide } from '../features/evaluateUnit';
import { evaluateKva } from '../features/kva';
import { coarseRank } from '../ranking/rankKey';
import { addTotals, scorePoints, totalsOf, totalsOfOne, type Totals } from '../ranking/totals';
import { WEIGHTS } from '../features/verdict';
import { evaluateSecondary } from '../features/voltageFit';

/** What each distinct value earns in one search, evaluated on first use. */
export interface FacetTotals {
  phase: (id: number) => Totals;
  kva: (id: number) => Totals;
  secondary: (id: number) => Totals;
  side: (id: number) => Totals;
  finish: (id: number) => Totals;
  /** The best that a primary side with this voltage text can earn. */
  primary: (id: number) => Best;
}
interface Best {
  points: number;
  gaps: number;
  isCapped: boolean;
}

export function createFacetTotals(requirement: MatchRequirement, facets: Facets): FacetTotals {
  const side = memoized(facets.sides, (value) => totalsOf(evaluatePrimarySide(requirement, value)));
  return {
    side,
    phase: memoized(facets.phases, ({ phase }) => totalsOfOne('phase_match', evaluatePhase(requirement.phase, phase))),
    kva: memoized(facets.kvas, ({ kva }) => totalsOfOne('power_rating_match', evaluateKva(requirement.kva, kva))),
    secondary: memoized(facets.secondaries, ({ voltage }) =>
      totalsOfOne('secondary_voltage_match', evaluateSecondary(requirement, voltage)),
    ),
    finish: finishTotals(requirement, facets),
    primary: memoized(facets.primaries, ({ sides }) => bestOf([...sides].map(side))),
  };
}

function finishTotals(requirement: MatchRequirement, facets: Facets): (id: number) => Totals {
  const { orderType } = requirement;
  const bushing = memoized(facets.bushings, (value) =>
    totalsOfOne('bushing_config_match', evaluateBushing(requirement, value)),
  );
  const fusing = memoized(facets.fusings, (unit) =>
    totalsOfOne('fusing_match', evaluateFusing(requirement, unit.fusing)),
  );
  const fluid = memoized(facets.fluids, (unit) => totalsOfOne('fluid', evaluateFluid(requirement, unit.fluid)));
  const condition = memoized(facets.conditions, (unit) =>
    totalsOfOne('order_type_match', evaluateOrderType(orderType, unit.condition)),
  );
  return memoized(facets.finishes, (ids) =>
    [fusing(ids.fusing), fluid(ids.fluid), condition(ids.condition)].reduce(addTotals, bushing(ids.bushing)),
  );
}

const bestOf = (sides: readonly Totals[]): Best => ({
  points: Math.max(...sides.map(({ points }) => points)),
  gaps: Math.min(...sides.map(({ gaps }) => gaps)),
  isCapped: sides.every(({ isCapped }) => isCapped),
});

/** The most points that a finish can earn. */
const OPEN_POINTS = 100 * (WEIGHTS.bushing_config_match + WEIGHTS.fusing_match + WEIGHTS.order_type_match);

/** The best coarse rank that a unit with these values can have. */
export function upperBound(
  totals: FacetTotals,
  ids: Pick<FacetIds, 'phase' | 'kva' | 'secondary' | 'primary'>,
): number {
  const [phase, kva] = [totals.phase(ids.phase), totals.kva(ids.kva)];
  const [secondary, primary] = [totals.secondary(ids.secondary), totals.primary(ids.primary)];
  const points = phase.points + kva.points + secondary.points + primary.points + OPEN_POINTS;
  const isCapped = phase.isCapped || secondary.isCapped || primary.isCapped;
  const gaps = phase.gaps + kva.gaps + secondary.gaps + primary.gaps;
  return coarseRank({ points: scorePoints(points, isCapped), gaps });
}

/** The totals of the bucketed values except the primary side. */
export const headTotals = (totals: FacetTotals, { phase, kva, secondary }: FacetIds): Totals =>
  addTotals(addTotals(totals.phase(phase), totals.kva(kva)), totals.secondary(secondary));
