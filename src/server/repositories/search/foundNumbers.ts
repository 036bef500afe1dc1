import { sql, type RawBuilder } from 'kysely';
import { beginningWith } from './asSearched';

/** As in the indexes of migration 0007. */
const key = (column: string) => sql`translate(lower(${sql.ref(column)}), ' -#./', '') collate "C"`;
const digits = (column: string) =>
  sql`ltrim(translate(lower(${sql.ref(column)}), ' -#./', ''), 'abcdefghijklmnopqrstuvwxyz') collate "C"`;

export interface JobRow {
  readonly id: number;
  readonly job_number: string;
  readonly sales_order_number: string | null;
  readonly customer_name: string;
  readonly assigned_serial: string | null;
  readonly is_retired: boolean;
}

/** Of the newest so many orders, some begin with any text that many orders begin with. */
const NEWEST = 300;
const newestFirst = sql`order_date desc nulls last, id`;

/**
 * Orders one of whose numbers begins with `number`, compared without letters where it has none: the same number first,
 * then the newest. A beginning that many orders have is found among the newest ones, without reading all that have it.
 */
export function jobsQuery(number: string, limit: number): RawBuilder<JobRow> {
  const form = /^\d/.test(number) ? digits : key;
  const [job, salesOrder] = [form('job_number'), form('sales_order_number')];
  const pattern = beginningWith(number);
  // `offset 0` keeps the planner from walking all orders by date for the few that fit.
  const some = (is: RawBuilder<unknown>) => sql`(
    select * from (select id, order_date from orders where ${is} offset 0) fit order by ${newestFirst} limit ${limit})`;
  return sql<JobRow>`
    with exact as (${some(sql`${job} = ${number}`)} union ${some(sql`${salesOrder} = ${number}`)}),
    newest as (
      select id, order_date from (select * from orders order by ${newestFirst} limit ${sql.lit(NEWEST)}) n
      where ${job} like ${pattern} or ${salesOrder} like ${pattern} limit ${limit}),
    others as (
      select id, order_date from (${some(sql`${job} like ${pattern}`)} union all ${some(sql`${salesOrder} like ${pattern}`)}) o
      where (select count(*) from newest) < ${limit}),
    found as (
      select id, order_date, bool_or(is_exact) as is_exact from (
        select *, true as is_exact from exact union all select *, false from newest union all select *, false from others) f
      group by id, order_date order by is_exact desc, ${newestFirst} limit ${limit})
    select o.id, o.job_number, o.sales_order_number, o.customer_name, o.assigned_serial, o.retired_at is not null as is_retired
    from found join orders o on o.id = found.id order by found.is_exact desc, found.order_date desc nulls last, o.id`;
}

export interface UnitRow {
  readonly serial: string;
  readonly kva_rating: string;
  readonly primary_voltage: string;
  readonly secondary_voltage: string;
  readonly reserved_for: number | null;
  readonly reserved_for_job: string | null;
  readonly is_retired: boolean;
}

/** Units whose serial begins with `number`: the same serial first, then from the highest down, since later units have higher ones. */
export function unitsQuery(number: string, limit: number): RawBuilder<UnitRow> {
  const form = key('serial');
  return sql<UnitRow>`
    with found as (
      (select serial, true as is_exact from units where ${form} = ${number} limit ${limit})
      union all
      (select serial, false from units where ${form} like ${beginningWith(number)} and ${form} <> ${number}
        order by ${form} desc limit ${limit}))
    select u.serial, u.kva_rating, u.primary_voltage, u.secondary_voltage, o.id as reserved_for, o.job_number as reserved_for_job,
      u.retired_at is not null as is_retired
    from found join units u on u.serial = found.serial left join orders o on o.assigned_serial = u.serial
    order by found.is_exact desc, ${key('u.serial')} desc limit ${limit}`;
}
