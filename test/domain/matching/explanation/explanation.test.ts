import type { Quote } from '../../../../src/contract/matching/quote';
import { explanationOf } from '../../../../src/domain/matching/explanation/explanation';
import type { MatchFeature } from '../../../../src/domain/matching/features/verdict/matchFeatures';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement } from '../../builders/units';

const explained = (unit: Partial<Candidate>, quote: Partial<Quote> = {}, rates = someRates()) =>
  explanationOf(aRequirement(quote), aCandidate(unit), [], rates);

/** The verdict on one feature and the points that it brings: its weight times 1, 0.85, 0.5 or 0 (domain facts, weights). */
function judged(feature: MatchFeature, ...asked: Parameters<typeof explained>) {
  const found = explained(...asked).features.find((each) => each.feature === feature);
  return [found?.verdict, found?.points];
}

/**
 * Weight 0.20. Of 500 kVA, 10 % is 450 to 550, the next standard sizes are 750 and 1,000; of the odd 833, 749.7 to 916.3,
 * 1,000 and 1,500; above 3,750 there is only 5,000, above that nothing.
 */
test.each([
  [500, 500, 'exact', 0.2],
  ['500.00', 500, 'exact', 0.2],
  [500, 450, 'acceptable', 0.17],
  [500, 449.9, 'does not fit', 0],
  [500, 550, 'acceptable', 0.17],
  [500, 750, 'acceptable', 0.17],
  [500, 750.1, 'needs work', 0.1],
  [500, 1000, 'needs work', 0.1],
  [500, 1000.1, 'does not fit', 0],
  [833, 749.7, 'acceptable', 0.17],
  [833, 749.6, 'does not fit', 0],
  [833, 1000, 'acceptable', 0.17],
  [833, 1500, 'needs work', 0.1],
  [833, 1501, 'does not fit', 0],
  [45, 40.5, 'acceptable', 0.17],
  [45, 112.5, 'needs work', 0.1],
  [2000, 2500, 'acceptable', 0.17],
  [3750, 5000, 'acceptable', 0.17],
  [3750, 5001, 'does not fit', 0],
  [5000, 5500, 'acceptable', 0.17],
  [5000, 5501, 'does not fit', 0],
  [500, null, 'not recorded', 0],
  ['big', 500, 'not recorded', 0],
  [0, 500, 'not required', 0.2],
  [null, null, 'not required', 0.2],
] as const)('of %p kVA required, a unit of %p is %s, for %p points', (kva_rating, kva, ...expected) => {
  expect(judged('power_rating_match', { kva }, { kva_rating })).toEqual(expected);
});

test.each([
  [3, 3, 'exact', 0.1],
  ['3', 3, 'exact', 0.1],
  [3, 1, 'does not fit', 0],
  [1, 3, 'does not fit', 0],
  [3, null, 'not recorded', 0],
  [null, 1, 'not required', 0.1],
] as const)('of %p phases required, a unit of %p is %s, for %p points', (required, phase, ...expected) => {
  expect(judged('phase_match', { phase }, { phase: required })).toEqual(expected);
});

/** Weight 0.20. ±5 % of 13,800 V ends at 13,110 and 14,490 V; a turn pull reaches 7 % of the unit's own voltage: 966 V. */
test.each([
  ['12.47', '12470GrdY/7200', '+/-5%', 'exact', 0.2],
  ['12470Y/7200', '12470GrdY/7200', '+/-5%', 'acceptable', 0.17],
  ['12470D', '12470GrdY/7200', '+/-5%', 'does not fit', 0],
  ['12470GrdY/7200', '12470D', '+/-5%', 'does not fit', 0],
  ['12.47', '4160GrdY/2400 x 12470GrdY/7200', '+/-5%', 'acceptable', 0.17],
  ['13.8', '4160GrdY/2400 x 12470GrdY/7200', '+/-5%', 'does not fit', 0],
  ['13.2', '13800D', '+/-5%', 'acceptable', 0.17],
  ['13.11', '13800D', '+/-5%', 'acceptable', 0.17],
  ['13.109', '13800D', '+/-5%', 'needs work', 0.1],
  ['14.49', '13800D', '+/-5%', 'acceptable', 0.17],
  ['14.491', '13800D', '+/-5%', 'needs work', 0.1],
  ['12.834', '13800D', 'None', 'needs work', 0.1],
  ['12.833', '13800D', 'None', 'does not fit', 0],
  ['14.766', '13800D', null, 'needs work', 0.1],
  ['14.767', '13800D', null, 'does not fit', 0],
  ['13.2', '12470GrdY/7200', '+/-5%', 'needs work', 0.1],
  ['12.47', null, '+/-5%', 'not recorded', 0],
  ['12.47', 'see nameplate', '+/-5%', 'not recorded', 0],
  ['twelve', '12470D', '+/-5%', 'not recorded', 0],
  ['', '34500GrdY/19920', '+/-5%', 'not required', 0.2],
] as const)(
  'of a primary %p, a unit of %p with taps of %p is %s, for %p points',
  (required, own, taps, ...expected) => {
    expect(judged('primary_voltage_match', { primaryVoltage: own, taps }, { primary_voltage_kv: required })).toEqual(
      expected,
    );
  },
);

