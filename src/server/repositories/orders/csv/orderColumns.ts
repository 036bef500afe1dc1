import { sql, type RawBuilder } from 'kysely';
import { textCell } from './cells';

type Column = readonly [heading: string, cell: RawBuilder<unknown>];

const text = (heading: string, value: RawBuilder<unknown>): Column => [heading, textCell(value)];
const place = sql`case when ship_city <> '' and ship_state <> '' then ship_city || ', ' || ship_state end`;

/** The columns of orders as a file; `type` is what `typeOf` says of their description. Prices are US dollars. */
const COLUMNS: readonly Column[] = [
  text('Job Number', sql`job_number`),
  text('Sales Order Number', sql`sales_order_number`),
  text('Customer Name', sql`customer_name`),
  text('Salesperson', sql`sales_rep`),
  text('Location', sql`(${place})`),
  text('Delivery State', sql`ship_state`),
  text('Type', sql`type`),
  ['kVA', sql`trim_scale(kva_rating)`],
  text('Job Type', sql`order_type`),
  ['Price', sql`sale_price`],
  ['Order Date', sql`order_date`],
  ['Delivery Date', sql`request_date`],
  ['Issued Units', sql`issued_units`],
  text('Order Code', sql`order_code`),
  text('Unit Assigned', sql`assigned_serial`),
];

export const orderColumns: RawBuilder<unknown> = sql.join(
  COLUMNS.map(([heading, cell]) => sql`${cell} as ${sql.id(heading)}`),
);
