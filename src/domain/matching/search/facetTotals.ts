import { evaluateBushing } from '../features/fittings/bushing';
import { evaluateBody, evaluatePhase, evaluatePrimarySide } from '../features/evaluateUnit';
import { evaluateFluid } from '../features/fittings/fluid';
import { evaluateFusing } from '../features/fittings/fusing';
import { evaluateImpedance } from '../features/windings/impedance';
import { evaluateKva } from '../features/kva';
import { WEIGHTS } from '../features/verdict/matchFeatures';
import { evaluateOrderType } from '../features/orderType';
import { evaluateSecondaryBushings } from '../features/fittings/secondaryBushings';
import { evaluateSecondary } from '../features/windings/voltageFit';
import { evaluateWinding } from '../features/windings/winding';
import { coarseRank } from '../ranking/rankKey';
import { scorePoints, sumTotals, totalsOf, totalsOfOne, type Totals } from '../ranking/totals';
import type { MatchRequirement } from '../reading/requirement';
import type { FacetIds, Facets } from './facets';
import { memoized } from './interner';

/** What each distinct value earns in one search, evaluated on first use. */
export interface FacetTotals {
  phase: (id: number) => Totals;
  kva: (id: number) => Totals;
  secondary: (id: number) => Totals;
  side: (id: number) => Totals;
  finish: (id: number) => Totals;
  impedance: (id: number) => Totals;
  /** The best that a primary side with this voltage text can earn. */
  primary: (id: number) => Best;
}
type Best = Pick<Totals, 'points' | 'gaps' | 'openGaps' | 'canServe'>;

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
    impedance: memoized(facets.impedances, ({ impedancePct }) =>
      totalsOfOne('impedance', evaluateImpedance(requirement.impedance, impedancePct)),
    ),
    primary: memoized(facets.primaries, ({ sides }) => bestOf([...sides].map(side))),
  };
}

function finishTotals(requirement: MatchRequirement, facets: Facets): (id: number) => Totals {
  const { orderType, fluid, winding, secondaryBushings } = requirement;
  const bushings = memoized(facets.bushings, (unit) =>
    totalsOfOne('bushing_config_match', evaluateBushing(requirement, unit)),
  );
  const fusings = memoized(facets.fusings, (unit) =>
    totalsOfOne('fusing_match', evaluateFusing(requirement, unit.fusing)),
  );
  const fluids = memoized(facets.fluids, (unit) => totalsOfOne('fluid', evaluateFluid(fluid, unit.fluid)));
  const conditions = memoized(facets.conditions, (unit) =>
    totalsOfOne('order_type_match', evaluateOrderType(orderType, unit.condition)),
  );
  const windings = memoized(facets.windings, (unit) =>
    totalsOfOne('winding', evaluateWinding(winding, unit.windingMaterial)),
  );
  const spades = memoized(facets.secondaryBushings, (unit) =>
    totalsOfOne('secondary_bushings', evaluateSecondaryBushings(secondaryBushings, unit.secondaryBushings)),
  );
  const bodies = memoized(facets.bodies, (unit) => totalsOf(evaluateBody(unit)));
  return memoized(facets.finishes, (ids) =>
    sumTotals([
      bushings(ids.bushing),
      fusings(ids.fusing),
      fluids(ids.fluid),
      conditions(ids.condition),
      windings(ids.winding),
      spades(ids.secondaryBushings),
      bodies(ids.body),
    ]),
  );
}

const bestOf = (sides: readonly Totals[]): Best => ({
  points: Math.max(...sides.map(({ points }) => points)),
  gaps: Math.min(...sides.map(({ gaps }) => gaps)),
  openGaps: Math.min(...sides.map(({ openGaps }) => openGaps)),
  canServe: sides.some(({ canServe }) => canServe),
});

/** The most points that a finish can earn. */
const OPEN_POINTS = 100 * (WEIGHTS.bushing_config_match + WEIGHTS.fusing_match + WEIGHTS.order_type_match);

/** The best coarse rank that a unit with these values can have. */
export function upperBound(
  totals: FacetTotals,
  ids: Pick<FacetIds, 'phase' | 'kva' | 'secondary' | 'primary'>,
): number {
  const phase = totals.phase(ids.phase);
  const kva = totals.kva(ids.kva);
  const secondary = totals.secondary(ids.secondary);
  const primary = totals.primary(ids.primary);
  const points = phase.points + kva.points + secondary.points + primary.points + OPEN_POINTS;
  const canServe = phase.canServe && kva.canServe && secondary.canServe && primary.canServe;
  const gaps = phase.gaps + kva.gaps + secondary.gaps + primary.gaps;
  const unpricedGaps = phase.openGaps + kva.openGaps + secondary.openGaps + primary.openGaps;
  return coarseRank({ canServe, points: scorePoints({ points, canServe }), gaps, unpricedGaps });
}

/** The totals of the bucketed values except the primary side. */
export const headTotals = (totals: FacetTotals, { phase, kva, secondary }: FacetIds): Totals =>
  sumTotals([totals.phase(phase), totals.kva(kva), totals.secondary(secondary)]);
