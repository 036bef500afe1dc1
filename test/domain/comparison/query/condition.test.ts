import fc from 'fast-check';
import {
  conditionText,
  fits,
  mayFit,
  signs,
  type Condition,
  type Figure,
  MARGIN_DOLLARS,
  MEASURES,
  type Measure,
} from '../../../../src/domain/comparison/query/condition';
import { parseQuery } from '../../../../src/domain/comparison/query/parseQuery';
import { forAll } from '../../builders/forAll';

/** Which of 29.99, 30 and 30.01 fit, a cent to both sides of 30. */
test.each([
  ['≥', [30, 30.01]],
  ['>', [30.01]],
  ['≤', [29.99, 30]],
  ['<', [29.99]],
  ['=', [30]],
] as const)('of figures a cent around 30, those that are %s 30 are %j', (sign, matching) => {
  expect([29.99, 30, 30.01].filter((value) => fits({ sign, number: 30 }, value))).toEqual(matching);
});

test.each([
  [29.995, true],
  [30.004, true],
  [29.99, false],
  [30.006, false],
  [-30, false],
])('%p is equal to 30 within half a cent: %p', (value, expected) => {
  expect(fits({ sign: '=', number: 30 }, value)).toBe(expected);
});

test.each([
  [[499.99, 500, 600, 750, 750.01], 500, 750, [500, 600, 750]],
  [[-1, 0, 1], 0, 0, [0]],
  [[-20, -10, 0], -15, -5, [-10]],
  [[600], 750, 500, []],
])('of %j those from %p to %p are %j, both ends included', (values, from, to, matching) => {
  expect(values.filter((value) => fits({ from, to }, value))).toEqual(matching);
});

const anySign = fc.constantFrom('≥', '≤', '>', '<', '=');
const conditions: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ sign: anySign, number: fc.integer({ min: -50, max: 50 }) }),
  fc.record({ from: fc.integer({ min: -50, max: 50 }), to: fc.integer({ min: -50, max: 50 }) }),
);

test('a figure that is not known fits nothing, not even what is below a number', () => {
  forAll(conditions, (condition) => !fits(condition, null));
});

test.each([
  ['≥', [false, false, false], [false, true, true]],
  ['>', [false, false, false], [false, false, true]],
  ['≤', [true, true, false], [false, false, false]],
  ['<', [true, false, false], [false, false, false]],
  ['=', [false, false, false], [false, false, false]],
] as const)(
  'whether a figure that is at most 29, 30 or 31 is %s 30 is certain: %j; of one that is at least so much: %j',
  (sign, most, least) => {
    const condition: Condition = { sign, number: 30 };
    expect([29, 30, 31].map((atMost) => fits(condition, { atMost }))).toEqual(most);
    expect([29, 30, 31].map((atLeast) => fits(condition, { atLeast }))).toEqual(least);
  },
);

test('a figure of which only a bound is known is within no range for certain', () => {
  expect(fits({ from: 0, to: 100 }, { atMost: 50 })).toBe(false);
  expect(fits({ from: 0, to: 100 }, { atLeast: 50 })).toBe(false);
});

test.each([
  [['≥', '>=', '=>'], '≥'],
  [['≤', '<=', '=<'], '≤'],
  [['>'], '>'],
  [['<'], '<'],
  [['='], '='],
])('the signs that are written %j mean %s', (written, sign) => {
  expect(Object.keys(signs).filter((each) => signs[each] === sign)).toEqual(written);
});

const wordsOf = (measure: Measure) =>
  [...MEASURES, MARGIN_DOLLARS].find((each) => each.measure === measure) ?? MARGIN_DOLLARS;

test.each<[Measure, Condition, string]>([
  ['margin', { sign: '≥', number: 20 }, 'Margin ≥ 20%'],
  ['margin', { from: 17.5, to: 30 }, 'Margin 17.5% – 30%'],
  ['marginDollars', { sign: '>', number: 5000 }, 'Margin > $5,000'],
  ['match', { sign: '=', number: 97 }, 'Match = 97%'],
  ['kva', { from: 112.5, to: 1500 }, 'kVA 112.5 – 1,500'],
  ['primary', { sign: '=', number: 12470 }, 'Primary = 12,470 V'],
  ['secondary', { sign: '≤', number: 480 }, 'Secondary ≤ 480 V'],
  ['price', { sign: '<', number: 41_250.55 }, 'Price < $41,250.55'],
  ['cost', { from: 0, to: 1_000_000 }, 'All costs $0 – $1,000,000'],
  ['work', { sign: '=', number: 0 }, 'Work = $0'],
  ['distance', { sign: '<', number: 300 }, 'Distance < 300 mi'],
  ['distance', { from: 0, to: 1200 }, 'Distance 0 mi – 1,200 mi'],
])('a condition on %s of %j is said back as: %s', (measure, condition, text) => {
  expect(conditionText(condition, wordsOf(measure))).toBe(text);
});

