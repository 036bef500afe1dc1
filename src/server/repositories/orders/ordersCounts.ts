import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NOT_JUDGED } from '../../../contract/order/ordersBands';
import type { OrdersCounts } from '../../../contract/order/ordersCounts';
import type { OrdersCountsQuery, OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { readsMatches, type CountTally } from './kept/keptTallies';
import { canFit, fittingOrders, standingOrders } from './ordersSelection';
import {
  isCovered,
  isDue,
  needsEngineering,
  triageFilters,
  triageOf,
  type TriageFilter,
  type Viewpoint,
} from './ordersTriage';

type Condition = RawBuilder<boolean>;

export interface Counting {
  readonly db: Kysely<Database>;
  readonly countTally: CountTally;
}

/** How many of the orders that fit each filter would list, the others standing. */
export async function countOrders(
  { db, countTally }: Counting,
  query: OrdersCountsQuery,
  view: Viewpoint,
): Promise<OrdersCounts> {
  if (!canFit(query)) return nothing;
  const [{ counts }, { count: mine }] = await Promise.all([
    countTally({
      key: tallyKey('counts', query, view),
      asked: () => ({ orders: standingOrders(db, query, view), conditions: conditionsOf(query, view) }),
      readsMatches: true,
    }),
    countFitting({ db, countTally }, { ...query, mine: 'true' }, view),
  ]);
  const [total = 0, overdue = 0, in14 = 0, in30 = 0, in60 = 0, engineering = 0, notJudged = 0, ...covered] = counts;
  const [perfect = 0, acceptable = 0, work = 0, none = 0] = covered;
  const due = { overdue, '14': in14, '30': in30, '60': in60 };
  return { total, due, needsEngineering: engineering, mine, coverage: { perfect, acceptable, work, none }, notJudged };
}

export interface Fitting {
  readonly count: number;
  /** The same as long as no order at all has changed; null where nobody can tell. */
  readonly generation: number | null;
}

/** How many orders fit the query. */
export async function countFitting(
  { db, countTally }: Counting,
  query: OrdersExportQuery,
  view: Viewpoint,
): Promise<Fitting> {
  const { counts, generation, moment } = await countTally({
    key: tallyKey('list', query, view),
    asked: () => ({ orders: fittingOrders(db, query, view), conditions: [sql<boolean>`true`] }),
    readsMatches: readsMatches(query),
  });
  return { count: counts[0] ?? 0, generation: moment.isStandby ? null : generation };
}

const BY_DAY: readonly (keyof OrdersExportQuery)[] = ['due', 'date_range', 'due_month', 'age'];

/** Who asks matters to nothing but whose orders are their own, and the day to what is due and what is old. */
export function tallyKey(
  kind: 'list' | 'counts' | 'pages',
  query: OrdersExportQuery,
  { today, caller }: Viewpoint,
): string {
  const narrowing = Object.entries(query).filter(([name]) => !['page', 'page_size', 'ordering'].includes(name));
  const isByDay = kind === 'counts' || BY_DAY.some((name) => query[name] !== undefined);
  const viewed = [isByDay ? today : null, query.mine === undefined ? null : caller];
  return JSON.stringify([kind, ...viewed, narrowing.toSorted()]);
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
    count('coverage', isCovered(NOT_JUDGED)),
    ...(['perfect', 'acceptable', 'work', 'none'] as const).map((each) => count('coverage', isCovered(each))),
  ];
}

const nothing: OrdersCounts = {
  total: 0,
  due: { overdue: 0, '14': 0, '30': 0, '60': 0 },
  needsEngineering: 0,
  mine: 0,
  coverage: { perfect: 0, acceptable: 0, work: 0, none: 0 },
  notJudged: 0,
};
