import { inspectFile } from '../../../../../src/server/features/import/inspect/inspectFile';
import { preparedOf } from '../../../../../src/server/features/import/inspect/inspection';
import { ImportRefusedError, type Problem } from '../../../../../src/server/features/import/staging/problems';
import { checkPrepared, importFiles } from '../../../../../src/server/features/import/importFiles';
import { importPlace, ORDER_HEADER, ordersWith, UNIT_HEADER, UNIT_ROW } from '../files';

const { database, workplace } = importPlace();

async function refusal(files: { orders?: string | Buffer; units?: string | Buffer }): Promise<ImportRefusedError> {
  const orders = files.orders === undefined ? undefined : await workplace.write('orders.csv', files.orders);
  const units = files.units === undefined ? undefined : await workplace.write('units.csv', files.units);
  const outcome = await importFiles(database.db, { orders, units }).catch((error: unknown) => error);
  if (!(outcome instanceof ImportRefusedError)) throw new Error(`Not refused: ${JSON.stringify(outcome)}`);
  return outcome;
}

async function rowCounts() {
  const count = async (table: 'orders' | 'units' | 'imports') =>
    (await database.db.selectFrom(table).select(database.db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n;
  return [await count('orders'), await count('units'), await count('imports')];
}

afterEach(async () => expect(await rowCounts()).toEqual([0, 0, 0]));

const orderRow = 'SO1,J1,Red Butte,RC';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

type Golden = [name: string, content: string | Buffer, expected: Partial<Problem>, problems?: number];

const goldenFiles: Golden[] = [
  ['an empty file', '', { line: null, reason: 'Empty file' }],
  ['a byte order mark alone', '\ufeff', { line: null, reason: 'Empty file' }],
  ['Windows-1252', latin1(`${ORDER_HEADER}\n${orderRow}\nSO2,J2,Piñon,RC\n`), { line: 3, reason: 'Not UTF-8 text' }],
  [
    'a cut multi-byte letter at the end',
    Buffer.concat([Buffer.from(`${ORDER_HEADER}\nSO1,J1,`), Buffer.from([0xc3])]),
    { line: 2, reason: 'Not UTF-8 text' },
  ],
  [
    'an overlong encoding',
    Buffer.concat([Buffer.from(`${ORDER_HEADER}\nSO1,`), Buffer.from([0xc0, 0x80, 0x0a])]),
    { line: 2, reason: 'Not UTF-8 text' },
  ],
  ['an unknown column', `${ORDER_HEADER},color\n`, { line: 1, column: 'color', reason: 'Unknown column' }],
  ['a column called __proto__', `${ORDER_HEADER},__proto__\n`, { column: '__proto__', reason: 'Unknown column' }],
  ['a column called constructor', `${ORDER_HEADER},constructor\n`, { column: 'constructor', reason: 'Unknown column' }],
  ['a column without a name', `${ORDER_HEADER},\n${orderRow},x\n`, { column: 'Column E', reason: 'Unknown column' }],
  ['a duplicate column', `${ORDER_HEADER},Order_Code\n`, { column: 'Order_Code', reason: 'Duplicate column' }],
  ['a missing column', 'order_code,job_number,order_type\n', { column: 'customer_name', reason: 'Missing column' }],
  ['no header', `${orderRow}\n`, { line: 1, column: 'SO1', reason: 'Unknown column' }, 8],
  [
    'an unclosed quote',
    `${ORDER_HEADER}\n"SO1,J1,Red Butte,RC\nSO2,J2,Red Butte,RC\nSO3,J3,Red Butte,RC\n`,
    { line: 2, reason: 'Invalid CSV (CSV_QUOTE_NOT_CLOSED)' },
  ],
  [
    'an unclosed quote after a byte order mark and letters of several bytes',
    `\ufeff${ORDER_HEADER}\r\nSO1,J1,Piñon Ω,RC\r\nSO2,J2,"Red Butte,RC\r\nSO3,J3,Red Butte,RC\r\n`,
    { line: 3, reason: 'Invalid CSV (CSV_QUOTE_NOT_CLOSED)' },
  ],
  [
    'a quote inside a bare value, below notes of three lines',
    `${ORDER_HEADER},notes\r\n${orderRow},"low\r\nprofile\r\npad"\r\nSO2,J2,Red "Butte",RC,\r\n`,
    { line: 5, reason: 'Invalid CSV (INVALID_OPENING_QUOTE)' },
  ],
  [
    'a quote inside a bare value',
    `${ORDER_HEADER}\nSO1,J1,Red "Butte",RC\n`,
    { line: 2, reason: 'Invalid CSV (INVALID_OPENING_QUOTE)' },
  ],
  [
    'a short row',
    `${ORDER_HEADER}\n${orderRow}\nSO2,J2\n`,
    { line: 3, column: null, reason: 'The row has 2 values; the header has 4 columns' },
  ],
  [
    'a long row',
    `${ORDER_HEADER}\n${orderRow},\n`,
    { line: 2, reason: 'The row has 5 values; the header has 4 columns' },
  ],
  [
    'a value of a megabyte',
    `${ORDER_HEADER}\nSO1,J1,"${'x'.repeat(1_100_000)}",RC\n`,
    { line: 2, reason: 'Invalid CSV (CSV_MAX_RECORD_SIZE)' },
  ],
  ['a line of three megabytes', 'x'.repeat(3_000_000), { line: 1, reason: 'Line longer than 2 MB' }],
  [
    'line ends of CR alone',
    `${ORDER_HEADER}\r${orderRow}\r`,
    { line: 1, reason: 'Lines end in CR alone, as on old Macintosh computers' },
  ],
  ['a PDF', Buffer.from('255044462d312e340a25e2e3cfd30a', 'hex'), { line: null, reason: 'A PDF is no table' }],
];

test.each(goldenFiles)('the check refuses %s', async (_name, content, expected, count = 1) => {
  const { problems, total } = await refusal({ orders: content });
  expect(total).toBe(count);
  expect(problems[0]).toMatchObject({ file: 'orders.csv', ...expected });
  expect(problems[0]?.fix).toMatch(/\.$/);
});

const badCells: [column: string, cell: string, reason: string][] = [
  ['sale_price', '"€1,234.50"', 'Contains a currency sign'],
  ['sale_price', '"1,23,4"', 'Contains a comma, which may separate thousands or decimals'],
  ['sale_price', 'NaN', 'Not a finite number'],
  ['sale_price', 'Infinity', 'Not a finite number'],
  ['sale_price', '1e5', 'Exponent notation'],
  ['sale_price', '٣', 'Contains digits other than 0 to 9'],
  ['sale_price', '-5', 'Negative number'],
  ['sale_price', '(5)', 'Negative number'],
  ['sale_price', '1 23', 'Contains a space'],
  ['sale_price', '1.234', 'More than 10 digits or 2 decimals'],
  ['sale_price', '12345678901', 'More than 10 digits'],
  ['sale_price', 'ask', 'Not a number'],
  ['issued_units', '1.5', 'Contains decimals'],
  ['issued_units', '100001', 'Out of range'],
  ['kva_rating', '0', 'Must be above 0'],
  ['phase', '2', 'Not an allowed value'],
  ['order_date', '2026-02-30', 'Not a calendar date between 1900 and 2099'],
  ['order_date', '2026-02-30T10:00:00Z', 'Not a calendar date between 1900 and 2099'],
  ['order_date', 'infinity', 'Not a date'],
  ['order_date', '46083', 'Not a date'],
  ['ship_state', 'ZZ', 'Not an allowed value'],
  ['ship_city', 'Me\u0000sa', 'Contains a control character'],
  ['ship_city', '"Me\nsa"', 'Contains a control character'],
  ['notes', 'a\u0007b', 'Contains a control character'],
  ['ship_city', 'Pi\ufffdon', 'Contains the replacement character U+FFFD: a letter was lost'],
  ['ship_city', 'x'.repeat(81), 'Too long: 81 characters'],
  ['engineering_review', 'maybe', 'Neither true nor false'],
  ['sales_rep_emails', 'dana@specai.test;dana', 'Not an email address'],
  ['assigned_serial', '999999', 'Unknown unit'],
];

test.each(badCells)('the check refuses %s %j: %s', async (column, cell, reason) => {
  const { problems, total } = await refusal({ orders: ordersWith(column, ['', cell]) });
  expect(total).toBe(1);
  const value = cell.replace(/^"(.*)"$/s, '$1');
  expect(problems[0]).toMatchObject({ file: 'orders.csv', line: 3, column, value, reason });
});

test('the check reports all faults of a header together', async () => {
  const { problems } = await refusal({ orders: 'Order #,Foo,Job,Job #,order_date\nSO1,x,J1,J1,2/3/2026\n' });
  expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [1, 'Foo', 'Unknown column'],
    [1, 'Job', 'Duplicate column'],
    [1, 'order_date', 'Ambiguous dates: the day and the month could be swapped'],
    [1, 'order_type', 'Missing column'],
    [1, 'customer_name', 'Missing column'],
  ]);
  expect(problems[2]?.fix).toContain("Is 2/3/2026 in 'order_date' February 3 or March 2?");
});

