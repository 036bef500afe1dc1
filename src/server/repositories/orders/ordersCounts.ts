import { sql, type Kysely, type RawBuilder } from 'kysely';
import { coverages } from '../../../contract/order/coverage';
import { NOT_JUDGED } from '../../../contract/order/ordersBands';
import type { OrdersCounts } from '../../../contract/order/ordersCounts';
import type { OrdersCountsQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { canFit, standingOrders } from './ordersSelection';
import {
  isCovered,
  isDue,
  isMine,
  needsEngineering,
  triageFilters,
  triageOf,
  type TriageFilter,
  type Viewpoint,
} from './ordersTriage';

type Condition = RawBuilder<boolean>;

/** How many of the orders that fit each filter would list, the others standing, in one reading. */
export async function countOrders(
  db: Kysely<Database>,
  query: OrdersCountsQuery,
  view: Viewpoint,
): Promise<OrdersCounts> {
  if (!canFit(query)) return nothing;
  const chosen = triageOf(query, view);
  const count = (filter: TriageFilter | null, condition: Condition) => {
    const others = triageFilters.filter((each) => each !== filter).flatMap((each) => chosen[each] ?? []);
    return sql<number>`count(*) filter (where ${sql.join([condition, ...others], sql` and `)})`;
  };
  const row = await standingOrders(db, query, view)
    .select(() => [
      count(null, sql`true`).as('total'),
      count('due', isDue('overdue', view)).as('overdue'),
      count('due', isDue('14', view)).as('due14'),
      count('due', isDue('30', view)).as('due30'),
      count('due', isDue('60', view)).as('due60'),
      count('needs_engineering', needsEngineering).as('needsEngineering'),
      count('mine', isMine(view.caller)).as('mine'),
      count('coverage', isCovered(NOT_JUDGED)).as('notJudged'),
      ...coverages.map((each) => count('coverage', isCovered(each)).as(each)),
    ])
    .executeTakeFirstOrThrow();
  const { total, needsEngineering: engineering, mine, notJudged } = row;
  const due = { overdue: row.overdue, '14': row.due14, '30': row.due30, '60': row.due60 };
  const { perfect, acceptable, work, none } = row;
  return { total, due, needsEngineering: engineering, mine, coverage: { perfect, acceptable, work, none }, notJudged };
}

const nothing: OrdersCounts = {
  total: 0,
  due: { overdue: 0, '14': 0, '30': 0, '60': 0 },
  needsEngineering: 0,
  mine: 0,
  coverage: { perfect: 0, acceptable: 0, work: 0, none: 0 },
  notJudged: 0,
};
