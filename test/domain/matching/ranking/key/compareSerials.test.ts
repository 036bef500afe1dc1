import fc from 'fast-check';
import { compareSerials } from '../../../../../src/domain/matching/ranking/key/compareSerials';

test.each([
  ['70', '200'],
  ['100244', '100253'],
  ['99999', '100000'],
  ['T-9', 'T-10'],
  ['007', '7'],
  ['0100', '0101'],
  ['A200', 'B100'],
])('%s comes before %s', (low, high) => {
  expect(compareSerials(low, high)).toBe(-1);
  expect(compareSerials(high, low)).toBe(1);
});

test('only the same serial is equal', () => {
  expect(compareSerials('100244', '100244')).toBe(0);
  expect(compareSerials('7', '007')).not.toBe(0);
  expect(compareSerials('a', 'A')).not.toBe(0);
});

const collator = new Intl.Collator('en', { numeric: true });
const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 12 });
const serial = fc.oneof(digits, fc.string({ unit: fc.constantFrom(...Array.from('0123456789-Tt')), maxLength: 8 }));

test('serials that the collator tells apart come in its order', () => {
  fc.assert(
    fc.property(serial, serial, (a, b) => {
      const order = Math.sign(collator.compare(a, b));
      fc.pre(order !== 0);
      return compareSerials(a, b) === order;
    }),
    { numRuns: 2_000 },
  );
});

test('serials of any kind have one order, however they are paired', () => {
  const any = fc.oneof(
    serial,
    fc.string({ maxLength: 4 }),
    fc.constantFrom('7', '07', '007', 'IC7', 'ic7', 'İ', '٧', ''),
  );
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      expect(compareSerials(a, b) + compareSerials(b, a)).toBe(0);
      expect(compareSerials(a, b) === 0).toBe(a === b);
      if (compareSerials(a, b) < 0 && compareSerials(b, c) < 0) expect(compareSerials(a, c)).toBe(-1);
    }),
    { numRuns: 500 },
  );
});