test.each([
  ['≥', [false, true, true], [true, true, true]],
  ['>', [false, false, true], [true, true, true]],
  ['≤', [true, true, true], [true, true, false]],
  ['<', [true, true, true], [true, false, false]],
  ['=', [false, true, true], [true, true, false]],
] as const)(
  'whether a figure that is at most 29, 30 or 31 may be %s 30: %j; one that is at least so much: %j',
  (sign, most, least) => {
    const condition: Condition = { sign, number: 30 };
    expect([29, 30, 31].map((atMost) => mayFit(condition, { atMost }))).toEqual(most);
    expect([29, 30, 31].map((atLeast) => mayFit(condition, { atLeast }))).toEqual(least);
  },
);

test('a figure of which only a bound is known may be within a range that begins, or ends, on its side', () => {
  const condition: Condition = { from: 20, to: 30 };
  expect([19, 20, 99].map((atMost) => mayFit(condition, { atMost }))).toEqual([false, true, true]);
  expect([-9, 30, 31].map((atLeast) => mayFit(condition, { atLeast }))).toEqual([true, true, false]);
});

test('what fits for certain may fit, what is known may fit only so, and what is not known may fit anything', () => {
  const amount = fc.integer({ min: -50, max: 50 });
  const figures: fc.Arbitrary<Figure> = fc.oneof(
    amount,
    amount.map((atMost) => ({ atMost })),
    amount.map((atLeast) => ({ atLeast })),
  );
  forAll(conditions, figures, (condition, figure) => {
    if (typeof figure === 'number') expect(mayFit(condition, figure)).toBe(fits(condition, figure));
    else if (fits(condition, figure)) expect(mayFit(condition, figure)).toBe(true);
    const isEmpty = 'from' in condition && condition.from > condition.to;
    expect(mayFit(condition, null)).toBe(!isEmpty);
  });
});

/** Every name with a figure in its own unit, and what is understood; written by hand, since people type them. */
test.each([
  ['kva rating 500 kVA', 'kva', 'kVA = 500'],
  ['kVA 500', 'kva', 'kVA = 500'],
  ['Primary Voltage 12.47 kV', 'primary', 'Primary = 12,470 V'],
  ['primary v 12470', 'primary', 'Primary = 12,470 V'],
  ['PRIMARY 12470 V', 'primary', 'Primary = 12,470 V'],
  ['secondary voltage 480', 'secondary', 'Secondary = 480 V'],
  ['secondary v 0.48kV', 'secondary', 'Secondary = 480 V'],
  ['secondary 480', 'secondary', 'Secondary = 480 V'],
  ['match 90%', 'match', 'Match = 90%'],
  ['margin 20', 'margin', 'Margin = 20%'],
  ['margin $20', 'marginDollars', 'Margin = $20'],
  ['price 40,000', 'price', 'Price = $40,000'],
  ['all costs 30,000', 'cost', 'All costs = $30,000'],
  ['total cost 30,000 $', 'cost', 'All costs = $30,000'],
  ['cost 0', 'cost', 'All costs = $0'],
  ['work 5,000', 'work', 'Work = $5,000'],
  ['distance 300 mi', 'distance', 'Distance = 300 mi'],
])('%j filters %s: %s', (text, measure, label) => {
  expect(parseQuery(text)).toMatchObject({ terms: [{ kind: 'number', measure, label, source: text }], problems: [] });
});

test('what each measure gives as an example is understood as that measure', () => {
  for (const { measure, names, example } of MEASURES) {
    for (const name of names) expect(parseQuery(`${name} ≥ ${example}`).terms).toMatchObject([{ measure }]);
  }
  expect(parseQuery(`margin ≥ ${MARGIN_DOLLARS.example}`).terms).toMatchObject([{ measure: 'marginDollars' }]);
});

test('no name means two measures, and all are in lower case', () => {
  const names = MEASURES.flatMap((each) => each.names);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.map((name) => name.toLowerCase()));
});
