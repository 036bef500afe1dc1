import type { Selectable } from 'kysely';
import type { OrdersTable } from '../schema';

export const exportedColumns = [
  ...(['id', 'order_code', 'job_number', 'sales_order_number', 'customer_name', 'sales_rep', 'order_type'] as const),
  ...(['ship_city', 'ship_state', 'stock_code_desc', 'kva_rating', 'sale_price', 'order_date'] as const),
  ...(['request_date', 'issued_units', 'assigned_serial'] as const),
] satisfies readonly (keyof OrdersTable)[];

/** What a file says of an order: the notes that it leaves out are most of a row. */
export type ExportedOrder = Pick<Selectable<OrdersTable>, (typeof exportedColumns)[number]>;
