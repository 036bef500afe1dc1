import fc from 'fast-check';
import { readNumber } from '../../../../src/domain/comparison/query/numberText';

const read = (...[text, unit]: Parameters<typeof readNumber>) => {
  const found = readNumber(text, unit);
  return found && [...found.numbers.map(({ number, isDollars }) => (isDollars ? `$${number}` : number)), found.rest];
};

test.each([
  ['20', '%', [20, '']],
  ['20%', '%', [20, '']],
  ['20 %, copper', '%', [20, ', copper']],
  ['.5 and more', '%', [0.5, ' and more']],
  ['-5', '%', [-5, '']],
  ['−1,000', '%', [-1000, '']],
  ['-$1,000', '%', ['$-1000', '']],
  ['$5,000', '%', ['$5000', '']],
  ['5000 $', '%', ['$5000', '']],
  ['$ 5,000.50', '$', ['$5000.5', '']],
  ['1,234,567', '$', [1_234_567, '']],
  ['12.47 kV', 'V', [12_470, '']],
  ['12.47KV rest', 'V', [12_470, ' rest']],
  ['480v', 'V', [480, '']],
  ['480', 'V', [480, '']],
  ['500 kVA', 'kVA', [500, '']],
  ['500KVA', 'kVA', [500, '']],
  ['300 miles', 'mi', [300, '']],
  ['300MI, Austin', 'mi', [300, ', Austin']],
  ['0', 'mi', [0, '']],
  ['0012', 'mi', [12, '']],
] as const)('%j in %s is the number %j, with what is left of the text', (text, unit, expected) => {
  expect(read(text, unit)).toEqual(expected);
});

/** A unit behind the second number is that of the first one, too. */
test.each([
  ['500-750', 'kVA', [500, 750, '']],
  ['500 kVA - 750 kVA', 'kVA', [500, 750, '']],
  ['500–750', 'kVA', [500, 750, '']],
  ['500 — 750', 'kVA', [500, 750, '']],
  ['500..750', 'kVA', [500, 750, '']],
  ['500 to 750, copper', 'kVA', [500, 750, ', copper']],
  ['500 TO 750', 'kVA', [500, 750, '']],
  ['1,000-1,500', 'kVA', [1000, 1500, '']],
  ['12.47-13.8 kV', 'V', [12_470, 13_800, '']],
  ['480 V - 13.8 kV', 'V', [480, 13_800, '']],
  ['$5,000-$9,000', '%', ['$5000', '$9000', '']],
  ['20-30%', '%', [20, 30, '']],
  ['-20-30%', '%', [-20, 30, '']],
  ['-20 to -10', '%', [-20, -10, '']],
  ['750-500', 'kVA', [750, 500, '']],
] as const)('%j in %s is the range %j', (text, unit, expected) => {
  expect(read(text, unit)).toEqual(expected);
});

test.each([
  ['', 'kVA'],
  ['twenty', '%'],
  ['-5', 'kVA'],
  ['-5', '$'],
  ['5oo', 'kVA'],
  ['1.5.2', '$'],
  ['300%', 'mi'],
  ['300 $', 'mi'],
  ['30 %', '$'],
  ['٣٠', '%'],
  ['1e3', '$'],
  ['NaN', '$'],
  ['Infinity', '$'],
] as const)('%j is no number in %s', (text, unit) => {
  expect(read(text, unit)).toBeNull();
});

test('a comma that groups no thousands ends the number, so that two filters are never one figure', () => {
  expect(read('500,480Y/277', 'kVA')).toEqual([500, ',480Y/277']);
  expect(read('20,copper', '%')).toEqual([20, ',copper']);
  expect(read('1,5000', '$')).toEqual([1, ',5000']);
});

test('a number is read as it was written, with or without separators, unit and text behind it', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999_999 });
  const tails = fc.constantFrom('', ' ', ', copper', ' and more', ',');
  const units = fc.constantFrom(
    ['$', '', '$'],
    ['$', ' $', '$'],
    ['kVA', ' kVA', ''],
    ['mi', 'mi', ''],
    ['V', 'v', ''],
    ['V', 'kV', ''],
  );
  fc.assert(
    fc.property(cents, fc.boolean(), units, tails, (value, grouped, [unit, after, dollars], tail) => {
      const number = value / 100;
      const written = grouped ? number.toLocaleString('en-US') : String(number);
      const expected = after === 'kV' ? number * 1000 : number;
      const isDollars = dollars === '$' && after !== '';
      const text = `${written}${after}${tail}`;
      expect(read(text, unit as '$')).toEqual([isDollars ? `$${expected}` : expected, tail]);
    }),
  );
});