test.each([
  ['order_code', ',J1,Red Butte,RC', 'Missing value'],
  ['order_code', 'a b,J1,Red Butte,RC', 'Not a valid code'],
  ['order_code', '../x,J1,Red Butte,RC', 'Not a valid code'],
  ['order_type', 'SO1,J1,Red Butte,RX', 'Not an allowed value'],
])('the check refuses a row with bad %s: %j', async (column, row, reason) => {
  const { problems } = await refusal({ orders: `${ORDER_HEADER}\n${row}\n` });
  expect(problems).toMatchObject([{ line: 2, column, reason }]);
});

test('the check names both lines of a duplicate, counted from where records start', async () => {
  const rows = ['SO1,J1,"Red\r\nButte",RC', '', 'SO2,J2,Mesa,RC', 'SO1,J2,Mesa,RC'];
  const { problems } = await refusal({
    orders: [`${ORDER_HEADER},notes`, ...rows.map((row) => row && `${row},"a\r\nb"`), ''].join('\r\n'),
  });
  expect(problems.map(({ line, column, value, reason }) => [line, column, value, reason])).toEqual([
    [2, 'customer_name', 'Red\r\nButte', 'Contains a control character'],
    [8, 'job_number', 'J2', 'Duplicate of line 6'],
  ]);
});

