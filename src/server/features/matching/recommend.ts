import type { Quote } from '../../../contract/matching/quote';
import type { Recommendations, RecommendationsRequest } from '../../../contract/matching/recommendations';
import type { Unit } from '../../../contract/units/unit';
import { RECOMMENDED_UNITS } from '../../../domain/limits';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import { rank } from '../../../domain/matching/ranking/rank';
import { scoreUnit, type Ranked } from '../../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../../domain/rates/rates';
import { toCandidate, toUnit } from '../units/presenter';
import type { FileAddress } from '../files/presenter';
import type { OrderRow } from '../orders/repository';
import type { UnitFilesRepository } from '../files/repository';
import type { UnitRow, UnitsRepository } from '../units/repository';
import type { LiveUnits } from './liveUnits';
import { requirementOfQuote } from './requirementOfOrder';
import { pagesAfter } from './pages';

export interface JudgeDependencies {
  readonly liveUnits: LiveUnits;
  readonly addressOf: FileAddress;
  readonly unitFiles: Pick<UnitFilesRepository, 'ofUnits'>;
}

export interface RecommendDependencies extends JudgeDependencies {
  readonly units: UnitsRepository;
}

/**
 * The best available units, plus the order's own unit or, on request, all reserved ones. With relaxations if no
 * available unit fits.
 */
export async function recommend(
  dependencies: RecommendDependencies,
  { limit = RECOMMENDED_UNITS, include_reserved = false, ...quote }: RecommendationsRequest,
  order: OrderRow,
): Promise<Recommendations['data']> {
  const { liveUnits } = dependencies;
  const requirement = requirementOfQuote(quote, order);
  const rates = liveUnits.rates();
  const [available, size] = await Promise.all([liveUnits.search(requirement, limit), liveUnits.size()]);
  const isServed = available[0]?.score.canServe === true;
  const found = isServed ? [] : await liveUnits.relaxations(requirement);
  const relaxations = found.map(({ change, units }) => ({ change, units }));
  const reserved = include_reserved ? assigned(dependencies.units) : own(dependencies.units, order.id);
  const { ranked, added } = await withReserved({ requirement, limit, rates: rates.values }, available, reserved);
  return { matches: await matchesOf(dependencies, ranked), relaxations, count: size + added, rates };
}

/** Ranked units as answers have them; leaves out units removed meanwhile. */
export async function matchesOf(
  { units, unitFiles, addressOf }: Omit<RecommendDependencies, 'liveUnits'>,
  ranked: readonly Ranked[],
): Promise<Unit[]> {
  const serials = ranked.map(({ candidate }) => candidate.serial);
  const [rows, filesOf] = await Promise.all([units.bySerials(serials), unitFiles.ofUnits(serials)]);
  const bySerial = new Map(rows.map((row) => [row.serial, row]));
  return ranked.flatMap(({ candidate: { serial }, score }) => {
    const row = bySerial.get(serial);
    return row === undefined ? [] : [toUnit(row, score, addressOf, filesOf.get(serial))];
  });
}

/** Merges the reserved units, read in batches, into the ranking. */
async function withReserved(
  { requirement, limit, rates }: { requirement: MatchRequirement; limit: number; rates: Rates },
  available: Ranked[],
  reserved: AsyncIterable<readonly UnitRow[]>,
) {
  let ranked = available;
  let added = 0;
  for await (const rows of reserved) {
    const serials = new Set(rows.map(({ serial }) => serial));
    // A unit may have been reserved since the index was updated.
    const others = ranked.map(({ candidate }) => candidate).filter(({ serial }) => !serials.has(serial));
    ranked = rank(requirement, [...others, ...rows.map(toCandidate)], limit, rates);
    added += rows.length;
  }
  return { ranked, added };
}

async function* own(units: UnitsRepository, order: number): AsyncGenerator<readonly UnitRow[]> {
  const held = await units.heldFor(order);
  if (held.length > 0) yield held;
}

const ROWS_PER_READ = 1_000;

const assigned = (units: UnitsRepository) =>
  pagesAfter(
    '',
    ROWS_PER_READ,
    (last, limit) => units.assignedAfter(last, limit),
    ({ serial }) => serial,
  );

export async function judge(
  dependencies: JudgeDependencies,
  quote: Quote,
  order: OrderRow,
  unit: UnitRow,
): Promise<Unit> {
  const score = scoreUnit(requirementOfQuote(quote, order), toCandidate(unit), dependencies.liveUnits.rates().values);
  const filesOf = await dependencies.unitFiles.ofUnits([unit.serial]);
  return toUnit(unit, score, dependencies.addressOf, filesOf.get(unit.serial));
}
