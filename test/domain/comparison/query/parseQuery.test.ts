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
import { parseQuery, withoutTerm, readNumber } from '../../../../src/domain/comparison/query/parseQuery';
import { forAll } from '../../builders/forAll';
import { hasTraits, tradeTerms } from '../../../../src/domain/trade/tradeTerms';

const understood = (text: string) =>
  parseQuery(text).terms.map((term) => (term.kind === 'text' ? `text: ${term.text}` : term.label));

test.each([
  ['margin ≥ 20', ['Margin ≥ 20%']],
  ['margin >= 20', ['Margin ≥ 20%']],
  ['MARGIN>=20%', ['Margin ≥ 20%']],
  ['margin => 20', ['Margin ≥ 20%']],
  ['margin ≥ $5,000', ['Margin ≥ $5,000']],
  ['margin > 5000', ['Margin > $5,000']],
  ['margin > 5000%', ['Margin > 5,000%']],
  ['margin > -1000', ['Margin > -$1,000']],
  ['margin > −$50', ['Margin > -$50']],
  ['margin > -$50', ['Margin > -$50']],
  ['margin > -20', ['Margin > -20%']],
  ['margin > 100', ['Margin > 100%']],
  ['margin -1,000 to 5,000', ['Margin -$1,000 – $5,000']],
  ['margin 10-20', ['Margin 10% – 20%']],
  ['kVA 500-750', ['kVA 500 – 750']],
  ['kva 1,000 – 1,500 kVA', ['kVA 1,000 – 1,500']],
  ['kVA 500 to 750', ['kVA 500 – 750']],
  ['kVA 500', ['kVA = 500']],
  ['distance < 300', ['Distance < 300 mi']],
  ['distance < 300 miles', ['Distance < 300 mi']],
  ['match > 90%', ['Match > 90%']],
  ['primary 12.47 kV', ['Primary = 12,470 V']],
  ['secondary voltage <= 480', ['Secondary ≤ 480 V']],
  ['price < 41,250.50', ['Price < $41,250.5']],
  ['total cost <= $30,000', ['All costs ≤ $30,000']],
  ['work = 0', ['Work = $0']],
  ['margin ≥ 20, kVA 500-750', ['Margin ≥ 20%', 'kVA 500 – 750']],
  ['margin ≥ 20 and kVA 500-750', ['Margin ≥ 20%', 'kVA 500 – 750']],
  ['margin ≥ 20 kVA 500-750', ['Margin ≥ 20%', 'kVA 500 – 750']],
  ['Austin, TX', ['text: Austin, TX']],
  ['Austin, TX, distance < 300', ['text: Austin, TX', 'Distance < 300 mi']],
  ['margin ≥ 20, copper, distance < 300', ['Margin ≥ 20%', 'Copper windings', 'Distance < 300 mi']],
  ['copper margin ≥ 20', ['Copper windings', 'Margin ≥ 20%']],
  ['margin', ['text: margin']],
  ['match all of it', ['text: match all of it']],
  ['color ≥ 20', ['text: color ≥ 20']],
  ['network 5', ['text: network 5']],
  ['480Y/277', ['Secondary 480 V wye']],
  ['', []],
  [' , ', []],
])('%j is understood as %j', (text, terms) => {
  expect(understood(text)).toEqual(terms);
  expect(parseQuery(text).problems).toEqual([]);
});

test.each([
  ['margin ≥ twenty', '‘margin ≥ twenty’ needs a number: write it like ‘margin ≥ 20’.'],
  ['margin ≥', '‘margin ≥’ needs a number: write it like ‘margin ≥ 20’.'],
  ['kVA >= 5oo, copper', '‘kVA >= 5oo’ needs a number: write it like ‘kVA >= 500’.'],
  ['distance < 300 %', '‘distance < 300 %’ needs a number: write it like ‘distance < 300’.'],
  ['price < 30 %', '‘price < 30 %’ needs a number: write it like ‘price < 40,000’.'],
  ['distance < $300', '‘distance < $300’ needs a number: write it like ‘distance < 300’.'],
  ['kVA 750-500', '‘kVA 750-500’ goes down: write ‘kVA 500-750’.'],
  ['match > 80-90', 'A range has no sign: write ‘match 80-90’.'],
])('%j says what is wrong and how to write it', (text, problem) => {
  const query = parseQuery(text);
  expect(query.problems).toEqual([problem]);
  expect(query.terms.filter(({ kind }) => kind === 'number')).toEqual([]);
});

test('a term that is taken away leaves the others as they were', () => {
  const query = parseQuery('Austin, TX, margin ≥ 20, kVA 500-750');
  const [place, margin] = query.terms;
  expect(withoutTerm(query, margin!)).toBe('Austin, TX, kVA 500-750');
  expect(withoutTerm(query, place!)).toBe('margin ≥ 20, kVA 500-750');
});

