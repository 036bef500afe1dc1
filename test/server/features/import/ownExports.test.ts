import fc from 'fast-check';
import { importOfOwnExports, nothingChanged } from '../../../support/server/ownExports';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { importPlace } from './files';

const ROWS = 300;

const { database, workplace } = importPlace();

const PIECES = [
  ...['=', '+', '-', '@', "'", '"', '“', '＝', ' ', ',', ';', '|', '_x0041_', '_', '<&>', '0', '1e5', '12,5', '1.325'],
  ...['1/2/2026', 'TRUE', 'n/a', 'proto', '__proto__', 'é', '変圧器', '😀', '%', '$', '#'],
];
const text = fc
  .string({ unit: fc.constantFrom(...PIECES), minLength: 1, maxLength: 4 })
  .map((each) => each.trim() || '0');
const amount = fc.integer({ min: 0, max: 999_999_999_999 }).map((cents) => (cents / 100).toFixed(2));
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

const oddRow = fc.record({
  words: text,
  name: text,
  voltage: fc.constantFrom('12470GrdY/7200', '7200 x 14400', '13200', '12.47', '34.5 kV'),
  price: amount,
  kva: fc.constantFrom('0.01', '112.50', '1000', '9999999.99', '1.32'),
  orderDate: day.map((each) => each.toISOString().slice(0, 10)),
});

test('whatever the values of orders and units, the import takes their exports back and changes nothing', async () => {
  const rows = fc.sample(oddRow, { numRuns: ROWS, seed: 48 });
  const units = rows.map(({ words, name, voltage, price, kva }, index) =>
    unitRow({
      ...{
        serial: `00${index}`,
        manufacturer: words,
        primary_voltage: voltage,
        type_of_fluid: name,
        kva_rating: kva,
        unit_cost: price,
      },
      list_price: index % 3 === 0 ? null : price,
    }),
  );
  const orders = rows.map(({ words, name, price, kva, orderDate }, index) =>
    orderRow({
      ...{ order_code: `000${index}`, job_number: `${words}${index}`, sales_order_number: words, customer_name: name },
      sales_rep: index % 2 === 0 ? null : words,
      sale_price: price,
      kva_rating: kva,
      order_date: orderDate,
      assigned_serial: index % 5 === 0 ? `00${index}` : null,
    }),
  );
  await insertRows(database.db, { units, orders });
  for (const format of ['csv', 'xlsx'] as const)
    expect(await importOfOwnExports(database, format, workplace.write)).toEqual(nothingChanged(ROWS, ROWS));
});
