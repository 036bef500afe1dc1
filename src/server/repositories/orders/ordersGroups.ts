import { sql, type RawBuilder } from 'kysely';
import {
  covered,
  ageBands,
  INCOMPLETE,
  marginBands,
  NONE,
  NOT_JUDGED,
  OVERDUE,
  type MarginBand,
} from '../../../contract/order/ordersBands';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';
import type { Viewpoint } from './ordersTriage';

type Key = RawBuilder<string | null>;

/** The group of each kind that an order is in. Lists are narrowed, and the overview is grouped, by these very expressions. */
export const groupKeys = ({ today }: Viewpoint) => ({
  due_month: dueMonth(today),
  age: age(today),
  unit_status: orNone(sql`orders.unit_status`),
  kva: orNone(sql`trim_scale(orders.kva_rating)::text`),
  primary_class: orNone(sql`order_matches.primary_class`),
  secondary_volts: orNone(sql`order_matches.secondary_volts::text`),
  phase: orNone(sql`orders.phase::text`),
  margin: margin(),
});
const groupNames = [
  ...(['due_month', 'age', 'unit_status', 'kva'] as const),
  ...(['primary_class', 'secondary_volts', 'phase', 'margin'] as const),
];

/** What a judgement stands of; orders with a unit need none. */
export const coverageKey: Key = sql`coalesce(order_matches.coverage, ${sql.lit(NOT_JUDGED)})`;

const orNone = (text: RawBuilder<unknown>): Key => sql`coalesce(${text}, ${sql.lit(NONE)})`;

const dueMonth = (today: string): Key => sql`case when orders.request_date is null then ${sql.lit(NONE)}
  when orders.request_date < ${sql.lit(today)}::date then ${sql.lit(OVERDUE)} else to_char(orders.request_date, 'YYYY-MM') end`;

/** An order of later than today is in the youngest band. */
function age(today: string): Key {
  const bands = ageBands.map(
    (band) => sql`when ${sql.lit(today)}::date - orders.order_date <= ${lastDay(band)} then ${sql.lit(band)}`,
  );
  return sql`case when orders.order_date is null then ${sql.lit(NONE)} ${sql.join(bands, sql` `)} end`;
}

const lastDay = (band: string) => sql.lit(band.endsWith('+') ? 2_147_483_647 : Number(band.split('-')[1]));

/** Null for an order that is not covered or not judged yet. */
function margin(): Key {
  const bands = marginBands.map(
    (band) => sql`when order_matches.best_margin_percent < ${end(band)} then ${sql.lit(band)}`,
  );
  return sql`case when order_matches.coverage in (${sql.join(covered.map((each) => sql.lit(each)))}) is not true then null
    when not order_matches.is_complete then ${sql.lit(INCOMPLETE)}
    when order_matches.best_margin_percent is null then ${sql.lit(NONE)} ${sql.join(bands, sql` `)} end`;
}

const end = (band: MarginBand) => (band.endsWith('+') ? sql`'Infinity'` : sql.lit(Number(/\d+$/.exec(band)?.[0])));

/** What the groups that a query names demand of an order. */
export function groupsOf(query: OrdersExportQuery, view: Viewpoint): RawBuilder<boolean>[] {
  const given = groupNames.filter((name) => query[name] !== undefined);
  if (given.length === 0) return [];
  const keys = groupKeys(view);
  const { kva } = query;
  const named = { ...query, kva: kva === undefined || kva === NONE ? kva : String(Number(kva)) };
  return given.map((name) => sql<boolean>`${keys[name]} = ${named[name]}`);
}