/** What is left between and around the figures is one text, with its commas. */
test.each([
  ['kVA 500, Austin, TX, margin > 20', ['kVA 500', 'Austin, TX', 'margin > 20']],
  ['  kVA 500  ,, margin>20 ,', ['kVA 500', 'margin>20']],
  ['copper AND kVA 500 and margin > 20', ['copper', 'kVA 500', 'margin > 20']],
  ['sandy and android, kVA 500', ['sandy and android', 'kVA 500']],
  ['the kVA of it, kVA 500', ['the kVA of it', 'kVA 500']],
  ['pre-match 90', ['pre-match 90']],
  ['kVA\n500\t', ['kVA\n500']],
  ['margin ≥ 20, margin ≥ 20', ['margin ≥ 20', 'margin ≥ 20']],
])('%j is taken apart into %j', (text, sources) => {
  const { terms, problems } = parseQuery(text);
  expect(terms.map(({ source }) => source)).toEqual(sources);
  expect(problems).toEqual([]);
});

test.each([
  ['kVA ≥ x, copper, margin ≥ 20', ['copper', 'margin ≥ 20'], ['‘kVA ≥ x’ needs a number: write it like ‘kVA ≥ 500’.']],
  ['margin ≥ kVA 500, copper', ['copper'], ['‘margin ≥ kVA 500’ needs a number: write it like ‘margin ≥ 20’.']],
  [
    'match > a, price < b',
    [],
    [
      '‘match > a’ needs a number: write it like ‘match > 90’.',
      '‘price < b’ needs a number: write it like ‘price < 40,000’.',
    ],
  ],
  [
    'kVA 9-5, distance 9-8',
    [],
    ['‘kVA 9-5’ goes down: write ‘kVA 5-9’.', '‘distance 9-8’ goes down: write ‘distance 8-9’.'],
  ],
])('%j applies the filters %j and explains the others', (text, sources, sentences) => {
  const { terms, problems } = parseQuery(text);
  expect(terms.map(({ source }) => source)).toEqual(sources);
  expect(problems).toEqual(sentences);
});

test('a figure filters by its number, in whatever way that is written', () => {
  const conditionOf = (text: string) => parseQuery(text).terms.map((term) => term.kind === 'number' && term.condition);
  expect(conditionOf('price ≤ $41,250.50')).toEqual([{ sign: '≤', number: 41_250.5 }]);
  expect(conditionOf('primary 12.47-13.8 kV')).toEqual([{ from: 12_470, to: 13_800 }]);
  expect(conditionOf('kVA 500')).toEqual([{ sign: '=', number: 500 }]);
  expect(conditionOf('kVA 500-500')).toEqual([{ from: 500, to: 500 }]);
});

test('whatever is typed, nothing is lost: all words are in a filter or in what was not understood', () => {
  const word = fc.constantFrom(...'margin kVA ≥ 20 $5 % copper , and \0 Ä match ='.split(' '));
  forAll(fc.array(word, { maxLength: 9 }), (words) => {
    const { terms, problems } = parseQuery(words.join(' '));
    const said = [...terms.map(({ source }) => source), ...problems].join(' ');
    for (const each of words) if (each !== ',' && each !== 'and') expect(said).toContain(each);
    const again = parseQuery(terms.map(({ source }) => source).join(', '));
    if (problems.length === 0)
      expect(again.terms.map(({ source }) => source).join()).toBe(terms.map(({ source }) => source).join());
  });
});

test('a percentage after kVA is plain text, however it is put together again', () => {
  const text = 'margin margin kVA 20 %';
  expect(understood(text)).toEqual([`text: ${text}`]);
});

test('a text that names no measure and no trait is searched as it is', () => {
  const plain = fc
    .string()
    .filter((text) => !/kva|primary|secondary|match|margin|price|cost|work|distance/i.test(text));
  forAll(
    plain.map((text) => text.replace(/^(?:\s|,|and\b)+|(?:\s|,|and\b)+$/gi, '')),
    (text) => {
      fc.pre(!/^(?:\s|,|and\b)|(?:\s|,|\band)$/i.test(text) && !hasTraits(tradeTerms(text)));
      expect(understood(text)).toEqual(text === '' ? [] : [`text: ${text}`]);
    },
  );
});

test('whatever is written, a filter that is put together from its terms is understood the same', () => {
  const pieces = fc.constantFrom(
    'margin ≥ 20',
    'kVA 500-750',
    'copper',
    'distance < 300',
    'match > 90%',
    'price $40,000',
  );
  forAll(fc.uniqueArray(pieces, { maxLength: 5 }), (parts) => {
    const query = parseQuery(parts.join(', '));
    expect(query.problems).toEqual([]);
    expect(query.terms.map(({ source }) => source)).toEqual(parts);
  });
});

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

test('a certain fit is also a possible fit; known values fit only as they are; unknown values fit anything', () => {
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

test('the example of each measure is read as that measure', () => {
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
