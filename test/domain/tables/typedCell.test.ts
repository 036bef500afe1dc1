import fc from 'fast-check';
import type { CellKind, TableCell } from '../../../src/domain/tables/table';
import { typedCell, type TypedCell } from '../../../src/domain/tables/typedCell';
import { anyText } from '../builders/texts';
import { forAll } from '../builders/forAll';

test.each<[CellKind, TableCell, TypedCell]>([
  ['text', '0012', '0012'],
  ['text', '=1+1', '=1+1'],
  ['text', '500', '500'],
  ['text', '2026-02-14', '2026-02-14'],
  ['text', '', null],
  ['text', null, null],
  ['mixed', '12.47', '12.47'],
  ['mixed', 12.47, 12.47],
  ['mixed', '2026-02-14', '2026-02-14'],
  ['number', '112.5', 112.5],
  ['number', '0', 0],
  ['number', '-0.5', -0.5],
  ['number', 500, 500],
  ['number', Number.NaN, null],
  ['number', -Infinity, null],
  ['money', '-14000.50', -14000.5],
  ['money', '9999999999.99', 9999999999.99],
  ['percent', 5.75, 0.0575],
  ['percent', '5.75', 0.0575],
  ['percent', -12.3, -0.123],
  ['percent', 100, 1],
  // In binary numbers 0.07 / 100 is 0.0007000000000000001.
  ['percent', 0.07, 0.0007],
  ['percent', 0, 0],
  ['percent', Number.NaN, null],
])('a cell of %s with %j is written as %j', (kind, cell, typed) => {
  expect(typedCell(kind, cell)).toBe(typed);
});

test.each<[CellKind, string]>([
  ...['0012', '00.5', '.5', '5.', '+5', '1,500', ' 5', '5 ', '1e5', '0x10', 'Infinity', 'Requirement', '٣'].map(
    (text): [CellKind, string] => ['number', text],
  ),
  ['money', '$5'],
  ['percent', '5.75%'],
  ...['soon', '2026-2-3', '2026-02-14T00:00:00Z', ' 2026-02-14', '14.02.2026', '20260214', '+02026-02-14'].map(
    (text): [CellKind, string] => ['date', text],
  ),
])('a cell of %s retains the ambiguous text %j', (kind, text) => {
  expect(typedCell(kind, text)).toBe(text);
});

// Beyond 15 digits a workbook would round: a number of a sales order would be another one.
test.each([
  ['123456789012345', 123_456_789_012_345],
  ['1234567890123456', '1234567890123456'],
  ['0.12345678901234', 0.12345678901234],
  ['0.123456789012345', '0.123456789012345'],
  ['-12345678901234.5', -12_345_678_901_234.5],
  ['-123456789012345.5', '-123456789012345.5'],
])('the digits %s are written as %j', (text, typed) => {
  expect(typedCell('number', text)).toBe(typed);
});

test('a figure of up to 15 digits is written with every digit that it had', () => {
  const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  const figure = fc
    .tuple(fc.boolean(), fc.nat(999_999_999), fc.option(fc.stringMatching(/^\d{1,5}$/)))
    .map(
      ([isNegative, whole, part]) => `${isNegative && whole > 0 ? '-' : ''}${whole}${part === null ? '' : `.${part}`}`,
    );
  forAll(figure, (text) => expect(String(typedCell('money', text))).toBe(plain(text)));
});

test('whatever is written in a cell stays as it is, unless its column knows it for a figure or a day', () => {
  const lookalike = fc.constantFrom('0012', '=SUM(A1)', '-5', '1.50', '2026-02-30', '2026-02-14', 'TRUE', '#N/A', ' ');
  const text = fc.oneof(anyText(8), lookalike).filter((each) => each !== '');
  forAll(fc.constantFrom<CellKind>('text', 'mixed', 'number', 'money', 'percent', 'date'), text, (kind, each) => {
    const cell = typedCell(kind, each);
    const isKnown = typeof cell === 'number';
    expect(isKnown ? each.replaceAll(/[\d.-]/g, '') : cell).toBe(isKnown ? '' : each);
    expect(isKnown && (kind === 'text' || kind === 'mixed')).toBe(false);
  });
});

test('per cent are parts of one, moved by two places without noise', () => {
  forAll(fc.integer({ min: -10_000_000, max: 10_000_000 }), (hundredths) => {
    expect(typedCell('percent', Number(`${hundredths}e-2`))).toBe(Number(`${hundredths}e-4`));
  });
});

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const sum = (days: readonly number[]) => days.reduce((all, each) => all + each, 0);
/** Days counted one month after the other from 1 January 1900, day 1, with the 29 February that Excel invents in that year. */
const counted = (year: number, month: number, day: number) => {
  const years = Array.from({ length: year - 1900 }, (_, n) => sum(lengths(1900 + n)));
  return sum(years) + sum(lengths(year).slice(0, month - 1)) + day + 1;
};
const written = (...date: number[]) => date.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');

test.each([
  ['2026-02-14', 46_067],
  ['2024-02-29', 45_351],
  // The first day that is certain, and the last one that Excel knows.
  ['1900-03-01', 61],
  ['9999-12-31', 2_958_465],
])('the day %s is day %i of Excel', (text, day) => {
  expect(typedCell('date', text)).toBe(day);
});

test('each day of the calendar is the day that Excel counts', () => {
  const month = fc.tuple(fc.integer({ min: 1901, max: 2200 }), fc.integer({ min: 1, max: 12 }));
  forAll(month, fc.nat(30), ([year, at], n) => {
    const day = (n % (lengths(year)[at - 1] ?? 1)) + 1;
    expect(typedCell('date', written(year, at, day))).toBe(counted(year, at, day));
  });
});

test.each([
  ...['2026-02-29', '2026-02-30', '2026-04-31', '2100-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'],
  // Excel counts from another day before March 1900, and knows none before that year.
  ...['1900-02-28', '1900-02-29', '1899-12-31', '0001-01-01'],
])('%s is no day that Excel counts as people do: it stays as it was written, and becomes no other day', (text) => {
  expect(typedCell('date', text)).toBe(text);
});

test.each([
  [32_766, 32_766, 'x'],
  [32_767, 32_767, 'x'],
  [32_768, 32_767, '…'],
  [40_000, 32_767, '…'],
])('of %i characters a cell of Excel holds %i, and shows at its end that it is cut: %s', (length, shown, end) => {
  for (const kind of ['text', 'mixed', 'number', 'date'] as const) {
    const cell = String(typedCell(kind, 'x'.repeat(length)));
    expect([cell.length, cell.at(-1)]).toEqual([shown, end]);
  }
});

test('a surrogate pair is never cut in half', () => {
  const cut = (before: number) => String(typedCell('text', `${'x'.repeat(before)}${'😀'.repeat(5)}`)).slice(32_760);
  expect(cut(32_764)).toBe('xxxx😀…');
  expect(cut(32_765)).toBe('xxxxx…');
  expect(cut(32_766)).toBe('xxxxxx…');
});
