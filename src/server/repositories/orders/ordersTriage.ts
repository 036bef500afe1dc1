import { sql, type RawBuilder } from 'kysely';
import { uncovered, NOT_COVERED, NOT_JUDGED } from '../../../contract/order/ordersBands';
import type { OrdersExportQuery } from '../../../contract/order/ordersQuery';

/** From whose and which day's point of view orders are listed. */
export interface Viewpoint {
  /** The business's calendar day ('2026-03-05'). */
  readonly today: string;
  readonly caller: Caller;
}

/** Who asks, as the access token says. */
export interface Caller {
  readonly name: string;
  readonly email: string;
}

type Condition = RawBuilder<boolean>;

/** The filters that say what is urgent, those chosen and those that could be. */
export const triageFilters = ['due', 'needs_engineering', 'mine', 'coverage'] as const;
export type TriageFilter = (typeof triageFilters)[number];

/** What each of them demands of an order; null where the query does not narrow by it. */
export const triageOf = (query: OrdersExportQuery, view: Viewpoint): Record<TriageFilter, Condition | null> => ({
  due: query.due === undefined ? null : isDue(query.due, view),
  needs_engineering: query.needs_engineering === undefined ? null : needsEngineering,
  mine: query.mine === undefined ? null : isMine(view.caller),
  coverage: query.coverage === undefined ? null : hasCoverage(query.coverage),
});

export const isDue = (due: NonNullable<OrdersExportQuery['due']>, { today }: Viewpoint): Condition =>
  due === 'overdue'
    ? sql`orders.request_date < ${today}::date`
    : sql`orders.request_date between ${today}::date and ${today}::date + ${Number(due)}::integer`;

export const needsEngineering: Condition = sql`orders.engineering_review`;

/** By name or by one of the addresses; somebody without either is nobody's salesperson. */
export function isMine({ name, email }: Caller): Condition {
  const [ownName, ownEmail] = [name.trim() || null, email.trim() || null];
  return sql`(lower(btrim(orders.sales_rep)) = lower(${ownName})
    or lower_each(orders.sales_rep_emails) @> array[lower(${ownEmail}::text)])`;
}

export function hasCoverage(coverage: NonNullable<OrdersExportQuery['coverage']>): Condition {
  if (coverage === NOT_JUDGED) return sql`(orders.assigned_serial is null and order_matches.order_id is null)`;
  if (coverage === NOT_COVERED) return sql`order_matches.coverage in (${sql.join(uncovered)})`;
  return sql`order_matches.coverage = ${coverage}`;
}
