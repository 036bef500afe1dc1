import { transformerType } from '../../../domain/order/transformerType';
import type { ExportedOrder } from '../../db/tables/exportedColumns';
import { csvFile, csvNumber as number, csvText as text, type CsvColumn } from '../csvFile';
import { toNumber } from '../decimal';

const COLUMNS: readonly CsvColumn<ExportedOrder>[] = [
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
  text('Order Code', (row) => row.order_code),
  text('Unit Assigned', (row) => row.assigned_serial),
];

/** Orders as CSV. Prices are US dollars, dates ISO 8601. */
export const ordersCsv = (batches: AsyncIterable<readonly ExportedOrder[]>): AsyncGenerator<string> =>
  csvFile(COLUMNS, batches);
