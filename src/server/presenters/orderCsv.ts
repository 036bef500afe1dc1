import { stringify } from 'csv-stringify/sync';
import type { Selectable } from 'kysely';
import { neutralizeFormula } from '../../domain/format/neutralizeFormula';
import { transformerType } from '../../domain/order/transformerType';
import type { OrdersTable } from '../db/schema';
import { toNumber } from './decimal';

type OrderRow = Selectable<OrdersTable>;
type Column = readonly [heading: string, cell: (row: OrderRow) => string | number | null];

const text = (heading: string, value: (row: OrderRow) => string | null): Column => [
  heading,
  (row) => neutralizeFormula(value(row) ?? ''),
];
/** A column of numbers: a minus sign begins no formula there. */
const number = (heading: string, value: (row: OrderRow) => string | number | null): Column => [heading, value];

const COLUMNS: readonly Column[] = [
  text('Job Number', (row) => row.job_number),
  text('Sales Order Number', (row) => row.sales_order_number),
  text('Customer Name', (row) => row.customer_name),
  text('Salesperson', (row) => row.sales_rep),
  text('Location', ({ ship_city, ship_state }) => (ship_city && ship_state ? `${ship_city}, ${ship_state}` : null)),
  text('Delivery State', (row) => row.ship_state),
  text('Type', (row) => transformerType(row.stock_code_desc ?? '')),
  number('kVA', (row) => toNumber(row.kva_rating)),
  text('Job Type', (row) => row.order_type),
  number('Price', (row) => row.sale_price),
  text('Order Date', (row) => row.order_date),
  text('Delivery Date', (row) => row.request_date),
  number('Issued Units', (row) => row.issued_units),
  text('Unit Assigned', (row) => row.assigned_serial),
];

/** Excel takes a file without it for one in the machine's old code page. */
const BYTE_ORDER_MARK = '\ufeff';
const options = { record_delimiter: '\r\n' } as const;

/** Orders as CSV (RFC 4180): the headings first, then each batch as it comes. Prices are US dollars, dates ISO 8601. */
export async function* ordersCsv(batches: AsyncIterable<readonly OrderRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + stringify([COLUMNS.map(([heading]) => heading)], options);
  for await (const rows of batches) yield stringify(rows.map(toCells), options);
}

const toCells = (row: OrderRow) => COLUMNS.map(([, cell]) => cell(row));