test('the check refuses two rows for one unit, and one unit for two orders', async () => {
  const units = `${UNIT_HEADER}\n${UNIT_ROW}\n${UNIT_ROW}\n`;
  expect((await refusal({ units })).problems).toMatchObject([
    { file: 'units.csv', line: 3, column: 'serial', value: '0012', reason: 'Duplicate of line 2' },
  ]);
  const orders = ordersWith('assigned_serial', ['0012', '0012']);
  expect((await refusal({ orders, units: `${UNIT_HEADER}\n${UNIT_ROW}\n` })).problems).toMatchObject([
    { file: 'orders.csv', line: 3, column: 'assigned_serial', value: '0012', reason: 'Duplicate of line 2' },
  ]);
});

test('the check reports every bad cell of both files, up to a thousand, and counts the rest', async () => {
  const orders = ordersWith('sale_price', new Array<string>(1200).fill('€5'));
  const { problems, total } = await refusal({ units: `${UNIT_HEADER}\n0012,XX,2,0,,480,x\n`, orders });
  expect(problems.filter(({ file }) => file === 'units.csv').map(({ column }) => column)).toEqual([
    'condition',
    'phase',
    'kva_rating',
    'primary_voltage',
    'unit_cost',
  ]);
  expect(problems).toHaveLength(1000);
  expect(total).toBe(1205);
});

test('an error in the last of 3,000 rows leaves nothing behind', async () => {
  const cells = Array.from({ length: 3000 }, (_, index) => (index === 2999 ? '€5' : '5'));
  const { problems } = await refusal({
    orders: ordersWith('sale_price', cells),
    units: `${UNIT_HEADER}\n${UNIT_ROW}\n`,
  });
  expect(problems).toMatchObject([{ line: 3001 }]);
});

test('the check refuses a file that is not there', async () => {
  const outcome = await importFiles(database.db, { units: '/nowhere/units.csv' }).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ImportRefusedError);
  expect(outcome).toMatchObject({ message: 'units.csv: Cannot open the file (ENOENT). Check the path.' });
});

test('a file that lacks required columns is refused before any statement names them', async () => {
  const path = await workplace.write('units.csv', 'IC#,Mfr\n0012,ABB\n');
  const prepared = preparedOf(await inspectFile({ file: 'units', path, name: 'units.csv' }), 'units.csv');
  const { leftOut, problems } = await checkPrepared(database.db, { units: prepared });
  expect(leftOut).toBeNull();
  expect(problems.map(({ column, reason }) => [column, reason])).toEqual([
    ...['condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage'].map((each) => [
      each,
      'Missing column',
    ]),
  ]);
});
