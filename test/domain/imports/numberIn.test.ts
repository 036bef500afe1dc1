import fc from 'fast-check';
import { numberIn } from '../../../src/domain/imports/numberIn';

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

test('what is written as in the US or as in Germany is read by its own mark, to the cent', () => {
  const styles = [
    ['en-US', 'point'],
    ['de-DE', 'comma'],
  ] as const;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom(...styles), (cents, [style, mark]) => {
      const whole = Math.floor(cents / 100);
      const expected = `${whole}.${String(cents % 100).padStart(2, '0')}`;
      const format = new Intl.NumberFormat(style, { minimumFractionDigits: 2 });
      expect(numberIn(format.format(cents / 100), mark)).toBe(expected);
      expect(numberIn(new Intl.NumberFormat(style).format(whole), mark)).toBe(String(whole));
    }),
  );
});

test('whatever a cell holds, the marks read it alike only where it has neither', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,4}([.,]\d{1,4}){0,2}$/), (cell) => {
      const [point, comma] = [numberIn(cell, 'point'), numberIn(cell, 'comma')];
      expect(point === comma && point !== null).toBe(/^\d+$/.test(cell));
      for (const number of [point, comma]) if (number !== null) expect(number).toMatch(/^\d+(\.\d+)?$/);
    }),
  );
});
