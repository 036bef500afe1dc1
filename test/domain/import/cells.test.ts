import fc from 'fast-check';
import { dateIn, numberIn } from '../../../src/domain/import/cells';
import { forAll } from '../builders/forAll';

test.each([
  ['2/3/2026', 'mdy', '2026-02-03'],
  ['2/3/2026', 'dmy', '2026-03-02'],
  ['2/14/2026', 'mdy', '2026-02-14'],
  ['2/14/2026', 'dmy', null],
  ['14.02.26', 'dmy', '2026-02-14'],
  ['14-2-26', 'mdy', null],
  ['2026-03-02', 'ymd', '2026-03-02'],
  ['2026/3/2', 'ymd', '2026-03-02'],
  ['2026-03-02', 'mdy', null],
  ['3/2/2026', 'ymd', null],
  [' 3/2/2026 ', 'mdy', '2026-03-02'],
  ['3/2/2026 00:00', 'mdy', '2026-03-02'],
  ['3/2/202', 'mdy', null],
  ['3/2/20261', 'mdy', null],
  ['3/2/2026/1', 'mdy', null],
  ['3/002/2026', 'mdy', null],
  ['3//2026', 'mdy', null],
  ['3 2 2026', 'mdy', null],
  ['March 2', 'mdy', null],
  ['', 'mdy', null],
  ['0', 'mdy', null],
  ['46083', 'ymd', null],
] as const)('the cell %j says, read as %s, %s', (cell, order, day) => {
  expect(dateIn(cell, order)).toBe(day);
});

test.each([
  ['2/29/2024', '2024-02-29'],
  ['2/29/2025', null],
  ['2/29/2000', '2000-02-29'],
  ['2/29/1900', null],
  ['2/28/2025', '2025-02-28'],
  ['4/30/2026', '2026-04-30'],
  ['4/31/2026', null],
  ['12/31/2026', '2026-12-31'],
  ['12/32/2026', null],
  ['13/1/2026', null],
  ['0/1/2026', null],
  ['1/0/2026', null],
])('of days that there are and are not, %s is %s', (cell, day) => {
  expect(dateIn(cell, 'mdy')).toBe(day);
});

test.each([
  ['00', '2000'],
  ['26', '2026'],
  ['49', '2049'],
  ['50', '1950'],
  ['99', '1999'],
])('two digits of a year below 50 are of this century (docs/guide/data.md): %s is %s', (digits, year) => {
  expect(dateIn(`1/2/${digits}`, 'mdy')).toBe(`${year}-01-02`);
  expect(dateIn(`${digits}-1-2`, 'ymd')).toBe(`${year}-01-02`);
});

test('every day is read back from each way of writing it, and the other ways never read another year', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  forAll(days, fc.constantFrom('-', '/', '.'), fc.boolean(), fc.boolean(), (date, mark, isShort, isPadded) => {
    const iso = date.toISOString().slice(0, 10);
    const [year = '', month = '', day = ''] = iso.split('-');
    const part = (text: string) => (isPadded ? text : String(Number(text)));
    const [y, m, d] = [isShort ? year.slice(2) : year, part(month), part(day)];
    expect(dateIn([y, m, d].join(mark), 'ymd')).toBe(iso);
    expect(dateIn([m, d, y].join(mark), 'mdy')).toBe(iso);
    expect(dateIn([d, m, y].join(mark), 'dmy')).toBe(iso);
    const swapped = Number(day) <= 12 ? `${year}-${day}-${month}` : null;
    expect(dateIn([m, d, y].join(mark), 'dmy')).toBe(swapped);
  });
});

test.each([
  ['1,234.50', 'point', '1234.50'],
  ['1.234,50', 'comma', '1234.50'],
  ['1,234', 'point', '1234'],
  ['1,234', 'comma', '1.234'],
  ['1.234', 'point', '1.234'],
  ['1.234', 'comma', '1234'],
  ['1,234,567', 'point', '1234567'],
  ['1,234,567', 'comma', null],
  ['$41,250.00', 'point', '41250.00'],
  ['1 234.50', 'point', '1234.50'],
  ['1\u00a0234,50', 'comma', '1234.50'],
  ['12 34', 'point', null],
  ['1 234 567', 'point', '1234567'],
  ['$ 250', 'point', '250'],
  ['250 $', 'comma', '250'],
  ['4$1', 'point', null],
  [' 0 ', 'point', '0'],
  ['0.05', 'point', '0.05'],
  ['0,05', 'comma', '0.05'],
  ['1234567.5', 'point', '1234567.5'],
  ['12,34', 'point', null],
  ['1,2345', 'point', null],
  ['1,,234', 'point', null],
  ['1,234,56', 'point', null],
  ['1.2.3', 'point', null],
  ['1,234.5,6', 'point', null],
  ['5.', 'point', null],
  ['-5', 'point', null],
  ['5%', 'point', null],
  ['1e3', 'point', null],
  ['n/a', 'point', null],
  ['', 'point', null],
  ['$', 'comma', null],
] as const)('the cell %j is, read with a decimal %s, %s', (cell, mark, number) => {
  expect(numberIn(cell, mark)).toBe(number);
});

/** Read as thousands, each of these would be a thousand times what it says. */
test.each(['1234,567', '12345,678', ',234', '0,125', '00,125', '$ ,500'])(
  'the comma of %j separates no thousands, so with a decimal point it is no number',
  (cell) => {
    expect(numberIn(cell, 'point')).toBeNull();
    expect(numberIn(cell.replace(',', '.'), 'comma')).toBeNull();
  },
);

test('US and German numbers are read by their decimal mark, to the cent', () => {
  const styles = [
    ['en-US', 'point'],
    ['de-DE', 'comma'],
  ] as const;
  forAll(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom(...styles), (cents, [style, mark]) => {
    const whole = Math.floor(cents / 100);
    const expected = `${whole}.${String(cents % 100).padStart(2, '0')}`;
    const format = new Intl.NumberFormat(style, { minimumFractionDigits: 2 });
    expect(numberIn(format.format(cents / 100), mark)).toBe(expected);
    expect(numberIn(new Intl.NumberFormat(style).format(whole), mark)).toBe(String(whole));
  });
});

test('both decimal marks agree only on cells without either mark', () => {
  forAll(fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,2}$/), (cell) => {
    const [point, comma] = [numberIn(cell, 'point'), numberIn(cell, 'comma')];
    expect(point === comma && point !== null).toBe(/^\d+$/.test(cell));
    for (const number of [point, comma]) if (number !== null) expect(number).toMatch(/^\d+(\.\d+)?$/);
  });
});
