import type { FitClass, Verdict, Work } from '../../../../src/contract/units/unit';
import type { Rates } from '../../../../src/domain/rates/rates';
import { bil } from './features/bil';
import { bushingConfig, bushingRating, secondaryBushings } from './features/bushings';
import { fluid } from './features/fluid';
import { fusing } from './features/fusing';
import { orderType, unitType } from './features/job';
import { impedance, kvaIn, phase, phasesIn, powerRating } from './features/ratings';
import { winding } from './features/winding';
import { requiredPrimary, requiredSecondary, windings } from './features/windings';
import { found, needs, worst, type Requested, type BookUnit, type Finding } from './finding';
import { fitClassOf, hundredthsOf } from './fit';
import { marginOf, type BookMargin } from './money/margin';
import { worksOf, type NeededWorks } from './money/works';

export interface BookJudgment {
  verdicts: Record<string, Verdict>;
  class: FitClass;
  /** Hundredths; null for a requirement that cannot be judged. */
  score: number | null;
  /** Cents of each work that is needed; null where no cost is recorded. */
  works: NeededWorks;
  margin: BookMargin;
}

export type Findings = Record<string, Finding>;

/** One unit against one order, by the domain facts 'Does unit U fit requirement R?', without caches or shared code. */
export function judge(requested: Requested, unit: BookUnit, rates: Rates): BookJudgment {
  const findings = withoutTurnPullBesideRewind(findingsOf(requested, unit, rates));
  const works = worksOf(findings, requested, unit, rates);
  const fitClass = fitClassOf(findings, Object.values(works).includes(null), isJudgeable(requested));
  return {
    verdicts: Object.fromEntries(Object.entries(findings).map(([key, { verdict }]) => [key, verdict])),
    class: fitClass,
    score: isJudgeable(requested) ? hundredthsOf(findings, fitClass) : null,
    works,
    margin: marginOf(requested, unit, works),
  };
}

/** Phase, kVA and both voltages are the least that an order has to state. */
const isJudgeable = ({ quote }: Requested): boolean =>
  ![phasesIn(quote.phase), kvaIn(quote.kva_rating), requiredPrimary(quote), requiredSecondary(quote)].includes(null);

function findingsOf(
  { quote, fusing: requiredFusing, impedancePct }: Requested,
  unit: BookUnit,
  rates: Rates,
): Findings {
  const electrical = windings(unit, quote);
  const accepted = quote.accepted_constraints ?? [];
  return {
    phase_match: phase(quote.phase, unit.phase),
    power_rating_match: powerRating(quote.kva_rating, unit.kva, rates),
    connection: worst(electrical.connections),
    primary_voltage_match: electrical.primary,
    secondary_voltage_match: electrical.secondary,
    taps_match: electrical.taps,
    bushing_config_match: bushingConfig(quote.bush_configuration, unit.bushConfiguration),
    bushing_rating: bushingRating(quote.bushing_type, unit.bushType),
    fusing_match: fusing(requiredFusing, unit.fusing),
    order_type_match: orderType(quote.order_type, unit.condition),
    bil: bil(quote.bil, unit.bilKv, requiredPrimary(quote)),
    winding: winding(quote.coil_type, unit.windingMaterial, accepted.includes('copperWindings')),
    impedance: impedance(impedancePct, unit.impedancePct, rates),
    secondary_bushings: secondaryBushings(
      accepted.includes('sixHoleSpades') ? '6-hole spade' : quote.sec_bush,
      unit.secondaryBushings,
    ),
    fluid: fluid(quote.oil_type, unit.fluid, accepted.includes('ester')),
    unit_type: unitType(quote.unit_type, unit.unitType),
    cabinet: unit.cabinetNeedsReplacing ? needs('replacementCabinet') : found('exact'),
    tank: unit.tankNeedsReplacing ? needs('reTank') : found('exact'),
  };
}

/** Beside any rewind a turn pull is part of it. */
function withoutTurnPullBesideRewind(findings: Findings): Findings {
  const works = Object.values(findings).map(({ work }) => work);
  if (!works.includes('rewind')) return findings;
  const merged = (work: Work | undefined) => (work === 'turnPull' ? 'rewind' : work);
  return Object.fromEntries(Object.entries(findings).map(([key, each]) => [key, { ...each, work: merged(each.work) }]));
}
