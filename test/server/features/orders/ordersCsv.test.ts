import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { sql, type Selectable } from 'kysely';
import type { OrdersExportQuery } from '../../../../src/contract/orders/ordersQuery';
import { transformerType } from '../../../../src/domain/orders/displayOrder';
import type { OrdersTable } from '../../../../src/server/db/schema/schema';
import { textCell, typeOf } from '../../../../src/server/features/orders/ordersExport';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { exportedOrders } from '../../../support/server/exportedOrders';

type OrderRow = Selectable<OrdersTable>;

const ORDERS = 400;

const characters = (text: string) => text.split(/(?:)/u);

/** Fragments that could break spreadsheets, CSV, COPY, patterns or character positions. */
const FRAGMENTS = [
  ...[...characters('=+-@＝＋－＠\t\r\n'), '\r\n', ...characters('\v\f \u00a0\u2003\ufeff\u0085\u200b\u2028\u3000')],
  ...[...characters('"\'“’«＂,;\\'), '\\.', '\\N', 'NULL', '\u0001', ...characters('aÉß変😀01'), '12', '1000', '007'],
  ...['123456789012345', '1234567890123456', '１２３４', '٣٤٥٦'],
  ...['.', 'KVA', 'kva', ' KVA', 'ＫＶＡ', '_', '$1', '%', '\\1'],
];
const hostile = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 6 }).map((parts) => parts.join(''));
const maybe = fc.option(hostile, { freq: 5 });
const hostileRow = fc.record({
  ...{ job_number: hostile, order_code: hostile, sales_order_number: maybe, customer_name: hostile, sales_rep: maybe },
  ...{ ship_city: maybe, ship_state: fc.constantFrom(null, 'AZ', 'TX'), stock_code_desc: maybe },
  kva_rating: fc.constantFrom(null, '0', '0.10', '500.00', '112.50', '-3.25', '9999999.99'),
  sale_price: fc.constantFrom(null, '0.00', '41250.00', '-1250.50', '9999999999.99'),
  order_date: fc.constantFrom(null, '0001-01-01', '2026-03-05', '2026-03-06', '9999-12-31'),
  request_date: fc.constantFrom(null, '2024-02-29', '2026-05-01'),
  issued_units: fc.constantFrom(0, 1, 2_147_483_647),
  order_type: fc.constantFrom('RC' as const, 'RW' as const),
});

const database = useTestDatabase();
let rows: OrderRow[];
beforeAll(async () => {
  // Allows numbers that no order has today.
  await sql`alter table orders drop constraint orders_kva_rating_finite, drop constraint orders_sale_price_finite`.execute(
    database.db,
  );
  const made = fc.sample(hostileRow, { numRuns: ORDERS, seed: 92 });
  const serials = fc.sample(hostile, { numRuns: ORDERS, seed: 93 }).map((serial, n) => `${serial}${n}`);
  await insertRows(database.db, {
    units: serials.map((serial) => unitRow({ serial })),
    orders: made.map((each, n) =>
      orderRow({
        ...each,
        ...{ job_number: `${each.job_number}${n}`, order_code: `${each.order_code}${n}` },
        assigned_serial: n % 3 === 0 ? (serials[n] ?? null) : null,
      }),
    ),
  });
  rows = await database.db.selectFrom('orders').selectAll().execute();
});

/** The rule for texts again, in JavaScript. */
const FORMULA = /^[\s"'“”„‘’‚«»＂＇]*?[=+\-@\t\r\n＝＋－＠]/;
const guarded = (text: string | null): string => (FORMULA.test(text ?? '') ? `'${text}` : (text ?? ''));
const placeOf = ({ ship_city: city, ship_state: state }: OrderRow) => (city && state ? `${city}, ${state}` : null);

const cellsOf = (row: OrderRow): (string | number | null)[] => [
  ...[row.job_number, row.sales_order_number, row.customer_name, row.sales_rep, placeOf(row), row.ship_state].map(
    guarded,
  ),
  guarded(transformerType(row.stock_code_desc ?? '')),
  row.kva_rating === null ? null : Number(row.kva_rating),
  ...[row.order_type, row.sale_price, row.order_date, row.request_date, row.issued_units],
  ...[row.order_code, row.assigned_serial].map(guarded),
];

const HEADINGS = [
  ...['Job Number', 'Sales Order Number', 'Customer Name', 'Salesperson', 'Location', 'Delivery State', 'Type', 'kVA'],
  ...['Job Type', 'Price', 'Order Date', 'Delivery Date', 'Issued Units', 'Order Code', 'Unit Assigned'],
];

function sorted(ordering: NonNullable<OrdersExportQuery['ordering']>): OrderRow[] {
  const name = ordering.replace('-', '');
  const valueOf = (row: OrderRow): string | number | null => {
    if (name === 'sale_price') return row.sale_price === null ? null : Number(row.sale_price);
    return name === 'request_date' ? row.request_date : row.order_date;
  };
  const sign = ordering.startsWith('-') ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -sign : a > b ? sign : 0);
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.id - other.id;
    return compare(a, b) || one.id - other.id;
  });
}

const orderings = ['order_date', '-order_date', 'sale_price', '-sale_price', 'request_date', '-request_date'] as const;
const statuses = [undefined, 'assigned', 'unassigned'] as const;

test.each(orderings.flatMap((ordering) => statuses.map((status) => [ordering, status] as const)))(
  'the file by %s of the status %s is, byte by byte, the one that csv-stringify writes of the rows',
  async (ordering, status) => {
    const isListed = ({ assigned_serial }: OrderRow) =>
      status === undefined || (assigned_serial !== null) === (status === 'assigned');
    const listed = sorted(ordering).filter(isListed);
    const { text, count } = await exportedOrders(
      database.db,
      status === undefined ? { ordering } : { ordering, unit_assignment: status },
    );
    expect(text).toBe(
      stringify([HEADINGS, ...listed.map(cellsOf)], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ }),
    );
    expect([count, listed.length > 100]).toEqual([listed.length, true]);
  },
);

test('a search text is never read as SQL', async () => {
  const texts = ["'; drop table orders; --", "\\'; drop table orders; --", "''", '\\', '$1', '%'];
  for (const search of texts) {
    const found = rows.filter(({ customer_name }) => customer_name.toLowerCase().includes(search.toLowerCase()));
    expect([search, (await exportedOrders(database.db, { customer_name: search })).count]).toEqual([
      search,
      found.length,
    ]);
  }
});

test('texts are guarded, and types of transformers said, as the rules for the screens do', async () => {
  const texts = fc.sample(hostile, { numRuns: 3_000, seed: 94 });
  const values = sql<{ cell: string | null; type: string | null }>`
    select ${textCell(sql`given`)} as cell, ${typeOf(sql`given`)} as type
    from unnest(${texts}::text[]) with ordinality as texts (given, place) order by place`;
  const found = (await values.execute(database.db)).rows.map(({ cell, type }) => [cell ?? '', type ?? '']);
  expect(found).toEqual(texts.map((text) => [guarded(text), transformerType(text)]));
});

test('a text is guarded if a spreadsheet would run it, whatever its first character', async () => {
  const characters = Array.from({ length: 0x2_ff }, (_, code) => String.fromCharCode(code + 1));
  const texts = characters.flatMap((character) => [character, `${character}1+1`, `${character}=1`]);
  const { rows } = await sql<{ cell: string }>`select ${textCell(sql`text`)} as cell
    from unnest(${texts}::text[]) with ordinality as texts (text, nth) order by nth`.execute(database.db);
  expect(rows.map(({ cell }) => cell)).toEqual(texts.map(guarded));
});
