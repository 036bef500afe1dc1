import type { Quote } from '../../contract/matching/quote';
import type { Recommendations } from '../../contract/matching/recommendations';
import type { Unit } from '../../contract/unit/unit';
import { RECOMMENDED_UNITS } from '../../domain/limits';
import { toMatchRequirement, type MatchRequirement } from '../../domain/matching/reading/requirement';
import { rank } from '../../domain/matching/ranking/rank';
import { scoreUnit } from '../../domain/matching/ranking/scoreUnit';
import type { Ranked } from '../../domain/matching/ranking/score';
import { toCandidate } from '../presenters/candidate';
import { toUnit } from '../presenters/unit';
import type { FileAddress } from '../presenters/unitFiles';
import type { OrderRow } from '../repositories/orders/orders';
import type { UnitRow, UnitsRepository } from '../repositories/units';
import type { LiveUnits } from './liveUnits';

export interface RecommendDependencies {
  readonly units: UnitsRepository;
  readonly liveUnits: LiveUnits;
  readonly addressOf: FileAddress;
}

/**
 * The units that serve a quote best: the available ones, and the one this very order already has. Where no available unit
 * can serve, also what relaxing the requirement would bring.
 */
export async function recommend(
  dependencies: RecommendDependencies,
  quote: Quote,
  order: OrderRow,
): Promise<Recommendations['data']> {
  const requirement = requirementOf(quote, order);
  const available = dependencies.liveUnits.search(requirement, RECOMMENDED_UNITS);
  const isServed = available[0]?.score.canServe === true;
  const relaxations = isServed ? [] : dependencies.liveUnits.relaxations(requirement);
  const ranked = await withOwnUnit(dependencies, requirement, available, order.assigned_serial);
  return { matches: await toUnits(dependencies, ranked), relaxations };
}

const requirementOf = (quote: Quote, order: OrderRow): MatchRequirement =>
  toMatchRequirement(quote, { fusing: order.fusing, impedancePct: order.impedance_pct });

async function toUnits({ units, addressOf }: RecommendDependencies, ranked: readonly Ranked[]): Promise<Unit[]> {
  if (ranked.length === 0) return [];
  const rows = await units.bySerials(ranked.map(({ candidate }) => candidate.serial));
  const rowOf = new Map(rows.map((row) => [row.serial, row]));
  return ranked.flatMap(({ candidate, score }) => {
    const row = rowOf.get(candidate.serial);
    return row === undefined ? [] : [toUnit(row, score, addressOf)];
  });
}

async function withOwnUnit(
  { units }: RecommendDependencies,
  requirement: MatchRequirement,
  available: Ranked[],
  serial: string | null,
): Promise<Ranked[]> {
  const own = serial === null ? undefined : await units.bySerial(serial);
  if (own === undefined) return available;
  const others = available.map(({ candidate }) => candidate).filter((each) => each.serial !== serial);
  return rank(requirement, [...others, toCandidate(own)], RECOMMENDED_UNITS);
}

/** One unit judged against a quote. */
export function judge(dependencies: RecommendDependencies, quote: Quote, order: OrderRow, unit: UnitRow): Unit {
  const score = scoreUnit(requirementOf(quote, order), toCandidate(unit));
  return toUnit(unit, score, dependencies.addressOf);
}
