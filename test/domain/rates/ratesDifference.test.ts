import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { ratesDifference, effectWords, distancesCsv } from '../../../src/domain/rates/ratesDifference';
import { DEFAULT_RATES, type Rates } from '../../../src/domain/rates/rates';
import { otherRates, someRates } from '../builders/rates';
import { restoredFormula } from '../../../src/domain/format/neutralizeFormula';
import { forAll } from '../builders/forAll';

test('equal rates do not differ, regardless of the order of distances', () => {
  expect(ratesDifference(DEFAULT_RATES, someRates({ distances: [...DEFAULT_RATES.distances].reverse() }))).toEqual([]);
});

test('lists each different rate with its unit of measure in screen order', () => {
  const after = someRates({
    weightPhase: 12,
    referenceSite: 'Austin',
    distances: [...DEFAULT_RATES.distances.slice(1), { from: 'Phoenix', to: 'Austin', miles: 1010 }],
    addOnFr3: 12.5,
    priceTurnPull: 2_300,
    profitPoints: 15,
  });
  expect(ratesDifference(DEFAULT_RATES, after).map(({ label, before, after: now }) => [label, before, now])).toEqual([
    ['Add-ons: FR3', '15%', '12.5%'],
    ['Prices: Turn pull', 'none', '$2,300'],
    ['Margin: Profit below margin', '17.5 points', '15 points'],
    ['Matching: Points for phase', '8 points', '12 points'],
    ['Distance: Reference site', 'Phoenix', 'Austin'],
    ['Distance: Distances between places', '6 rows', '6 rows, 1 of them new or changed'],
  ]);
});

const table = (...miles: number[]) => miles.map((each, at) => ({ from: 'Phoenix', to: `Town ${at}`, miles: each }));

test.each([
  ['a row goes', table(1, 2, 3), table(1, 2), '3 rows', '2 rows, 0 of them new or changed'],
  ['all rows go', table(1), [], '1 row', '0 rows, 0 of them new or changed'],
  ['the first row comes', [], table(1), '0 rows', '1 row, 1 of them new or changed'],
  ['a distance changes', table(1, 2), table(1, 3), '2 rows', '2 rows, 1 of them new or changed'],
  ['one goes and two come', table(1, 2), table(7, 2, 3), '2 rows', '3 rows, 2 of them new or changed'],
])('if %s, the table is listed by row count', (_, had, has, before, after) => {
  expect(ratesDifference(someRates({ distances: had }), someRates({ distances: has }))).toEqual([
    { id: 'distances', label: 'Distance: Distances between places', before, after },
  ]);
});

test('lists added and removed prices, and a reference site as text', () => {
  const before = someRates({ priceTurnPull: 0.01, referenceSite: 'Phoenix' });
  const after = someRates({ priceReTank: 8_000.5, referenceSite: 'Phoenix, AZ' });
  expect(ratesDifference(before, after).map(({ id, before: had, after: has }) => [id, had, has])).toEqual([
    ['priceTurnPull', '$0.01', 'none'],
    ['priceReTank', 'none', '$8,000.50'],
    ['referenceSite', 'Phoenix', 'Phoenix, AZ'],
  ]);
});

test('lists exactly the different rates; swapping the sets swaps before and after', () => {
  forAll(otherRates, otherRates, (a, b) => {
    const reported = ratesDifference(a, b);
    const names = Object.entries(a).flatMap(([name, value]) => (value === b[name as keyof Rates] ? [] : [name]));
    expect(reported.map(({ id }) => id).sort()).toEqual(names.sort());
    const back = ratesDifference(b, a).map(({ before, after, ...rest }) => ({
      ...rest,
      before: after,
      after: before,
    }));
    expect(back).toEqual(reported);
  });
});

const none = { orders: 138, bestChanges: 0, becomeGood: 0, loseGood: 0, marginChange: 0, examples: [] };