/** Weight 0.20. No taps: 7 % of 449 V is 31.4 and of 516 V 36.1, which reach 480; of 448 and 517 V they do not. */
test.each([
  ['480Y/277', '480Y277', 'RC', 'exact', 0.2],
  ['480', '480Y/277', 'RC', 'does not fit', 0],
  ['480Y/277', '480D', 'RW', 'does not fit', 0],
  ['480D', '240D x 480D', 'RC', 'acceptable', 0.17],
  ['480Y/277', '449Y/259', 'RC', 'needs work', 0.1],
  ['480Y/277', '448Y/259', 'RC', 'does not fit', 0],
  ['480Y/277', '516Y/298', 'RC', 'needs work', 0.1],
  ['480Y/277', '517Y/298', 'RC', 'does not fit', 0],
  ['480Y/277', '208Y/120', 'RW', 'needs work', 0.1],
  ['0.48', '480Y/277', 'RC', 'exact', 0.2],
  ['480Y/277', null, 'RC', 'not recorded', 0],
  [null, '208Y/120', 'RC', 'not required', 0.2],
] as const)(
  'of a secondary %p, a unit of %p is, for an order of type %s, %s, for %p points',
  (required, own, order_type, ...expected) => {
    const quote = { secondary_voltage_kv: required, order_type };
    expect(judged('secondary_voltage_match', { secondaryVoltage: own }, quote)).toEqual(expected);
  },
);

/** Weight 0.07: acceptable is 0.0595. A 13,800 V unit on its -5 % tap has 5 % above left and nothing below. */
test.each([
  ['+/-5%', '2 x 2.5%', '12470GrdY/7200', 'exact', 0.07],
  ['+/-2.5%', '+/-5%', '12470GrdY/7200', 'acceptable', 0.0595],
  ['+/-5%', '+5/-4.9%', '12470GrdY/7200', 'does not fit', 0],
  ['+/-5%', '4x2.5% FCBN', '12470GrdY/7200', 'does not fit', 0],
  ['None', 'None', '12470GrdY/7200', 'exact', 0.07],
  ['+5%', '+/-5%', '13200D', 'acceptable', 0.0595],
  ['J-tap', 'j-tap', '12470GrdY/7200', 'exact', 0.07],
  ['J-tap', '+/-5%', '12470GrdY/7200', 'not recorded', 0],
  ['+/-5%', 'Custom', '12470GrdY/7200', 'not recorded', 0],
  ['+/-5%', null, '12470GrdY/7200', 'not recorded', 0],
  [null, 'None', '12470GrdY/7200', 'not required', 0.07],
] as const)(
  'of taps %p, a unit of %p at %s is %s, for %p points',
  (tap_range_pct, taps, primaryVoltage, ...expected) => {
    expect(judged('taps_match', { taps, primaryVoltage }, { tap_range_pct, primary_voltage_kv: '12.47' })).toEqual(
      expected,
    );
  },
);

test('taps that the voltage takes are not there for the requirement', () => {
  const at = (volts: string, tap_range_pct: string) =>
    judged('taps_match', { primaryVoltage: '13800D' }, { primary_voltage_kv: volts, tap_range_pct });
  expect([at('13.8', '+/-5%'), at('13.2', '+5%'), at('13.2', '+/-5%')]).toEqual([
    ...[
      ['exact', 0.07],
      ['acceptable', 0.0595],
      ['does not fit', 0],
    ],
  ]);
});

const [LOOP, RADIAL, LIVE] = ['Loop Feed Dead Front', 'Radial Feed Dead Front', 'Loop Feed Live Front'];

test.each([
  [LOOP, LOOP, 'exact', 0.1],
  [RADIAL, LOOP, 'acceptable', 0.085],
  [LIVE, LOOP, 'acceptable', 0.085],
  [LOOP, RADIAL, 'needs work', 0.05],
  [LIVE, RADIAL, 'needs work', 0.05],
  [LOOP, LIVE, 'does not fit', 0],
  [RADIAL, 'Radial Feed Live Front', 'does not fit', 0],
  [LOOP, 'Dead Front', 'not recorded', 0],
  [LOOP, null, 'not recorded', 0],
  [null, RADIAL, 'not required', 0.1],
] as const)('of the bushings %p, a unit of %p is %s, for %p points', (bush_configuration, own, ...expected) => {
  const unit = { bushConfiguration: own, bushType: null };
  expect(judged('bushing_config_match', unit, { bush_configuration })).toEqual(expected);
});

