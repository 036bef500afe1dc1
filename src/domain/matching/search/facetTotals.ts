import { evaluateBushing } from '../features/fittings/bushing';
import { evaluateBody, evaluatePhase, evaluatePrimarySide } from '../features/evaluateUnit';
import { evaluateFluid } from '../features/fittings/fluid';
import { evaluateFusing } from '../features/fittings/fusing';
import { evaluateImpedance } from '../features/windings/impedance';
import { evaluateKva } from '../features/kva';
import type { MatchFeature } from '../features/verdict/matchFeatures';
import { evaluateOrderType } from '../features/orderType';
import { evaluateSecondaryBushings } from '../features/fittings/secondaryBushings';
import type { Evaluation } from '../features/verdict/verdict';
import { evaluateSecondary } from '../features/windings/voltageFit';
import { evaluateWinding } from '../features/windings/winding';
import { coarseRank } from '../ranking/key/rankKey';
import { scorePoints, sumTotals, totalsOf, totalsOfOne, type Totals } from '../ranking/totals';
import type { MatchRequirement } from '../reading/requirement';
import type { Rates } from '../../rates/rates';
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
  /** The most points that a finish can earn. */
  openPoints: number;
}
type Best = Pick<Totals, 'points' | 'gaps' | 'openGaps' | 'canServe'>;

export function createFacetTotals(requirement: MatchRequirement, facets: Facets, rates: Rates): FacetTotals {
  const one = (feature: MatchFeature, evaluation: Evaluation) => totalsOfOne(feature, evaluation, rates);
  const side = memoized(facets.sides, (value) => totalsOf(evaluatePrimarySide(requirement, value), rates));
  return {
    side,
    phase: memoized(facets.phases, ({ phase }) => one('phase_match', evaluatePhase(requirement.phase, phase))),
    kva: memoized(facets.kvas, ({ kva }) => one('power_rating_match', evaluateKva(requirement.kva, kva, rates))),
    secondary: memoized(facets.secondaries, ({ voltage }) =>
      one('secondary_voltage_match', evaluateSecondary(requirement, voltage)),
    ),
    finish: finishTotals(requirement, facets, rates),
    impedance: memoized(facets.impedances, ({ impedancePct }) =>
      one('impedance', evaluateImpedance(requirement.impedance, impedancePct, rates)),
    ),
    primary: memoized(facets.primaries, ({ sides }) => bestOf([...sides].map(side))),
    openPoints: openPoints(rates),
  };
}

function finishTotals(requirement: MatchRequirement, facets: Facets, rates: Rates): (id: number) => Totals {
  const one = (feature: MatchFeature, evaluation: Evaluation) => totalsOfOne(feature, evaluation, rates);
  const { orderType, fluid, winding, secondaryBushings } = requirement;
  const bushings = memoized(facets.bushings, (unit) => one('bushing_config_match', evaluateBushing(requirement, unit)));
  const fusings = memoized(facets.fusings, (unit) => one('fusing_match', evaluateFusing(requirement, unit.fusing)));
  const fluids = memoized(facets.fluids, (unit) => one('fluid', evaluateFluid(fluid, unit.fluid)));
  const conditions = memoized(facets.conditions, (unit) =>
    one('order_type_match', evaluateOrderType(orderType, unit.condition)),
  );
  const windings = memoized(facets.windings, (unit) => one('winding', evaluateWinding(winding, unit.windingMaterial)));
  const spades = memoized(facets.secondaryBushings, (unit) =>
    one('secondary_bushings', evaluateSecondaryBushings(secondaryBushings, unit.secondaryBushings)),
  );
  const bodies = memoized(facets.bodies, (unit) => totalsOf(evaluateBody(unit), rates));
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

const openPoints = (rates: Rates): number => 100 * (rates.weightBushings + rates.weightFusing + rates.weightOrderType);

/** The best coarse rank that a unit with these values can have. */
export function upperBound(
  totals: FacetTotals,
  ids: Pick<FacetIds, 'phase' | 'kva' | 'secondary' | 'primary'>,
): number {
  const phase = totals.phase(ids.phase);
  const kva = totals.kva(ids.kva);
  const secondary = totals.secondary(ids.secondary);
  const primary = totals.primary(ids.primary);
  const points = phase.points + kva.points + secondary.points + primary.points + totals.openPoints;
  const canServe = phase.canServe && kva.canServe && secondary.canServe && primary.canServe;
  const gaps = phase.gaps + kva.gaps + secondary.gaps + primary.gaps;
  const unpricedGaps = phase.openGaps + kva.openGaps + secondary.openGaps + primary.openGaps;
  return coarseRank({ canServe, points: scorePoints({ points, canServe }), gaps, unpricedGaps });
}

/** The same of a unit that has these values and a finish, for each finish. */
export function finishBounds(totals: FacetTotals, ids: FacetIds): (finish: number) => number {
  const head = headTotals(totals, ids);
  const primary = totals.primary(ids.primary);
  return (id) => {
    const finish = totals.finish(id);
    const canServe = head.canServe && primary.canServe && finish.canServe;
    const points = scorePoints({ points: head.points + primary.points + finish.points, canServe });
    const gaps = head.gaps + primary.gaps + finish.gaps;
    const unpricedGaps = head.openGaps + primary.openGaps + finish.openGaps;
    return coarseRank({ canServe, points, gaps, unpricedGaps });
  };
}

/** The totals of the bucketed values except the primary side. */
export const headTotals = (totals: FacetTotals, { phase, kva, secondary }: FacetIds): Totals =>
  sumTotals([totals.phase(phase), totals.kva(kva), totals.secondary(secondary)]);
