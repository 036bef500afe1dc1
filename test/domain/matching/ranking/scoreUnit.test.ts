import fc from 'fast-check';
import { quoteSchema } from '../../../../src/contract/matching/quote';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const score = (unit: Partial<Candidate>, quote = {}, fusing?: string | null) =>
  scoreUnit(aRequirement(quote, fusing), aCandidate(unit));

test('a unit that is what is required scores 1', () => {
  const result = score({});
  expect(result.score).toBe(1);
  expect(Object.values(result.featureMatch)).toEqual(Array(8).fill(true));
  expect(result.requiresTurnPull).toBe(false);
  expect(result.canServe).toBe(true);
  expect(result.neededWork).toEqual([]);
  expect(result.features.map(({ verdict }) => verdict)).toEqual(Array(15).fill('exact'));
});

test('where nothing is required every unit scores 1', () => {
  const unit = aCandidate({ kva: null, primaryVoltage: null, phase: null, fusing: null, taps: null });
  expect(scoreUnit(nothingRequired(), unit)).toMatchObject({ score: 1, featureMatch: { taps_match: true } });
});

test.each([
  ['kVA one size up', { kva: 750 }, 0.97, 'power_rating_match', true],
  ['kVA two sizes up', { kva: 1000 }, 0.9, 'power_rating_match', false],
  ['kVA too small', { kva: 300 }, 0.4, 'power_rating_match', false],
  ['primary in tap range, which leaves too few taps', { primaryVoltage: '12900D' }, 0.9, 'taps_match', false],
  ['primary in tap range', { primaryVoltage: '12900D' }, 0.9, 'primary_voltage_match', true],
  ['primary by turn pull', { primaryVoltage: '13200D' }, 0.9, 'primary_voltage_match', false],
  ['primary fails', { primaryVoltage: '4160D' }, 0.4, 'primary_voltage_match', false],
  ['primary not recorded', { primaryVoltage: null }, 0.8, 'primary_voltage_match', false],
  ['secondary fails', { secondaryVoltage: '480D' }, 0.4, 'secondary_voltage_match', false],
  ['phase fails', { phase: 1 }, 0.4, 'phase_match', false],
  ['phase not recorded', { phase: null }, 0.9, 'phase_match', false],
  ['taps fail', { taps: 'None' }, 0.93, 'taps_match', false],
  ['feed conversion', { bushConfiguration: 'Radial Feed Dead Front' }, 0.95, 'bushing_config_match', false],
  ['live front', { bushConfiguration: 'Loop Feed Live Front' }, 0.9, 'bushing_config_match', false],
  ['fusing does more', { fusing: 'Bay-O-Net w/ Partial Range CLF' }, 0.988, 'fusing_match', true],
  ['fusing not recorded', { fusing: null }, 0.92, 'fusing_match', false],
  ['a rewind unit for a recondition order', { condition: 'RW' }, 0.975, 'order_type_match', false],
  ['BIL too low', { bilKv: 75 }, 0.4, 'primary_voltage_match', true],
  ['BIL not recorded', { bilKv: null }, 1, 'primary_voltage_match', true],
  ['BIL above', { bilKv: 125 }, 1, 'primary_voltage_match', true],
  ['aluminum for copper', { windingMaterial: 'Aluminum' }, 0.4, 'primary_voltage_match', true],
  ['legacy fluid', { fluid: 'R-Temp' }, 1, 'order_type_match', true],
  ['impedance outside', { impedancePct: 6 }, 1, 'order_type_match', true],
  ['a tank to replace', { tankNeedsReplacing: true }, 1, 'order_type_match', true],
  ['phase and kVA fail', { phase: 1, kva: 45, fusing: null, taps: null }, 0.4, 'phase_match', false],
] as const)('the score of a unit covers: %s', (_, unit, expected, feature, isMatch) => {
  const result = score(unit);
  expect(result.score).toBe(expected);
  expect(result.featureMatch[feature]).toBe(isMatch);
});

/**
 * Phase, primary and secondary of an unknown unit: 0.10 + 0.20 + 0.20 are 0.50, more than the cap; without the secondary
 * 0.30, less; with the bushings beside these just 0.40.
 */
test.each([
  ['is held at 0.40 from above', {}, { bilKv: 60 }, 0.4],
  ['stays where it is below 0.40', { secondaryVoltage: null }, { bilKv: 60 }, 0.3],
  ['is held at 0.40 by the winding', {}, { windingMaterial: 'Aluminum' }, 0.4],
  [
    'is 0.40 by its points alone',
    { secondaryVoltage: null, bushConfiguration: 'Loop Feed Dead Front' },
    { bilKv: 60 },
    0.4,
  ],
  ['is not held where the BIL is only unknown', {}, { bilKv: null }, 0.5],
  ['is not held where something fails that does not decide', {}, { impedancePct: 9, fluid: 'Silicone' }, 0.5],
])('the score of a unit of which little is known %s', (_, known, unit, expected) => {
  const unknown = { kva: null, taps: null, bushConfiguration: null, bushType: null, fusing: null, condition: null };
  expect(score({ ...unknown, ...known, ...unit }).score).toBe(expected);
});

test('each feature shows required and actual as people read them, its weight and its points', () => {
  expect(score({ kva: 750 }).features[1]).toEqual({
    feature: 'power_rating_match',
    required: '500',
    actual: '750',
    verdict: 'acceptable',
    weight: 0.2,
    points: 0.17,
    note: '750 kVA is the next size above 500 kVA.',
  });
  expect(score({}).features[2]).toMatchObject({ required: '12470', actual: '12470GrdY/7200' });
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

  test('a turn pull is required where a voltage needs it', () => {
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
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      const result = scoreUnit(requirement, unit);
      const sum = result.features.reduce((total, { points }) => total + points, 0);
      const decisive = /phase|power|voltage|bil|winding/;
      const failed = result.features.some(
        ({ feature, verdict }) => decisive.test(feature) && verdict === 'does not fit',
      );
      expect(result.canServe).toBe(!failed);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(result.score).toBeLessThanOrEqual(failed ? 0.4 : 1);
      expect(result.score === 0.4 || Math.abs(result.score - sum) < 1e-9).toBe(true);
      expect(Number(result.score.toFixed(4))).toBe(result.score);
      expect(result.reason()).toMatch(/^(?:Exact|Acceptable|Needs work|Does not fit|Not recorded): .*\.$/);
      for (const { note } of result.features) expect(note).toMatch(/^[^a-z].*\.$/);
    }),
  );
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
  fc.assert(
    fc.property(quote, (fields) => {
      expect(quoteSchema.safeParse(fields).success).toBe(true);
      expect(scoreUnit(aRequirement(fields), aCandidate()).score).toBeGreaterThanOrEqual(0);
    }),
  );
});
