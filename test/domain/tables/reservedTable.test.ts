import fc from 'fast-check';
import { reservationsSchema, type ReservedTransformer } from '../../../src/contract/reservations';
import { reservedTable } from '../../../src/domain/tables/reservedTable';
import { forAll } from '../builders/forAll';

/** A reserved unit as the server sends it, everything missing but what is given. */
const aReserved = (fields: Record<string, unknown> = {}): ReservedTransformer[] =>
  reservationsSchema.parse({ results: [{ id: 1, itemCode: '40117762', orderId: 7, ...fields }] }).results;
const cellsOf = (fields: Record<string, unknown>) => {
  const { columns, rows } = reservedTable(aReserved(fields), '', []);
  return Object.fromEntries(columns.map(({ title }, index) => [title, rows[0]?.[index]]));
};

test('every part of a reservation is in its own column: codes and names text, figures numbers, days days', () => {
  const fields = {
    ...{ itemCode: 40117762, itemName: 'ABB', status: 'In Transit', priority: 'High', jobNumber: '0012' },
    ...{ salesOrderNumber: '00117', customerName: 'Mesa Power', customerLocation: 'Mesa, AZ' },
    ...{ deliveryDate: '2026-05-01', reservedDate: '2026-03-05T12:00:00', reservedBy: 'Dana Sales' },
    ...{ transformerType: 'Pad', category: 'Three-phase', kvaRating: 500, primaryVoltage: 12470 },
    ...{ secondaryVoltage: '480Y/277', location: 'Phoenix, AZ', weight: 4650, dimensions: '60 x 55 x 72' },
  };
  const { columns, rows } = reservedTable(aReserved(fields), '', []);
  expect(columns.map(({ title, kind }, at) => `${title} (${kind}): ${JSON.stringify(rows[0]?.[at])}`)).toEqual([
    'IC# (text): "40117762"',
    'Name (text): "ABB"',
    'Status (text): "In Transit"',
    'Priority (text): "High"',
    'Job Number (text): "0012"',
    'Sales Order Number (text): "00117"',
    'Customer Name (text): "Mesa Power"',
    'Delivery Location (text): "Mesa, AZ"',
    'Delivery Date (date): "2026-05-01"',
    'Reserved On (date): "2026-03-05"',
    'Reserved By (text): "Dana Sales"',
    'Type (text): "Pad"',
    'Category (text): "Three-phase"',
    'kVA (number): 500',
    'Primary Voltage (text): "12470"',
    'Secondary Voltage (text): "480Y/277"',
    'Location (text): "Phoenix, AZ"',
    'Weight (lb) (number): 4650',
    'Dimensions (in) (text): "60 x 55 x 72"',
  ]);
});

test('unknown values are empty cells', () => {
  const known = Object.entries(cellsOf({})).filter(([, cell]) => cell !== null);
  expect(known).toEqual([['IC#', '40117762']]);
});

test.each([
  // Moments without an offset are those of the reader.
  ['2026-03-05T00:00:00', '2026-03-05'],
  ['2026-03-05T23:59:59', '2026-03-05'],
  ['2028-02-29T12:00:00', '2028-02-29'],
  ['soon', null],
  ['', null],
  [null, null],
])('what was reserved at %j was reserved on the day %j', (reservedDate, day) => {
  expect(cellsOf({ reservedDate })['Reserved On']).toBe(day);
});

test("a moment becomes the reader's day", () => {
  const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) });
  forAll(moment, (ms) => {
    const at = new Date(ms);
    const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
    expect(cellsOf({ reservedDate: at.toISOString() })['Reserved On']).toBe(parts.join('-'));
  });
});

test('rows follow the list; search and basis are listed beside them', () => {
  const items = ['9', '10', '1'].flatMap((itemCode) => aReserved({ itemCode }));
  const made = [['Exported by', 'Dana Sales']] as const;
  const { fileName, title, rows, basis } = reservedTable(items, ' mesa ', made);
  expect([fileName, title, rows.map(([code]) => code)]).toEqual([
    ...['reserved-transformers', 'Reserved transformers', ['9', '10', '1']],
  ]);
  expect(basis).toEqual([['Filters', 'Search: mesa'], ...made]);
  expect(reservedTable([], '  ', made)).toMatchObject({ rows: [], basis: [['Filters', 'None'], ...made] });
});
