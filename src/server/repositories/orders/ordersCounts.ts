import { sql, type Kysely, type RawBuilder } from 'kysely';
import { NOT_JUDGED } from '../../../contract/order/ordersBands';
import { coverages } from '../../../contract/order/coverage';
import type { OrdersCounts } from '../../../contract/order/ordersCounts';
import type { OrdersCountsQuery, OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Database } from '../../db/schema';
import { readsMatches, type Counted, type Tallies, type Tally } from './kept/keptTallies';
import { canFit, fittingOrders, isGiven, standingOrders } from './ordersSelection';
import {
  hasCoverage,
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
  readonly tallies: Tallies;
}

/** How many of the orders that fit each filter would list, the others standing. */
export async function countOrders(
  { db, tallies }: Counting,
  query: OrdersCountsQuery,
  view: Viewpoint,
): Promise<OrdersCounts> {
  if (!canFit(query)) return nothing;
  const tallyOf = (narrowed: OrdersExportQuery): Tally => ({
    key: tallyKey('counts', narrowed, view),
    asked: () => ({ orders: standingOrders(db, narrowed, view), conditions: conditionsOf(narrowed, view) }),
    readsMatches: true,
  });
  const [{ figures }, { count: mine }] = await Promise.all([
    countNamed(tallies, query, tallyOf),
    countFitting({ db, tallies }, { ...query, mine: 'true' }, view),
  ]);
  const [total = 0, overdue = 0, in14 = 0, in30 = 0, in60 = 0, engineering = 0, notJudged = 0, ...covered] = figures;
  const [fits = 0, work = 0, check = 0, misses = 0, none = 0, notStated = 0] = covered;
  const coverage = { fits, work, check, misses, none, 'not stated': notStated };
  const due = { overdue, '14': in14, '30': in30, '60': in60 };
  return { total, due, needsEngineering: engineering, mine, coverage, notJudged };
}

export interface Fitting {
  readonly count: number;
  /** The same as long as no order at all has changed; null where nobody can tell. */
  readonly generation: number | null;
}

/** How many orders fit the query. */
export async function countFitting(
  { db, tallies }: Counting,
  query: OrdersExportQuery,
  view: Viewpoint,
): Promise<Fitting> {
  const tallyOf = (narrowed: OrdersExportQuery): Tally => ({
    key: tallyKey('list', narrowed, view),
    asked: () => ({ orders: fittingOrders(db, narrowed, view), conditions: [sql<boolean>`true`] }),
    readsMatches: readsMatches(narrowed),
  });
  const { figures, generation, moment } = await countNamed(tallies, query, tallyOf);
  return { count: figures[0] ?? 0, generation: moment.isStandby ? null : generation };
}

/** A text of names is looked for among the names of all orders that fit without it, which are read once for any text. */
async function countNamed(
  tallies: Tallies,
  query: OrdersExportQuery,
  tallyOf: (narrowed: OrdersExportQuery) => Tally,
): Promise<Counted> {
  const { customer_name, sales_rep, ...rest } = query;
  const texts = { customer: given(customer_name), salesperson: given(sales_rep) };
  const isNamed = texts.customer !== undefined || texts.salesperson !== undefined;
  // Orders of a number are few, and found by an index.
  const byNames = isNamed && !isGiven(query.search) ? await tallies.countByNames({ ...tallyOf(rest), texts }) : null;
  return byNames ?? tallies.count(tallyOf(query));
}

const given = (text: string | undefined) => (isGiven(text) ? text : undefined);

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
