import fc from 'fast-check';
import { quoteSchema } from '../../../../src/contract/matching/quote';
import { fitClasses, featureVerdictSchema } from '../../../../src/contract/units/unit';
import { bandOf, scoreIn, scoreTotal } from '../../../../src/domain/matching/ranking/fitScore';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { forAll, testProperty } from '../../builders/forAll';
import { otherRates, someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const score = (unit: Partial<Candidate>, quote = {}, fusing?: string | null) =>
  scoreUnit(aRequirement(quote, fusing), aCandidate(unit));

test('a unit that is what is required scores 1', () => {
  const result = score({}, { bushing_type: '200 A' });
  expect(result.score).toBe(1);
  expect(Object.values(result.featureMatch)).toEqual(Array(8).fill(true));
  expect(result.requiresTurnPull).toBe(false);
  expect(result.canServe).toBe(true);
  expect(result.neededWork).toEqual([]);
  expect(result.fit).toEqual({ class: 'Fits', gaps: [] });
  expect(result.features.map(({ verdict }) => verdict)).toEqual(Array(18).fill('exact'));
});

test('without requirements there is no score', () => {
  const unit = aCandidate({ kva: null, primaryVoltage: null, phase: null, fusing: null, taps: null });
  expect(scoreUnit(nothingRequired(), unit)).toMatchObject({
    ...{ score: null, fitClass: 'Fits, to be checked', featureMatch: { taps_match: true } },
  });
});

/** Of a weight of 101: low + (high - low) × what is left of it, rounded down to hundredths. */
test.each([
  ['kVA one size up', { kva: 750 }, 'Fits', 0.99, 'power_rating_match', true],
  ['fusing does more', { fusing: 'Bay-O-Net w/ Partial Range CLF' }, 'Fits', 0.99, 'fusing_match', true],
  ['BIL above', { bilKv: 125 }, 'Fits', 0.99, 'primary_voltage_match', true],
  // 93 of 101 are left. A tap reaches 12,470 V, but leaves too few.
  ['primary in tap range', { primaryVoltage: '12900D' }, 'Fits with work', 0.87, 'primary_voltage_match', false],
  ['taps that stay beside a turn pull', { primaryVoltage: '12900D' }, 'Fits with work', 0.87, 'taps_match', true],
  ['primary by turn pull', { primaryVoltage: '13200D' }, 'Fits with work', 0.87, 'primary_voltage_match', false],
  // 96.5.
  [
    'feed conversion',
    { bushConfiguration: 'Radial Feed Dead Front' },
    'Fits with work',
    0.88,
    'bushing_config_match',
    false,
  ],
  // 100.5.
  ['a tank to replace', { tankNeedsReplacing: true }, 'Fits with work', 0.88, 'order_type_match', true],
  // 85, 93, 94, and 99 for the BIL and a rewind that has no rate.
  ['primary not recorded', { primaryVoltage: null }, 'Fits, to be checked', 0.71, 'primary_voltage_match', false],
  ['phase not recorded', { phase: null }, 'Fits, to be checked', 0.72, 'phase_match', false],
  ['fusing not recorded', { fusing: null }, 'Fits, to be checked', 0.73, 'fusing_match', false],
  ['BIL not recorded', { bilKv: null }, 'Fits, to be checked', 0.73, 'primary_voltage_match', true],
  [
    'a rewind unit for a recondition order',
    { condition: 'RW' },
    'Fits, to be checked',
    0.73,
    'order_type_match',
    false,
  ],
  // 92, 95, 92, 97, 100.
  ['kVA two sizes up', { kva: 1000 }, 'Misses a requirement', 0.57, 'power_rating_match', false],
  ['taps fail', { taps: 'None' }, 'Misses a requirement', 0.57, 'taps_match', false],
  [
    'live front',
    { bushConfiguration: 'Loop Feed Live Front' },
    'Misses a requirement',
    0.57,
    'bushing_config_match',
    false,
  ],
  ['legacy fluid', { fluid: 'R-Temp' }, 'Misses a requirement', 0.58, 'order_type_match', true],
  ['impedance outside', { impedancePct: 6 }, 'Misses a requirement', 0.58, 'order_type_match', true],
  // 83, 85, 81 with the connection, 93, 99, 99, 62.
  ['kVA too small', { kva: 300 }, 'Does not fit', 0.32, 'power_rating_match', false],
  ['primary fails', { primaryVoltage: '4160D' }, 'Does not fit', 0.33, 'primary_voltage_match', false],
  ['secondary fails', { secondaryVoltage: '480D' }, 'Does not fit', 0.32, 'secondary_voltage_match', false],
  ['phase fails', { phase: 1 }, 'Does not fit', 0.36, 'phase_match', false],
  ['BIL too low', { bilKv: 75 }, 'Does not fit', 0.39, 'primary_voltage_match', true],
  ['aluminum for copper', { windingMaterial: 'Aluminum' }, 'Does not fit', 0.39, 'primary_voltage_match', true],
  ['phase and kVA fail', { phase: 1, kva: 45, fusing: null, taps: null }, 'Does not fit', 0.24, 'phase_match', false],
] as const)('the score of a unit covers: %s', (_, unit, fitClass, expected, feature, isMatch) => {
  const result = score(unit);
  expect(result).toMatchObject({ fitClass, score: expected, canServe: fitClass !== 'Does not fit' });
  expect(result.featureMatch[feature]).toBe(isMatch);
});

test('each feature shows required and actual as people read them, its weight and its points', () => {
  expect(score({ kva: 750 }).features[1]).toEqual({
    feature: 'power_rating_match',
    required: '500',
    actual: '750',
    verdict: 'acceptable',
    weight: 0.18,
    points: 0.153,
    note: '750 kVA is up to one size above 500 kVA.',
  });
  expect(score({}).features[3]).toMatchObject({ required: '12470', actual: '12470GrdY/7200' });
});

describe('costs', () => {
  const none = { fr3_cost: 0, turn_pull_cost: 0, feed_conversion_cost: 0, replacement_cabinet_cost: 0, retank_cost: 0 };

  test('the costs of add-ons that are not needed are 0; margin is the price less unit, labor and materials', () => {
    expect(score({}, { sale_price: null })).toMatchObject({
      costs: none,
      totalCost: 13_000.5,
      price: 26_001,
      listPrice: 26_001,
      margin: 13_000.5,
      marginPercentage: 50,
    });
  });

  test.each([
    [{ primaryVoltage: '13200D' }, {}, { turn_pull_cost: 3_500 }],
    [{ primaryVoltage: '13200D', secondaryVoltage: '460Y/266' }, {}, { turn_pull_cost: 3_500 }],
    [{ bushConfiguration: 'Radial Feed Dead Front' }, {}, { feed_conversion_cost: 800 }],
    [{ cabinetNeedsReplacing: true }, {}, { replacement_cabinet_cost: 2_500 }],
    [{ tankNeedsReplacing: true }, {}, { retank_cost: 9_000 }],
    [{}, { oil_type: 'FR3' }, { fr3_cost: 4_960 }],
    [{ fluid: 'FR3' }, { oil_type: 'FR3' }, {}],
    [{ primaryVoltage: '4160Y/2400', condition: 'RW' }, { order_type: 'RW' }, {}],
  ])('the costs of %p for %p are %p', (unit, quote, expected) => {
    expect(score(unit, quote).costs).toEqual({ ...none, ...expected });
  });

  test('the costs of work that is not recorded are 0, and the work is listed without a cost', () => {
    const result = score({ primaryVoltage: '13200D', turnPullCost: 0, tankNeedsReplacing: true, retankCost: null });
    expect(result.costs).toEqual(none);
    expect(result.neededWork).toEqual([
      { work: 'turnPull', cost: null },
      { work: 'reTank', cost: null },
    ]);
  });

  test('the costs hold the FR3 fill in the total, the other add-ons not; the margin is after all of them', () => {
    const result = score(
      { tankNeedsReplacing: true, bushConfiguration: 'Radial Feed Dead Front' },
      { oil_type: 'FR3' },
    );
    // 13,000.50 + 4,960; 41,250 - 17,960.50 - 9,000 - 800.
    expect(result).toMatchObject({ totalCost: 17_960.5, margin: 13_489.5 });
    expect(result.neededWork).toEqual([
      { work: 'feedConversion', cost: 800 },
      { work: 'fr3', cost: 4_960 },
      { work: 'reTank', cost: 9_000 },
    ]);
  });

  /** Price 41,250; unit 10,000, labor 2,000 and materials 1,000.50. */
  test.each([
    [{ unitCost: null }, { totalCost: null, margin: null, marginPercentage: null, isComplete: false }],
    [{ laborCost: null }, { totalCost: 11_000.5, margin: 30_249.5, isComplete: false }],
    [{ materialsCost: null }, { totalCost: 12_000, margin: 29_250, isComplete: false }],
    [{ unitCost: 0 }, { totalCost: 3_000.5, margin: 38_249.5, isComplete: true }],
    [
      { laborCost: 0, materialsCost: 0 },
      { totalCost: 10_000, margin: 31_250, isComplete: true },
    ],
    [
      { primaryVoltage: '13200D', turnPullCost: null },
      { totalCost: 13_000.5, margin: 28_249.5, isComplete: false },
    ],
  ])('the costs of a unit with %j are %j', (unit, expected) => {
    expect(score(unit, { sale_price: 41_250 })).toMatchObject(expected);
  });

  test('a turn pull is required if a voltage needs it', () => {
    expect(score({ secondaryVoltage: '460Y/266' }).requiresTurnPull).toBe(true);
  });

  /** Unit, labor and materials: 13,000.50. */
  test.each([
    [26_001, '41250.00', 41_250, 28_249.5],
    [26_001, 0, 26_001, 13_000.5],
    [null, '41250.50', 41_250.5, 28_250],
    [0, null, null, null],
    [null, null, null, null],
  ])(
    'with the list price %p and the order price %p, the price is %p and the margin %p',
    (listPrice, sale_price, price, margin) => {
      expect(score({ listPrice }, { sale_price })).toMatchObject({ price, listPrice, margin });
    },
  );
});

test('no score passes its bounds, whatever unit and requirement', () => {
  forAll(requirements, candidates(serials), (requirement, unit) => {
    const result = scoreUnit(requirement, unit);
    const decisive = /phase|power|voltage|connection|bil|winding/;
    const failed = result.features.some(({ feature, verdict }) => decisive.test(feature) && verdict === 'does not fit');
    expect(result.canServe).toBe(!failed);
    if (result.score !== null) {
      expect(result.score).toBeGreaterThanOrEqual(failed ? 0 : 0.41);
      expect(result.score).toBeLessThanOrEqual(failed ? 0.4 : 1);
      expect(Number(result.score.toFixed(2))).toBe(result.score);
    }
    expect(result.reason()).toMatch(/^(?:Fits|Misses|Does not fit).*?\. .*\.$/);
    for (const { note, points, weight } of result.features) {
      expect(note).toMatch(/^[^a-z].*\.$/);
      expect(points).toBeLessThanOrEqual(weight);
    }
  });
});

test('a quote as the contract allows it never makes scoring fail', () => {
  const texts = fc.option(fc.string({ maxLength: 40 }), { nil: null });
  const quote = fc.record({
    order_id: fc.constant(1),
    phase: texts,
    kva_rating: texts,
    primary_voltage_kv: texts,
    tap_range_pct: texts,
    bil: texts,
  });
  forAll(quote, (fields) => {
    expect(quoteSchema.safeParse(fields).success).toBe(true);
    const { score: judged } = scoreUnit(aRequirement(fields), aCandidate());
    expect(judged === null || judged >= 0).toBe(true);
  });
});

/** Domain facts, fit class. */
test.each([
  ['Fits', 90, 100],
  ['Fits with work', 75, 89],
  ['Fits, to be checked', 60, 74],
  ['Misses a requirement', 41, 59],
  ['Does not fit', 0, 40],
] as const)('the class %s has the hundredths %p to %p', (fitClass, low, high) => {
  expect(bandOf(fitClass)).toEqual({ low, high });
});

test('a class begins at its rate and ends below the next class', () => {
  const rates = someRates({ bandFits: 95, bandWork: 80, bandCheck: 79, bandMisses: 1 });
  expect(fitClasses.map((fitClass) => bandOf(fitClass, rates))).toEqual([
    { low: 95, high: 100 },
    { low: 80, high: 94 },
    { low: 79, high: 79 },
    { low: 1, high: 78 },
    { low: 0, high: 0 },
  ]);
});

testProperty('by any rates the classes cover the hundredths from 0 to 100, each once', otherRates, (rates) => {
  const bands = fitClasses.map((fitClass) => bandOf(fitClass, rates)).reverse();
  const covered = bands.flatMap(({ low, high }) => Array.from({ length: high - low + 1 }, (_, nth) => low + nth));
  expect(covered).toEqual(Array.from({ length: 101 }, (_, nth) => nth));
});

/** low + (high - low) × grade, rounded down. */
test.each([
  [100, 1, 100],
  [99, 1, 99],
  [0, 1, 90],
  // 10 × 0.9999.
  [9_999, 100, 99],
  // 10 × 0.97 is 9.7.
  [9_700, 100, 99],
  [9_000, 100, 99],
  [8_999, 100, 98],
])('%p points of a weight of %p among those that fit are %p hundredths', (points, weight, hundredths) => {
  expect(scoreIn(bandOf('Fits'), points, weight)).toBe(hundredths);
});

test('whatever unit, requirement and rates, the score is in the band of the class', () => {
  forAll(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
    const { score, fitClass } = scoreUnit(requirement, unit, rates);
    if (score === null) return;
    const { low, high } = bandOf(fitClass, rates);
    expect(Math.round(score * 100)).toBeGreaterThanOrEqual(low);
    expect(Math.round(score * 100)).toBeLessThanOrEqual(high);
  });
});

