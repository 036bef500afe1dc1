import fc from 'fast-check';
import { verdicts } from '../../../src/contract/units/unit';
import { gapsOf, worstBadness, worstGapText, featureName } from '../../../src/domain/specs/gaps';
import { aUnit } from '../builders/units';
import { forAll } from '../builders/forAll';

type Fields = Record<string, unknown>;
/** Each gap's name, verdict and what differs. */
const gaps = (unit: Fields, requirement = {}) =>
  gapsOf(requirement, aUnit(unit)).map(({ verdict, text }) => {
    const [name, differs] = text.split(/: (.*)/);
    return [name, verdict, differs];
  });
const judged = (...verdicts: (readonly [string, string, string?])[]) => ({
  can_serve: true,
  score_details: verdicts.map(([feature, verdict, note]) => ({ feature, verdict, note: note ?? null })),
});

test('a feature that fits without work is no gap', () => {
  expect(
    gaps(judged(['phase_match', 'exact'], ['taps_match', 'acceptable', '2 taps of 4 left'], ['tank', 'not required'])),
  ).toEqual([]);
});

test('the worst comes first: what decides, what does not fit, unpriced work, the unrecorded, work from dear to cheap', () => {
  const unit = {
    ...judged(
      ['power_rating_match', 'oversized', 'Two sizes up'],
      ['fusing_match', 'not understood', 'Fuse as per site'],
      ['fluid', 'needs work', 'Needs FR3 fill, $4,960'],
      ['cabinet', 'needs work', 'Replacement cabinet, $1,508'],
      ['taps_match', 'not recorded'],
      ['primary_voltage_match', 'needs work', 'Turn pull, cost not recorded'],
      ['impedance', 'does not fit', 'Required 5.75%, unit 7%'],
      ['winding', 'does not fit', 'Aluminum where copper is asked for'],
    ),
    needed_work: [
      { work: 'turnPull', cost: null },
      { work: 'fr3', cost: 4960 },
      { work: 'replacementCabinet', cost: 1508 },
    ],
    jcm_result: { cost_breakdown: { fr3_cost: 4960, replacement_cabinet_cost: 1508 } },
  };
  expect(gaps(unit)).toEqual([
    ['Winding Material', 'does not fit', 'Aluminum where copper is asked for'],
    ['KVA Rating', 'oversized', 'Two sizes up'],
    ['Impedance', 'does not fit', 'Required 5.75%, unit 7%'],
    ['Primary Voltage', 'needs work', 'Turn pull, cost not recorded'],
    ['Fusing', 'not understood', 'Fuse as per site'],
    ['Taps', 'not recorded', 'Not recorded'],
    ['Oil Type', 'needs work', 'Needs FR3 fill, $4,960'],
    ['Cabinet', 'needs work', 'Replacement cabinet, $1,508'],
  ]);
});

test('if the server gives no verdicts, the rule of the specification finds the gaps, sizes and weight aside', () => {
  const requirement = { phase: 3, primary_voltage_kv: '12.47', dim_w_in: 89, weight_lbs: 8200 };
  const unit = { phase: 1, primary_voltage: '', unit_width: 100, total_weight: 20_000 };
  expect(gaps(unit, requirement)).toEqual([
    ['Primary Voltage', 'not recorded', 'Not recorded'],
    ['Phase', 'differs', 'Required 3, unit 1'],
  ]);
});

test('a unit with a fit class has exactly its gaps, in the order of the server', () => {
  const fit = {
    class: 'Misses a requirement',
    gaps: [
      { feature: 'fluid', verdict: 'does not fit', text: 'Fluid: Silicone is a legacy fluid' },
      { feature: 'tank', verdict: 'needs work', text: 'Tank: Needs re-tank, $9,000' },
      { feature: null, verdict: 'not recorded', text: 'Of nothing' },
    ],
  };
  expect(gaps({ ...judged(['taps_match', 'not recorded']), fit })).toEqual([
    ['Fluid', 'does not fit', 'Silicone is a legacy fluid'],
    ['Tank', 'needs work', 'Needs re-tank, $9,000'],
  ]);
  expect(worstGapText({}, aUnit({ fit }))).toBe('Fluid: Silicone is a legacy fluid');
  expect(worstGapText({}, aUnit({ fit: { class: 'Fits', gaps: [] } }))).toBe('Fits as is');
});

/** The other gap, a cabinet to replace, costs 50; 0 would put the first behind it. */
test.each([
  ['primary_voltage_match', 'turnPull'],
  ['primary_voltage_match', 'rewind'],
  ['secondary_voltage_match', 'turnPull'],
  ['secondary_voltage_match', 'rewind'],
  ['taps_match', 'rewind'],
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
    { feature: null, verdict: 'does not fit' },
    { feature: 'taps_match', verdict: null },
    { feature: 'tank', verdict: 'needs work' },
  ];
  expect(gaps({ score_details })).toEqual([['Tank', 'needs work', 'Needs work']]);
});

/** Domain facts: a unit with a phase, kVA, connection, voltage, BIL or winding that does not fit does not fit. */
test.each([
  ...(['phase_match', 'power_rating_match', 'connection', 'primary_voltage_match'] as const),
  ...(['secondary_voltage_match', 'bil', 'winding'] as const),
])('%s that does not fit comes before all that does not fit either', (feature) => {
  const order = gapsOf({}, aUnit(judged(['fusing_match', 'does not fit'], [feature, 'does not fit'])));
  expect(order.map((gap) => gap.feature)).toEqual([feature, 'fusing_match']);
});

