import type { FirstCome, PlanChange, PlanRow, PlanTotals, Plan } from '../../../contract/plan/plan';
import type { PlanSettings } from '../../../contract/plan/planRequest';
import { toDollars } from '../../../domain/cost/cents';
import { formatKva } from '../../../domain/format/number';
import type { Candidate } from '../../../domain/matching/reading/candidate';
import { scoreUnit } from '../../../domain/matching/ranking/scoreUnit';
import type { Rates } from '../../../domain/rates/rates';
import type { Change, Move } from '../../../domain/plan/assignment/changes';
import { lateWeeksOf, type PairFacts } from '../../../domain/plan/objective';
import type { Assigned } from './assign';
import { type PlannedOrder, deliveryOf, pairOf, freightCents } from './pairs';
import { toCandidate } from '../units/presenter';
import type { ReservedPair } from './repository';
import { requirementOfOrder } from '../matching/requirementOfOrder';
import type { UnitsRepository } from '../units/repository';
import { pagesAfter } from '../matching/pages';

/** '500 kVA · 12470GrdY/7200 to 480Y/277'. */
export function unitWords({ kva, primaryVoltage, secondaryVoltage }: Candidate): string {
  const voltages = [primaryVoltage, secondaryVoltage].filter(Boolean).join(' to ');
  return [formatKva(kva), voltages].filter(Boolean).join(' · ');
}

export const orderFields = ({ id, row, due }: PlannedOrder) => ({
  order_id: id,
  job_number: row.job_number,
  customer_name: row.customer_name,
  request_date: due,
});

export const toFirstCome = (pair: PairFacts | undefined): FirstCome =>
  pair === undefined ? null : { serial: pair.serial, margin: toDollars(pair.margin) };

export const toMoves = ({ orders, serials }: Assigned, moves: readonly Move[]): PlanChange['moves'] =>
  moves.flatMap(({ order, unit }) => {
    const moved = orders[order];
    if (moved === undefined) return [];
    return [{ order_id: moved.id, job_number: moved.row.job_number, serial: serials[unit] ?? null }];
  });

export function toChange(assigned: Assigned, order: PlannedOrder, { unit, cost, moves }: Change): PlanChange {
  const serial = assigned.serials[unit] ?? null;
  const pair = order.pairs.find((each) => each.serial === serial);
  return {
    serial,
    cost: toDollars(cost),
    match_score: pair?.match ?? null,
    margin: pair === undefined ? null : toDollars(pair.margin),
    moves: toMoves(assigned, moves),
  };
}

interface Planned {
  readonly order: PlannedOrder;
  readonly pair: PairFacts;
  readonly isPinned: boolean;
  readonly inTurn: PairFacts | undefined;
  readonly changes: PlanRow['changes'];
}

export const toRow = (
  { order, pair, isPinned, inTurn, changes }: Planned,
  units: ReadonlyMap<string, Candidate>,
  settings: PlanSettings,
  rates: Rates,
  day: string,
): PlanRow => {
  const unit = units.get(pair.serial);
  return {
    ...orderFields(order),
    serial: pair.serial,
    unit: unit === undefined ? '' : unitWords(unit),
    match_score: pair.match,
    fit_class: pair.fitClass,
    gaps: unit === undefined ? [] : [...scoreUnit(order.requirement, unit, rates).fit.gaps],
    margin: toDollars(pair.margin),
    freight: pair.freight === null ? null : toDollars(pair.freight),
    late_weeks: lateWeeksOf(day, order.due, pair, settings),
    miles: pair.miles,
    is_pinned: isPinned,
    first_come: toFirstCome(inTurn),
    changes,
  };
};

export interface ReservedNow {
  readonly totals: PlanTotals;
  /** Pairs with a known margin. */
  readonly pairs: readonly PairFacts[];
}

/** Totals of undelivered reservations. */
export function reservedNow(
  pairs: readonly ReservedPair[],
  rates: Rates,
  settings: PlanSettings,
  day: string,
): ReservedNow {
  const known: PairFacts[] = [];
  let [cents, freight, late, unknown] = [0, 0, 0, 0];
  for (const { order, unit, accepted } of pairs) {
    const candidate = toCandidate(unit);
    const pair = pairOf(
      { candidate, score: scoreUnit(requirementOfOrder(order, accepted), candidate, rates) },
      deliveryOf(order),
    );
    if (pair === null) unknown += 1;
    else {
      const freighted = { ...pair, freight: freightCents(rates, unit, pair, order) };
      known.push(freighted);
      freight += freighted.freight ?? 0;
      cents += pair.margin;
      late += lateWeeksOf(day, order.request_date, pair, settings);
    }
  }
  const totals = {
    orders: pairs.length,
    margin: toDollars(cents),
    freight: toDollars(freight),
    late_weeks: late,
    unknown,
  };
  return { totals, pairs: known };
}

export type FreeUnits = Pick<UnitsRepository, 'availableAfter'>;

const ROWS_PER_READ = 2_000;
const MAX_LISTED = 500;

export async function unwantedUnits(
  units: FreeUnits,
  wanted: { has: (serial: string) => boolean },
): Promise<Plan['unwanted']> {
  const listed: Plan['unwanted']['units'] = [];
  let count = 0;
  const pages = pagesAfter(
    '',
    ROWS_PER_READ,
    (last, limit) => units.availableAfter(last, limit),
    ({ serial }) => serial,
  );
  for await (const rows of pages) {
    for (const row of rows) {
      if (wanted.has(row.serial)) continue;
      count += 1;
      if (listed.length < MAX_LISTED) listed.push({ serial: row.serial, unit: unitWords(toCandidate(row)) });
    }
  }
  return { count, units: listed };
}
