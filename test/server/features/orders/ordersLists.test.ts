import { parse } from 'csv-parse/sync';
import type { OrdersExportQuery, OrdersQuery } from '../../../../src/contract/orders/ordersQuery';
import { createOrdersRepository } from '../../../../src/server/features/orders/repository';
import {
  createTestDatabase,
  useTestDatabase,
  insertRows,
  nobody,
  orderRow,
  unitRow,
} from '../../../support/server/database';
import { exportedOrders } from '../../../support/server/exportedOrders';

const MANY = 1_001;

const database = useTestDatabase();
beforeAll(async () => {
  await insertRows(database.db, {
    units: [unitRow({ serial: 'U-1' })],
    orders: [
      orderRow({ id: 1, job_number: '100%', sales_order_number: 'A_1', order_date: '2026-03-05', sale_price: 300 }),
      orderRow({ id: 2, job_number: '1000', sales_order_number: 'AB1', order_date: '2026-02-03', sale_price: 100 }),
      orderRow({ id: 3, job_number: 'C\\D', sales_order_number: null, order_date: '2026-02-02', sale_price: null }),
      orderRow({ id: 4, job_number: 'J-4', order_type: 'RW', order_date: null, sale_price: 100, ship_state: 'TX' }),
      orderRow({ id: 5, job_number: 'J-5', assigned_serial: 'U-1', order_date: '2025-01-01', sale_price: 900 }),
      orderRow({ id: 6, job_number: 'J-6', customer_name: 'Élan', sales_rep: null, order_date: '2025-01-01' }),
      orderRow({ id: 7, job_number: 'J-7', customer_name: 'elan', sales_rep: 'Sam', order_date: '2025-01-01' }),
    ],
  });
});

/** 23:59 on March 5 in Phoenix. */
const now = () => new Date('2026-03-06T06:59:00Z');
const orders = () => createOrdersRepository(database.db, now);
async function linesOf(query: OrdersExportQuery, of = database, onPiece?: () => Promise<unknown>) {
  const { text, count } = await exportedOrders(of.db, query, { now, ...(onPiece && { onPiece }) });
  const lines: Record<string, string>[] = parse(text, { columns: true, record_delimiter: '\r\n' });
  return { lines, count };
}
const listed = async (query: OrdersQuery) => (await orders().list(query, nobody)).rows.map(({ id }) => id);

const queries: [OrdersExportQuery, number[]][] = [
  [{}, [1, 2, 3, 5, 6, 7, 4]],
  [{ ordering: '-order_date' }, [1, 2, 3, 5, 6, 7, 4]],
  [{ ordering: 'order_date' }, [5, 6, 7, 3, 2, 1, 4]],
  [{ ordering: 'sale_price', unit_assignment: 'assigned' }, [5]],
  [{ ordering: '-sale_price', search: '1' }, [1, 2]],
  [{ search: '100%' }, [1]],
  [{ search: '00%' }, [1]],
  [{ search: '100_' }, []],
  [{ search: 'a_1' }, [1]],
  [{ search: '\\' }, [3]],
  [{ search: '  1000 ' }, [2]],
  [{ search: 'ab1' }, [2]],
  [{ search: '   ' }, [1, 2, 3, 5, 6, 7, 4]],
  [{ search: '\u0000' }, []],
  [{ customer_name: 'ÉLAN' }, [6]],
  [{ customer_name: ' ela ' }, [7]],
  [{ customer_name: '' }, [1, 2, 3, 5, 6, 7, 4]],
  [{ customer_name: 'x\u0000' }, []],
  [{ sales_rep: 'sa' }, [7]],
  [{ sales_rep: ' ' }, [1, 2, 3, 5, 6, 7, 4]],
  [{ sales_rep: 'whitfield', order_type: 'rw' }, [4]],
  [{ order_type: 'rc', unit_assignment: 'unassigned' }, [1, 2, 3, 6, 7]],
  [{ date_range: '30' }, [1, 2]],
  [{ date_range: '60' }, [1, 2, 3]],
  [{ delivery_state: 'TX' }, [4]],
  [{ delivery_state: 'NY' }, []],
];

test.each(queries)('%j finds the same orders on a page and in the file', async (query, ids) => {
  expect(await orders().list({ ...query, page_size: '100' }, nobody)).toMatchObject({
    rows: ids.map((id) => ({ id })),
    count: ids.length,
  });
  const { lines, count } = await linesOf(query);
  const codes = await database.db.selectFrom('orders').select(['id', 'order_code']).execute();
  const idOf = new Map(codes.map(({ id, order_code }) => [order_code, id]));
  const found = lines.map((line) => idOf.get(line['Order Code'] ?? ''));
  expect({ count, found }).toEqual({ count: ids.length, found: ids });
  expect(await orders().countExported(query, nobody)).toBe(ids.length);
});

test.each<[OrdersQuery, number[]]>([
  [{}, [1, 2, 3, 5, 6, 7]],
  [{ page: '1' }, [1, 2, 3, 5, 6, 7]],
  [{ page: '2' }, [4]],
  [{ page: '3' }, []],
  [{ page: '2', page_size: '3' }, [5, 6, 7]],
  [{ page: '7', page_size: '1' }, [4]],
])('the page %j has the orders %j, and the count is that of all pages', async (query, ids) => {
  expect(await listed(query)).toEqual(ids);
  expect((await orders().list(query, nobody)).count).toBe(7);
});

test('the file has the orders of the moment at which its reading began, in order, whatever comes and goes meanwhile', async () => {
  const many = await createTestDatabase();
  const prices = Array.from({ length: MANY }, (_, index) => (index * 8) % MANY);
  const rows = prices.map((price, index) => orderRow({ id: index + 1, sale_price: price }));
  await many.db.insertInto('orders').values(rows).execute();
  const change = async () => {
    await many.db.deleteFrom('orders').where('id', 'in', [1, MANY]).execute();
    await insertRows(many.db, { orders: [orderRow({ sale_price: 0 })] });
  };
  const { lines, count } = await linesOf({ ordering: 'sale_price' }, many, change);
  expect(count).toBe(MANY);
  expect(lines.map(({ Price }) => Number(Price))).toEqual(Array.from({ length: MANY }, (_, place) => place));
  await many.close();
});
