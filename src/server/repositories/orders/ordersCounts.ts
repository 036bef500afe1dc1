import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NOT_JUDGED, coverages } from '../../../contract/order/ordersBands';
import type { OrdersCounts, OrdersCountsQuery, OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { canFit, fittingOrders, standingOrders } from './ordersSelection';
import {
  hasCoverage,
  isDue,
  isMine,
  needsEngineering,
  triageFilters,
  triageOf,
  type TriageFilter,
  type Viewpoint,
} from './ordersTriage';

type Condition = RawBuilder<boolean>;

/** How many of the orders that fit each filter would list, the others standing. */
export async function countOrders(
  db: Kysely<Database>,
  query: OrdersCountsQuery,
  view: Viewpoint,
): Promise<OrdersCounts> {
  if (!canFit(query)) return nothing;
  const figures = conditionsOf(query, view).map((each) => sql`count(*) filter (where ${each})::integer`);
  const { counted } = await standingOrders(db, query, view)
    .select(sql<number[]>`array[${sql.join(figures)}]`.as('counted'))
    .executeTakeFirstOrThrow();
  const [total = 0, overdue = 0, in14 = 0, in30 = 0, in60 = 0, engineering = 0, mine = 0, notJudged = 0, ...covered] =
    counted;
  const [fits = 0, work = 0, check = 0, misses = 0, none = 0, notStated = 0] = covered;
  const coverage = { fits, work, check, misses, none, 'not stated': notStated };
  const due = { overdue, '14': in14, '30': in30, '60': in60 };
  return { total, due, needsEngineering: engineering, mine, coverage, notJudged };
}

/** How many orders fit the query. */
export async function countFitting(db: Kysely<Database>, query: OrdersExportQuery, view: Viewpoint): Promise<number> {
  const { count } = await fittingOrders(db, query, view)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order in which they are told. */
function conditionsOf(query: OrdersCountsQuery, view: Viewpoint): Condition[] {
  const chosen = triageOf(query, view);
  const count = (filter: TriageFilter | null, condition: Condition) => {
    const others = triageFilters.filter((each) => each !== filter).flatMap((each) => chosen[each] ?? []);
    return sql<boolean>`${sql.join([condition, ...others], sql` and `)}`;
  };
  return [
    count(null, sql`true`),
    ...(['overdue', '14', '30', '60'] as const).map((due) => count('due', isDue(due, view))),
    count('needs_engineering', needsEngineering),
    count('mine', isMine(view.caller)),
    count('coverage', hasCoverage(NOT_JUDGED)),
    ...coverages.map((each) => count('coverage', hasCoverage(each))),
  ];
}

const nothing: OrdersCounts = {
  total: 0,
  due: { overdue: 0, '14': 0, '30': 0, '60': 0 },
  needsEngineering: 0,
  mine: 0,
  coverage: { fits: 0, work: 0, check: 0, misses: 0, none: 0, 'not stated': 0 },
  notJudged: 0,
};
