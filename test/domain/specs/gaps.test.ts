import { gapsOf } from '../../../src/domain/specs/gaps';
import { aUnit } from '../builders/units';

type Fields = Record<string, unknown>;
const gaps = (unit: Fields, requirement = {}) =>
  gapsOf(requirement, aUnit(unit)).map(({ name, verdict, text }) => [name, verdict, text]);
const judged = (...verdicts: (readonly [string, string, string?])[]) => ({
  can_serve: true,
  score_details: verdicts.map(([feature, verdict, note]) => ({ feature, verdict, note: note ?? null })),
});

test('a feature that serves as it stands is no gap', () => {
  expect(
    gaps(judged(['phase_match', 'exact'], ['taps_match', 'acceptable', '2 taps of 4 left'], ['tank', 'not required'])),
  ).toEqual([]);
});

test('the worst comes first: what decides, what does not serve, unpriced work, the unrecorded, work from dear to cheap', () => {
  const unit = {
    ...judged(
      ['power_rating_match', 'needs work', 'Two sizes up: oversized'],
      ['fluid', 'needs work', 'Needs FR3 fill, $4,960'],
      ['cabinet', 'needs work', 'Replacement cabinet, $1,508'],
      ['taps_match', 'not recorded'],
      ['primary_voltage_match', 'needs work', 'Turn pull, cost not recorded'],
      ['impedance', 'does not serve', 'Required 5.75%, unit 7%'],
      ['winding', 'does not serve', 'Aluminum where copper is asked for'],
    ),
    needed_work: [
      { work: 'turnPull', cost: null },
      { work: 'fr3', cost: 4960 },
      { work: 'replacementCabinet', cost: 1508 },
    ],
    jcm_result: { cost_breakdown: { fr3_cost: 4960, replacement_cabinet_cost: 1508 } },
  };
  expect(gaps(unit)).toEqual([
    ['Winding Material', 'does not serve', 'Aluminum where copper is asked for'],
    ['Impedance', 'does not serve', 'Required 5.75%, unit 7%'],
    ['Primary Voltage', 'needs work', 'Turn pull, cost not recorded'],
    ['Taps', 'not recorded', 'Not recorded'],
    ['Oil Type', 'needs work', 'Needs FR3 fill, $4,960'],
    ['Cabinet', 'needs work', 'Replacement cabinet, $1,508'],
    ['KVA Rating', 'needs work', 'Two sizes up: oversized'],
  ]);
});

test('where the server gives no verdicts, the rule of the specification finds the gaps, sizes and weight aside', () => {
  const requirement = { phase: 3, primary_voltage_kv: '12.47', dim_w_in: 89, weight_lbs: 8200 };
  const unit = { phase: 1, primary_voltage: '', unit_width: 100, total_weight: 20_000 };
  expect(gaps(unit, requirement)).toEqual([
    ['Primary Voltage', 'not recorded', 'Not recorded'],
    ['Phase', 'needs work', 'Required 3, unit 1'],
  ]);
});

/** The other gap, a cabinet to replace, costs 50; 0 would put the first behind it. */
test.each([
  ['primary_voltage_match', 'turnPull'],
  ['primary_voltage_match', 'rewind'],
  ['secondary_voltage_match', 'turnPull'],
  ['secondary_voltage_match', 'rewind'],
  ['order_type_match', 'rewind'],
  ['bushing_config_match', 'feedConversion'],
  ['fluid', 'fr3'],
  ['tank', 'reTank'],
])('a gap in %s is as bad as its %s is dear', (feature, work) => {
  const unit = (cost: number) => ({
    ...judged(['cabinet', 'needs work'], [feature, 'needs work']),
    needed_work: [
      { work: 'replacementCabinet', cost: 50 },
      { work, cost },
    ],
  });
  const features = (cost: number) => gapsOf({}, aUnit(unit(cost))).map((gap) => gap.feature);
  expect(features(100)).toEqual([feature, 'cabinet']);
  expect(features(25)).toEqual(['cabinet', feature]);
});

test('a detail without a feature or without a verdict is no gap', () => {
  const score_details = [
    { feature: null, verdict: 'does not serve' },
    { feature: 'taps_match', verdict: null },
    { feature: 'tank', verdict: 'needs work' },
  ];
  expect(gaps({ score_details })).toEqual([['Tank', 'needs work', 'Needs work']]);
});
