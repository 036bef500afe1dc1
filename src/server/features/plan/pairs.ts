import { setImmediate as turn } from 'node:timers/promises';
import type { Score, Ranked } from '../../../domain/matching/ranking/scoreUnit';
import { toCents } from '../../../domain/cost/cents';
import { roadDistance } from '../../../domain/distance/roadDistance';
import type { PairFacts } from '../../../domain/plan/objective';
import type { OrderRow, OrdersRepository } from '../orders/repository';
import type { PlanClass, PlanSettings } from '../../../contract/plan/planRequest';
import { formatNumber } from '../../../domain/format/number';
import type { Candidate } from '../../../domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../domain/matching/reading/requirement';
import { reachesClass } from '../../../domain/plan/planClass';
import type { UnitSearch } from '../matching/liveUnits';
import { openOrders } from '../matching/openOrders';
import { requirementOfOrder } from '../matching/requirementOfOrder';
import { freightDollars, freightOf, hasFreight } from '../../../domain/freight/freight';
import type { Rates } from '../../../domain/rates/rates';
import { toNumber } from '../units/presenter';
import type { UnitLoad, UnitLoads } from '../units/repository';

/** True if only an unrecorded cost of the work is missing. */
export const lacksCost = ({ score, fit }: Pick<Score, 'score' | 'fit'>): boolean =>
  score !== null && fit.class === 'Fits, to be checked' && fit.gaps.every(({ verdict }) => verdict === 'needs work');

/** Before freight; null if cost or price is not recorded. */
export function pairOf({ candidate, score }: Ranked, delivery: string): PairFacts | null {
  if (score.score === null || score.margin === null || !score.isComplete) return null;
  return {
    serial: candidate.serial,
    match: score.score,
    fitClass: score.fitClass,
    margin: toCents(score.margin),
    hasWork: score.neededWork.length > 0,
    miles: roadDistance(candidate.location, delivery)?.miles ?? null,
    freight: null,
  };
}

export const deliveryOf = ({ ship_city, ship_state }: Pick<OrderRow, 'ship_city' | 'ship_state'>): string =>
  [ship_city, ship_state].filter(Boolean).join(', ');

/** The message is for people. */
export class PlanRefusedError extends Error {}

/** An open order and its candidates. */
export interface PlannedOrder {
  readonly id: number;
  readonly row: OrderRow;
  readonly requirement: MatchRequirement;
  /** ISO 8601 calendar dates. */
  readonly due: string | null;
  readonly orderDate: string | null;
  /** Best match first. */
  readonly pairs: readonly PairFacts[];
  /** The best unit without a recorded cost or price. */
  readonly unknown: Ranked | null;
  readonly unpriced: Ranked | null;
  /** The best units below the class. */
  readonly below: readonly Ranked[];
}

export interface Collected {
  /** In order of id. */
  readonly orders: readonly PlannedOrder[];
  /** Units of all pairs. */
  readonly units: ReadonlyMap<string, Candidate>;
  readonly pairs: number;
  /** Pairs left out for a missing cost, and for a missing price. */
  readonly unknownCosts: number;
  readonly unknownPrices: number;
}

/** Solved within a minute and a gigabyte. */
export const MAX_PAIRS = 1_000_000;
const FIRST_LOOK = 64;
const BELOW = 5;

/** @throws PlanRefusedError if there are too many pairs */
export async function collect(
  orders: Pick<OrdersRepository, 'openAfter'>,
  search: UnitSearch['search'],
  settings: PlanSettings,
  onOrder: (done: number) => void,
  most = MAX_PAIRS,
): Promise<Collected> {
  const found: PlannedOrder[] = [];
  const units = new Map<string, Candidate>();
  let [pairs, unknownCosts, unknownPrices] = [0, 0, 0];
  for await (const row of openOrders(orders)) {
    const requirement = requirementOfOrder(row);
    const ranked = await fitting(search, requirement, settings, most - pairs);
    const sorted = sort(row, ranked, settings, units);
    pairs += sorted.pairs.length;
    unknownCosts += sorted.unknownCosts;
    unknownPrices += sorted.unknownPrices;
    if (pairs > most) throw new PlanRefusedError(tooMany(most));
    found.push({ id: row.id, row, requirement, due: row.request_date, orderDate: row.order_date, ...sorted });
    onOrder(found.length);
  }
  return { orders: found, units, pairs, unknownCosts, unknownPrices };
}