test.each([
  'taps_match',
  'bushing_config_match',
  'bushing_rating',
  'unit_type',
  'order_type_match',
  'impedance',
  'secondary_bushings',
  'fluid',
  'tank',
])("%s that does not fit retains the server's position", (feature) => {
  const order = gapsOf({}, aUnit(judged(['fusing_match', 'does not fit'], [feature, 'does not fit'])));
  expect(order.map((gap) => gap.feature)).toEqual(['fusing_match', feature]);
});

describe('the worst gap', () => {
  test('is said by its name and what differs, or in the words of the verdict', () => {
    const note = 'Required 12470 V, unit 13200 V: turn pull, $2,300.';
    expect(worstGapText({}, aUnit(judged(['primary_voltage_match', 'needs work', note])))).toBe(
      'Primary Voltage: Required 12470 V, unit 13200 V: turn pull, $2,300',
    );
    expect(worstGapText({}, aUnit(judged(['tank', 'needs work', 'Needs work.'])))).toBe('Tank: Needs work');
    expect(worstGapText({}, aUnit(judged(['paint', 'not recorded'])))).toBe('paint: Not recorded');
  });

  test('of a unit without gaps says that it fits without work', () => {
    expect(worstGapText({}, aUnit(judged(['phase_match', 'exact'])))).toBe('Fits as is');
    expect(worstBadness({}, aUnit(judged(['phase_match', 'exact'])))).toBe(0);
    expect(worstGapText({}, aUnit())).toBe('Fits as is');
  });

  test('weighs more the worse it is: no gap, work without its own cost, cheap and dear work, and so on', () => {
    const fr3 = (cost: number | null) => ({
      ...judged(['fluid', 'needs work']),
      needed_work: [{ work: 'fr3', cost }],
    });
    const rising = [
      judged(['phase_match', 'exact']),
      judged(['power_rating_match', 'needs work']),
      fr3(0.5),
      fr3(4960),
      fr3(999_999_999),
      judged(['taps_match', 'not recorded']),
      fr3(null),
      judged(['fusing_match', 'does not fit']),
      judged(['winding', 'does not fit']),
    ].map((unit) => worstBadness({}, aUnit(unit)));
    expect(rising).toEqual([...new Set(rising)].sort((a, b) => a - b));
    expect(rising[3]).toBe(1 + 4960);
  });

  test('of a voltage that takes a turn pull and a rewind weighs both together: $3,500 and $700', () => {
    const needed_work = [
      { work: 'turnPull', cost: 3500 },
      { work: 'rewind', cost: 700 },
    ];
    expect(worstBadness({}, aUnit({ ...judged(['primary_voltage_match', 'needs work']), needed_work }))).toBe(4201);
  });
});

test('in whatever order features are judged, none of the gaps is lost, and each is at least as bad as the next', () => {
  const features = ['fluid', 'cabinet', 'tank', 'winding', 'fusing_match', 'taps_match'] as const;
  const costs = { fluid: 4960, cabinet: 1508, tank: 9000 } as Record<string, number | undefined>;
  const needed_work = [
    { work: 'fr3', cost: costs.fluid },
    { work: 'replacementCabinet', cost: costs.cabinet },
    { work: 'reTank', cost: costs.tank },
  ];
  const levelOf = (feature: string, verdict: string) => {
    if (verdict === 'oversized') return 1e7;
    if (verdict === 'does not fit') return feature === 'winding' ? 1e8 : 1e7;
    return verdict.startsWith('not ') ? 1e6 : (costs[feature] ?? 0);
  };
  const details = fc.uniqueArray(fc.tuple(fc.constantFrom(...features), fc.constantFrom(...verdicts)), {
    selector: ([feature]) => feature,
  });
  forAll(details, (given) => {
    const unit = aUnit({ ...judged(...given), needed_work });
    const found = gapsOf({}, unit).map(({ feature, verdict }) => [feature, verdict] as const);
    const isGap = (verdict: string) =>
      ['needs work', 'does not fit', 'oversized', 'not recorded', 'not understood'].includes(verdict);
    const expected = given.filter(([, verdict]) => isGap(verdict)).sort((a, b) => levelOf(...b) - levelOf(...a));
    expect(found).toEqual(expected);
    expect(worstBadness({}, aUnit({ ...judged(...given.toReversed()), needed_work }))).toBe(worstBadness({}, unit));
  });
});

test.each([
  ['phase_match', 'Phase'],
  ['power_rating_match', 'KVA Rating'],
  ['primary_voltage_match', 'Primary Voltage'],
  ['secondary_voltage_match', 'Secondary Voltage'],
  ['taps_match', 'Taps'],
  ['bushing_config_match', 'Bush Configuration'],
  ['connection', 'Connection'],
  ['bushing_rating', 'Bushing Rating'],
  ['unit_type', 'Unit Type'],
  ['fusing_match', 'Fusing'],
  ['order_type_match', 'Order Type'],
  ['bil', 'BIL'],
  ['impedance', 'Impedance'],
  ['winding', 'Winding Material'],
  ['secondary_bushings', 'Secondary Bushings'],
  ['fluid', 'Oil Type'],
  ['cabinet', 'Cabinet'],
  ['tank', 'Tank'],
  ['paint', 'paint'],
  [' ', 'N/A'],
  [null, 'N/A'],
])('the feature %p is called %p', (feature, name) => {
  expect(featureName(feature)).toBe(name);
});