test('changed orders are counted, with total margins', () => {
  expect(effectWords({ ...none, bestChanges: 41, becomeGood: 1, loseGood: 2, marginChange: 1_250.4 })).toEqual([
    '138 open orders compared with today.',
    '41 best units change.',
    '1 order reaches a good margin; 2 no longer do.',
    'The margins of the best units change by +$1,250 in sum, where all their costs are recorded.',
  ]);
  expect(effectWords({ ...none, orders: 1, bestChanges: 1, becomeGood: 2, loseGood: 1, marginChange: -900 })).toEqual([
    '1 open order compared with today.',
    '1 best unit changes.',
    '2 orders reach a good margin; 1 no longer does.',
    'The margins of the best units change by -$900 in sum, where all their costs are recorded.',
  ]);
});

test('says if nothing changes', () => {
  expect(effectWords(none)).toEqual([
    '138 open orders compared with today.',
    'No best unit, good margin or sum of margins changes.',
  ]);
});

test.each([
  [{ bestChanges: 1 }, '1 best unit changes.', '0 orders reach a good margin; 0 no longer do.', '$0'],
  [{ becomeGood: 1 }, '0 best units change.', '1 order reaches a good margin; 0 no longer do.', '$0'],
  [{ loseGood: 1 }, '0 best units change.', '0 orders reach a good margin; 1 no longer does.', '$0'],
  [{ marginChange: -1 }, '0 best units change.', '0 orders reach a good margin; 0 no longer do.', '-$1'],
  [
    { orders: 12_000, bestChanges: 1_234, becomeGood: 2_000, loseGood: 3_000, marginChange: 1_234_567.5 },
    ...['1,234 best units change.', '2,000 orders reach a good margin; 3,000 no longer do.', '+$1,234,568'],
  ],
] as const)('an effect of %j lists every part', (effect, best, good, sum) => {
  expect(effectWords({ ...none, ...effect }).slice(1)).toEqual([
    ...[best, good, `The margins of the best units change by ${sum} in sum, where all their costs are recorded.`],
  ]);
});

test('if no order is open, nothing changes', () => {
  expect(effectWords({ ...none, orders: 0 })[0]).toBe('0 open orders compared with today.');
});

test('the file is text that a spreadsheet opens as UTF-8, a line for each row, its names in quotation marks', () => {
  const distances = [
    { from: 'Phoenix', to: 'Austin, TX', miles: 850 },
    { from: 'Cañon City', to: 'The "Yard"', miles: 0 },
  ];
  expect(distancesCsv(distances)).toBe(
    '\ufefffrom,to,miles\r\n"Phoenix","Austin, TX",850\r\n"Cañon City","The ""Yard""",0\r\n',
  );
});

test('an empty table is its header', () => {
  expect(distancesCsv([])).toBe('\ufefffrom,to,miles\r\n');
});

test.each(['=1+1', '@SUM(A1)', '+1', '-1', '\t=1', ' =1', '＝1'])(
  'a place called %j is not run as a formula',
  (name) => {
    const [, row] = distancesCsv([{ from: name, to: 'Waco', miles: 1 }]).split('\r\n');
    expect(row).toBe(`"'${name}","Waco",1`);
  },
);

test('whatever its places are called, the table is read back as it was', () => {
  const unit = fc.constantFrom('=', '"', "'", ',', ';', '\t', '\n', '\r', ' ', 'A', 'é', '東', '\0', '-', '\ufeff');
  const name = fc.string({ unit, maxLength: 6 });
  const rows = fc.array(fc.record({ from: name, to: name, miles: fc.integer({ min: 0, max: 10_000 }) }));
  forAll(rows, (distances) => {
    const [head, ...lines] = parse(distancesCsv(distances), { bom: true, record_delimiter: '\r\n' });
    expect(head).toEqual(['from', 'to', 'miles']);
    const read = lines.map(([from = '', to = '', miles]) => ({
      ...{ from: restoredFormula(from), to: restoredFormula(to) },
      miles: Number(miles),
    }));
    expect(read).toEqual(distances);
  });
});
