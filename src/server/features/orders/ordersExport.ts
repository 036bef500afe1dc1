import { sql, type RawBuilder, type Kysely } from 'kysely';
import { FORMULA_BEGINS, WHITE_SPACE } from '../../../domain/format/neutralizeFormula';
import type { OrdersExportQuery } from '../../../contract/orders/ordersQuery';
import { copyOut } from '../../db/copy';
import type { Database } from '../../db/schema/schema';
import { canFit, fittingOrders, listColumns, type Viewpoint } from './ordersSelection';

type Text = RawBuilder<unknown>;

const codesBetween = (first: string, last: string): number[] => {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, nth) => from + nth);
};
const PLAIN = sql.join([...codesBetween('0', '9'), ...codesBetween('A', 'z')].map((code) => sql.lit(code)));

/** Fast path: no formula begins with a digit or ASCII letter. */
const beginsPlainly = (text: Text): Text => sql`ascii(${text}) in (${PLAIN})`;

/** Never read as a formula; null if empty. */
export const textCell = (text: Text): Text => sql`case when ${beginsPlainly(text)} then ${text}
  when ${text} ~ ${FORMULA_BEGINS} then '''' || ${text} else nullif(${text}, '') end`;

const KVA = '[Kk][Vv][Aa]';
const ENDS = `^[${WHITE_SPACE}]+|[${WHITE_SPACE}]+$`;
const RATING = `(?<![0-9.,])[0-9]{4,15}(?=[${WHITE_SPACE}]+${KVA})`;
/** The second group is a rating. */
const PIECES = `((${RATING})|[0-9]+|[^0-9]+)`;

export function typeOf(description: Text): Text {
  const trimmed = sql`regexp_replace(${description}, ${ENDS}, '', 'g')`;
  const spaced = sql`regexp_replace(${trimmed}, ${`([0-9A-Za-z_])(?=${KVA})`}, ${'\\1 '}, 'g')`;
  const rating = sql`to_char(piece[2]::bigint, 'FM999,999,999,999,999')`;
  return sql`(select string_agg(coalesce(${rating}, piece[1]), '' order by nth)
    from regexp_matches(${spaced}, ${PIECES}, 'g') with ordinality as pieces (piece, nth))`;
}

type Column = readonly [heading: string, cell: RawBuilder<unknown>];

const text = (heading: string, value: RawBuilder<unknown>): Column => [heading, textCell(value)];
const place = sql`case when ship_city <> '' and ship_state <> '' then ship_city || ', ' || ship_state end`;

/** Prices are US dollars. */
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

/** Applies backpressure until it resolves. */
export type TakePiece = (bytes: Buffer) => Promise<void>;

/** One snapshot. Holds a connection; stops if `take` rejects. */
export function readOrdersExport(
  db: Kysely<Database>,
  query: OrdersExportQuery,
  view: Viewpoint,
  take: TakePiece,
): Promise<void> {
  const fitting = fittingOrders(db, canFit(query) ? query : {}, view).where(sql.lit(canFit(query)));
  // PostgreSQL caches the few descriptions.
  const orders = sql`select ${orderColumns} from (${fitting.selectAll('orders')}) orders
    left join lateral (select ${typeOf(sql`stock_code_desc`)} as type offset 0) typed on true
    order by ${listColumns(query.ordering)}`;
  const transaction = db.transaction().setAccessMode('read only');
  return transaction.execute(async (trx) => {
    for await (const piece of copyOut(trx, orders)) await take(piece);
  });
}
