import type { Order } from '../../src/contract/orders/order';

const quoted = (text: string | number | null) => `"${String(text ?? '').replaceAll('"', '""')}"`;

export const ordersCsv = (orders: readonly Order[]): string =>
  [
    'Job Number,Sales Order Number,Customer Name,Price',
    ...orders.map(({ job_number, sales_order_number, customer_name, sale_price }) =>
      [job_number, sales_order_number, customer_name, sale_price].map(quoted).join(','),
    ),
  ].join('\r\n');