const tooMany = (most: number) =>
  `More than ${formatNumber(most)} pairs of orders and units reach this class. Choose a better class, or limit the units per order, and plan again.`;

/** Units that reach the class, and a few below it. */
async function fitting(
  search: UnitSearch['search'],
  requirement: MatchRequirement,
  { fit, units_per_order: wanted = Infinity }: PlanSettings,
  most: number,
): Promise<Ranked[]> {
  const limit = Math.min(wanted, most + 1);
  for (let look = FIRST_LOOK; ; look *= 8) {
    const ranked = await search(requirement, Math.min(look, limit + BELOW));
    const last = ranked[look - 1];
    if (last === undefined || !reaches(last, fit)) return ranked;
  }
}

/** No score: the order cannot be judged. */
const reaches = ({ score }: Ranked, lowest: PlanClass): boolean =>
  score.score !== null && reachesClass(score.fitClass, lowest);

const hasPrice = ({ score }: Ranked): boolean => score.price !== null;

function sort(
  row: OrderRow,
  ranked: readonly Ranked[],
  { fit, units_per_order }: PlanSettings,
  units: Map<string, Candidate>,
) {
  const delivery = deliveryOf(row);
  const serving = ranked.filter((each) => reaches(each, fit)).slice(0, units_per_order);
  const unpriced = serving.filter((each) => !hasPrice(each));
  const unknown = serving.filter((each) => hasPrice(each) && !isKnown(each));
  const pairs = serving.flatMap((each) => pairOf(each, delivery) ?? []);
  const below = ranked
    .filter((each) => each.score.score !== null && each.score.canServe && !reaches(each, fit))
    .slice(0, BELOW);
  for (const { candidate } of serving) units.set(candidate.serial, candidate);
  return {
    pairs,
    unknownCosts: unknown.length,
    unknownPrices: unpriced.length,
    unknown: unknown[0] ?? below.find(({ score }) => lacksCost(score)) ?? null,
    unpriced: unpriced[0] ?? null,
    below: below.filter((each) => !lacksCost(each.score)),
  };
}

const isKnown = ({ score }: Ranked): boolean => score.margin !== null && score.isComplete;

/** Adds the freight. */
export async function withFreight(collected: Collected, rates: Rates, loadsOf: UnitLoads): Promise<Collected> {
  const { orders, units } = collected;
  if (!hasFreight(rates) && !orders.some(({ row }) => row.freight_paid_by_customer)) return collected;
  const loads = hasFreight(rates) ? await loadsOf([...units.keys()]) : new Map<string, UnitLoad>();
  const priced: Collected['orders'][number][] = [];
  for (const order of orders) {
    const toFreight = (pair: PairFacts) => ({
      ...pair,
      freight: freightCents(rates, loads.get(pair.serial), pair, order.row),
    });
    priced.push({ ...order, pairs: order.pairs.map(toFreight) });
    await turn();
  }
  return { ...collected, orders: priced };
}

/** Whole cents, 0 if the customer pays it; null if it is not known. */
export function freightCents(
  rates: Rates,
  load: UnitLoad | undefined,
  { miles }: Pick<PairFacts, 'miles'>,
  order: Pick<OrderRow, 'freight_paid_by_customer'>,
): number | null {
  if (order.freight_paid_by_customer) return 0;
  const [pounds, width] = [toNumber(load?.weight_lbs ?? null), toNumber(load?.width_in ?? null)];
  const dollars = freightDollars(freightOf(rates, { miles, pounds, width }, false));
  return dollars === null ? null : toCents(dollars);
}
