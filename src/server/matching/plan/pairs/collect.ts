import type { PlanSettings } from '../../../../contract/plan/planRequest';
import { formatNumber } from '../../../../domain/format/number';
import type { Candidate } from '../../../../domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../../domain/matching/reading/requirement';
import type { Ranked } from '../../../../domain/matching/ranking/score';
import type { PairFacts } from '../../../../domain/plan/objective';
import type { OrderRow, OrdersRepository } from '../../../repositories/orders/orders';
import type { UnitSearch } from '../../search/unitSearch';
import { openOrders } from '../../openOrders';
import { requirementOfOrder } from '../../requirementOfOrder';
import { deliveryOf, pairOf } from './pairOf';
import { PlanRefusedError } from './planRefused';

/** An open order with the units that it may have. */
export interface PlannedOrder {
  readonly id: number;
  readonly row: OrderRow;
  readonly requirement: MatchRequirement;
  /** ISO 8601 calendar dates. */
  readonly due: string | null;
  readonly orderDate: string | null;
  /** The best match first. */
  readonly pairs: readonly PairFacts[];
  /** A unit that serves, but with a cost that is not recorded, or below the match: the best of each. */
  readonly unknown: Ranked | null;
  readonly below: readonly Ranked[];
}

export interface Collected {
  /** In order of id. */
  readonly orders: readonly PlannedOrder[];
  /** Every unit of a pair, as matching reads it. */
  readonly units: ReadonlyMap<string, Candidate>;
  readonly pairs: number;
  /** Pairs left out because a cost is not recorded. */
  readonly unknownCosts: number;
}

/** What is solved within a minute and a gigabyte. */
export const MOST_PAIRS = 1_000_000;
const FIRST_LOOK = 64;
const BELOW = 5;

/** All pairs of open orders and free units above the match. Throws a PlanRefusedError where they are too many. */
export async function collect(
  orders: Pick<OrdersRepository, 'openAfter'>,
  search: UnitSearch['search'],
  settings: PlanSettings,
  onOrder: (done: number) => void,
  most = MOST_PAIRS,
): Promise<Collected> {
  const found: PlannedOrder[] = [];
  const units = new Map<string, Candidate>();
  let [pairs, unknownCosts] = [0, 0];
  for await (const row of openOrders(orders)) {
    const requirement = requirementOfOrder(row);
    const ranked = await fitting(search, requirement, settings, most - pairs);
    const sorted = sort(row, ranked, settings, units);
    pairs += sorted.pairs.length;
    unknownCosts += sorted.unknownCosts;
    if (pairs > most) throw new PlanRefusedError(tooMany(most));
    found.push({ id: row.id, row, requirement, due: row.request_date, orderDate: row.order_date, ...sorted });
    onOrder(found.length);
  }
  return { orders: found, units, pairs, unknownCosts };
}

const tooMany = (most: number) =>
  `More than ${formatNumber(most)} pairs of orders and units reach this match. Raise the match, or limit the units per order, and plan again.`;

/** Those that reach the match, or as many as are wanted, and a few below it. */
async function fitting(
  search: UnitSearch['search'],
  requirement: MatchRequirement,
  { match, units_per_order: wanted = Infinity }: PlanSettings,
  most: number,
): Promise<Ranked[]> {
  const limit = Math.min(wanted, most + 1);
  for (let look = FIRST_LOOK; ; look *= 8) {
    const ranked = await search(requirement, Math.min(look, limit + BELOW));
    const last = ranked[look - 1];
    if (last === undefined || !reaches(last, match)) return ranked;
  }
}

const reaches = ({ score }: Ranked, match: number): boolean => score.canServe && (score.score ?? 0) >= match;

function sort(row: OrderRow, ranked: readonly Ranked[], settings: PlanSettings, units: Map<string, Candidate>) {
  const delivery = deliveryOf(row);
  const serving = ranked.filter((each) => reaches(each, settings.match)).slice(0, settings.units_per_order);
  const unknown = serving.filter(({ score }) => score.margin === null || !score.isComplete);
  const pairs = serving.flatMap((each) => pairOf(each, delivery) ?? []);
  for (const { candidate } of serving) units.set(candidate.serial, candidate);
  return {
    pairs,
    unknownCosts: unknown.length,
    unknown: unknown[0] ?? null,
    below: ranked.filter(({ score }) => score.canServe && (score.score ?? 0) < settings.match).slice(0, BELOW),
  };
}