const [LINK, PARTIAL, FULL] = ['Bay-O-Net w/ Isolation Link', 'Bay-O-Net w/ Partial Range CLF', 'Full Range CLF'];

/** An isolation link is no fuse, so that a Bay-O-Net alone does the same. */
test.each([
  [LINK, 'Bay-O-Net', 'exact', 0.08],
  [LINK, PARTIAL, 'acceptable', 0.068],
  [LINK, 'Loadbreak Switch + Bay-O-Net', 'acceptable', 0.068],
  [LINK, FULL, 'does not fit', 0],
  [PARTIAL, LINK, 'does not fit', 0],
  [FULL, PARTIAL, 'acceptable', 0.068],
  ['None', LINK, 'acceptable', 0.068],
  [LINK, ' ', 'not recorded', 0],
  [null, 'None', 'not required', 0.08],
] as const)('of the fusing %p, a unit of %p is %s, for %p points', (required, fusing, ...expected) => {
  const { features } = explanationOf(aRequirement({}, required), aCandidate({ fusing }), []);
  expect(features.filter(({ feature }) => feature === 'fusing_match')).toMatchObject([
    { verdict: expected[0], points: expected[1] },
  ]);
});

test.each([
  ['RC', 'RC', 'exact', 0.05],
  ['RW', 'RC', 'acceptable', 0.0425],
  ['RC', 'RW', 'needs work', 0.025],
  ['RW', null, 'not recorded', 0],
  [null, 'RW', 'not required', 0.05],
] as const)('of the order type %p, a unit fit for %p is %s, for %p points', (order_type, condition, ...expected) => {
  expect(judged('order_type_match', { condition }, { order_type })).toEqual(expected);
});

/** They stand in the reason and in the gaps alone, so that a unit with all of these gaps still scores 1. Impedance 5 ± 7.5 %. */
test.each<[MatchFeature, string, Partial<Candidate>, Partial<Quote>?]>([
  ['bil', 'acceptable', { bilKv: 95.1 }],
  ['bil', 'does not fit', { bilKv: 94.9 }],
  ['bil', 'not recorded', { bilKv: null }],
  ['winding', 'acceptable', { windingMaterial: 'CU' }, { coil_type: 'Aluminum' }],
  ['winding', 'does not fit', { windingMaterial: 'AL' }],
  ['winding', 'not required', { windingMaterial: 'AL' }, { coil_type: 'Unknown' }],
  ['impedance', 'exact', { impedancePct: 5.375 }],
  ['impedance', 'does not fit', { impedancePct: 5.376 }],
  ['impedance', 'exact', { impedancePct: 4.625 }],
  ['impedance', 'does not fit', { impedancePct: 4.624 }],
  ['secondary_bushings', 'exact', { secondaryBushings: 'six hole spades' }],
  ['secondary_bushings', 'does not fit', { secondaryBushings: '4-hole spade' }],
  ['fluid', 'acceptable', { fluid: 'FR3' }],
  ['fluid', 'needs work', {}, { oil_type: 'FR3' }],
  ['fluid', 'does not fit', { fluid: 'Silicone' }],
  ['cabinet', 'needs work', { cabinetNeedsReplacing: true }],
  ['tank', 'exact', {}],
])('%s that is %s, of a unit with %j for %j, brings no points and costs none', (feature, verdict, unit, quote = {}) => {
  expect(judged(feature, unit, quote)).toEqual([verdict, 0]);
  const sum = explained(unit, quote).features.reduce((points, each) => points + each.points, 0);
  expect(sum).toBeCloseTo(1, 10);
});

test('other rates weigh and tolerate otherwise', () => {
  const rates = someRates({ weightKva: 30, weightPhase: 0, kvaTolerance: 4, impedanceTolerance: 20 });
  // 85 hundredths of 0.30; 520 is 4 % above 500, 480 is 4 % below.
  expect(judged('power_rating_match', { kva: 520 }, {}, rates)).toEqual(['acceptable', 0.255]);
  expect(judged('power_rating_match', { kva: 480 }, {}, rates)).toEqual(['acceptable', 0.255]);
  expect(judged('power_rating_match', { kva: 479 }, {}, rates)).toEqual(['does not fit', 0]);
  expect(judged('phase_match', {}, {}, rates)).toEqual(['exact', 0]);
  expect(judged('impedance', { impedancePct: 6 }, {}, rates)).toEqual(['exact', 0]);
});

test('what serves as it stands is a match, what needs work, fails or is not recorded is none', () => {
  const unit = { kva: 750, phase: 1, bushConfiguration: 'Radial Feed Dead Front', condition: null };
  const matched = Object.entries(explained(unit, { tap_range_pct: null }).featureMatch);
  expect(matched.filter(([, isMatch]) => !isMatch).map(([feature]) => feature)).toEqual([
    ...['phase_match', 'bushing_config_match', 'order_type_match'],
  ]);
  expect(matched).toHaveLength(8);
});