test('only a unit that meets every requirement exactly scores 1.00', () => {
  forAll(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
    const { score, features } = scoreUnit(requirement, unit, rates);
    fc.pre(score !== null);
    expect(score === 1).toBe(features.every(({ verdict }) => verdict === 'exact' || verdict === 'not required'));
  });
});

const detail = (points: number | null, weight: number | null) => ({
  ...featureVerdictSchema.parse({}),
  points,
  weight,
});
/** 18 exact, 16 acceptable (13.6), 7 at half (3.5): 35.1 of 41. */
const details = [detail(0.18, 0.18), detail(0.136, 0.16), detail(0.035, 0.07), detail(0, 0)];

/** Fits with work is 75 to 89: 75 + 14 × 35.1 / 41 = 86.98. */
test('the points of the features make the score in the band of the class', () => {
  expect(scoreTotal(details, 0.86, 'Fits with work')).toEqual({
    points: 0.351,
    weight: 0.41,
    band: { low: 75, high: 89 },
  });
});

/** From 70 to 89 as an administrator set it: 70 + 19 × 35.1 / 41 = 86.26. */
test('the band is that of the rates', () => {
  const rates = { ...DEFAULT_RATES, bandWork: 70 };
  expect(scoreTotal(details, 0.86, 'Fits with work', rates)?.band).toEqual({ low: 70, high: 89 });
});

test.each([
  ['another score than the points make', details, 0.87, 'Fits with work'],
  ['no score', details, null, 'Fits with work'],
  ['no class', details, 0.86, null],
  ['no points', [detail(null, 0.1)], 0.75, 'Fits with work'],
  ['no weight', [detail(0.1, null)], 0.75, 'Fits with work'],
  ['no details', [], 0.75, 'Fits with work'],
] as const)('with %s there is no total of the points', (_, given, score, fitClass) => {
  expect(scoreTotal(given, score, fitClass)).toBeNull();
});

test('every score has a total, with any rates', () => {
  forAll(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
    const { features, score, fitClass } = scoreUnit(requirement, unit, rates);
    expect(scoreTotal(features, score, fitClass, rates) === null).toBe(score === null);
  });
});
