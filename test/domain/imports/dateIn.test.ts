import fc from 'fast-check';
import { dateIn } from '../../../src/domain/imports/dateIn';

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
])('two digits of a year below 50 are of this century (docs/data.md): %s is %s', (digits, year) => {
  expect(dateIn(`1/2/${digits}`, 'mdy')).toBe(`${year}-01-02`);
  expect(dateIn(`${digits}-1-2`, 'ymd')).toBe(`${year}-01-02`);
});

test('every day is read back from each way of writing it, and the other ways never read another year', () => {
  const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('-', '/', '.'), fc.boolean(), fc.boolean(), (date, mark, isShort, isPadded) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = iso.split('-');
      const part = (text: string) => (isPadded ? text : String(Number(text)));
      const [y, m, d] = [isShort ? year.slice(2) : year, part(month), part(day)];
      expect(dateIn([y, m, d].join(mark), 'ymd')).toBe(iso);
      expect(dateIn([m, d, y].join(mark), 'mdy')).toBe(iso);
      expect(dateIn([d, m, y].join(mark), 'dmy')).toBe(iso);
      const swapped = Number(day) <= 12 ? `${year}-${day}-${month}` : null;
      expect(dateIn([m, d, y].join(mark), 'dmy')).toBe(swapped);
    }),
  );
});
