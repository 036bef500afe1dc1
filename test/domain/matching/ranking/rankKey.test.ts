import fc from 'fast-check';
import {
  compareSerials,
  compareRankKeys,
  milesTo,
  type RankKey,
} from '../../../../src/domain/matching/ranking/rankKey';
import { someRates } from '../../builders/rates';

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

test("different serials follow the collator's order", () => {
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

const key: RankKey = { score: 80, marginPercentage: 20, isComplete: false, miles: 650, serial: '200' };
const worst: RankKey = { score: 0, marginPercentage: null, isComplete: false, miles: 9_999, serial: '999' };

test.each<[string, Partial<RankKey>]>([
  ['a higher score', { ...worst, score: 81 }],
  ['a margin of which every cost is recorded', { ...worst, score: 80, marginPercentage: -50, isComplete: true }],
  ['a higher margin', { marginPercentage: 20.1, miles: 9_999 }],
  ['a nearer place', { miles: 0, serial: '999' }],
  ['a lower serial', { serial: '70' }],
])('%s comes first, whatever is less important', (_, better) => {
  expect(compareRankKeys({ ...key, ...better }, key)).toBeLessThan(0);
  expect(compareRankKeys(key, { ...key, ...better })).toBeGreaterThan(0);
});

test('complete margins come before those that are at most so high, and none last', () => {
  const none = { ...key, marginPercentage: null };
  const keys = [
    { ...key, marginPercentage: -50, isComplete: true, serial: 'complete' },
    { ...key, marginPercentage: -80, serial: 'at most' },
    { ...none, isComplete: true, miles: 0, serial: 'none, near' },
    { ...none, serial: 'none, far' },
  ];
  const serials = keys.map(({ serial }) => serial);
  expect(
    keys
      .toReversed()
      .sort(compareRankKeys)
      .map(({ serial }) => serial),
  ).toEqual(serials);
});

test.each([
  ['without a price', { marginPercentage: null }],
  ['from an unknown place', { miles: Number.POSITIVE_INFINITY }],
])('two units %s are equal in that: the serial decides', (_, fields) => {
  const [low, high] = [
    { ...key, ...fields, serial: '1' },
    { ...key, ...fields, serial: '2' },
  ];
  expect(compareRankKeys(low, high)).toBeLessThan(0);
  expect(compareRankKeys(high, low)).toBeGreaterThan(0);
  expect(compareRankKeys(low, { ...low })).toBe(0);
});

test('serials that are equal as numbers still have an order', () => {
  const [plain, padded] = [
    { ...key, serial: '7' },
    { ...key, serial: '007' },
  ];
  expect(compareRankKeys(plain, padded)).not.toBe(0);
  expect(Math.sign(compareRankKeys(plain, padded))).toBe(-Math.sign(compareRankKeys(padded, plain)));
});

test.each([
  ['Phoenix, AZ', 0],
  ['Sacramento, CA', 650],
  ['Tulsa, OK', Number.POSITIVE_INFINITY],
  [null, Number.POSITIVE_INFINITY],
])('a unit in %p is %p miles away', (location, miles) => {
  expect(milesTo(location, someRates())).toBe(miles);
});

test.each([
  ['Austin', 0],
  ['Phoenix, AZ', 850],
  ['Denver, CO', Number.POSITIVE_INFINITY],
])('seen from Austin, a unit in %p is %p miles away', (location, miles) => {
  expect(milesTo(location, someRates({ referenceSite: 'Austin' }))).toBe(miles);
});

test('any two keys compare as part by part, the most important first', () => {
  const serials = ['007', '7', '9', '10', 'IC9', 'IC10'];
  const keys: fc.Arbitrary<RankKey> = fc.record({
    score: fc.constantFrom(0, 40, 41, 89, 90, 100),
    marginPercentage: fc.constantFrom(null, -50, 29.99, 30),
    isComplete: fc.boolean(),
    miles: fc.constantFrom(0, 850, Infinity),
    serial: fc.constantFrom(...serials),
  });
  const parts = ({ score, marginPercentage, isComplete, miles, serial }: RankKey) => [
    ...[-score, marginPercentage === null ? 2 : isComplete ? 0 : 1, -(marginPercentage ?? 0), miles],
    serials.indexOf(serial),
  ];
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      const at = parts(a).findIndex((part, index) => part !== parts(b)[index]);
      const expected = at < 0 ? 0 : parts(a)[at]! < parts(b)[at]! ? -1 : 1;
      expect(Math.sign(compareRankKeys(a, b)) + 0).toBe(expected);
    }),
    { numRuns: 500 },
  );
});
