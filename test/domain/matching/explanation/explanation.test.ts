import type { Quote } from '../../../../src/contract/matching/quote';
import { explanationOf } from '../../../../src/domain/matching/explanation/explanation';
import type { MatchFeature } from '../../../../src/domain/matching/features/matchFeatures';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { judge } from '../../../../src/domain/matching/ranking/judging';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { featureNames } from '../../../../src/domain/matching/explanation/featureTexts';
import { forAll } from '../../builders/forAll';

const explained = (unit: Partial<Candidate>, quote: Partial<Quote> = {}, rates = someRates()) =>
  explanationOf(aRequirement(quote), aCandidate(unit), judge(aRequirement(quote), aCandidate(unit), rates), [], rates);

/** The verdict on one feature and the points that it brings: its weight times 1, 0.85, 0.5 or 0 (domain facts, weights). */
function judged(feature: MatchFeature, ...requested: Parameters<typeof explained>) {
  const found = explained(...requested).features.find((each) => each.feature === feature);
  return [found?.verdict, found?.points];
}

/**
 * Weight 0.18. Of 500 kVA, 10 % below is 450, the next standard sizes are 750 and 1,000; of the odd 833, 749.7,
 * 1,000 and 1,500; above 3,750 there is only 5,000, above that nothing.
 */
test.each([
  [500, 500, 'exact', 0.18],
  ['500.00', 500, 'exact', 0.18],
  [500, 450, 'acceptable', 0.153],
  [500, 449.9, 'does not fit', 0],
  [500, 550, 'acceptable', 0.153],
  [500, 750, 'acceptable', 0.153],
  [500, 750.1, 'oversized', 0.09],
  [500, 1000, 'oversized', 0.09],
  [500, 1000.1, 'does not fit', 0],
  [833, 749.7, 'acceptable', 0.153],
  [833, 749.6, 'does not fit', 0],
  [833, 1000, 'acceptable', 0.153],
  [833, 1500, 'oversized', 0.09],
  [833, 1501, 'does not fit', 0],
  [45, 40.5, 'acceptable', 0.153],
  [45, 112.5, 'oversized', 0.09],
  [2000, 2500, 'acceptable', 0.153],
  [3750, 5000, 'acceptable', 0.153],
  [3750, 5001, 'does not fit', 0],
  [5000, 4500, 'acceptable', 0.153],
  [5000, 5501, 'does not fit', 0],
  [500, null, 'not recorded', 0],
  ['big', 500, 'not understood', 0],
  [0, 500, 'not required', 0],
  [null, null, 'not required', 0],
] as const)('of %p kVA required, a unit of %p is %s, for %p points', (kva_rating, kva, ...expected) => {
  expect(judged('power_rating_match', { kva }, { kva_rating })).toEqual(expected);
});

test.each([
  [3, 3, 'exact', 0.08],
  ['3', 3, 'exact', 0.08],
  [3, 1, 'does not fit', 0],
  [1, 3, 'does not fit', 0],
  [3, null, 'not recorded', 0],
  [null, 1, 'not required', 0],
] as const)('of %p phases required, a unit of %p is %s, for %p points', (required, phase, ...expected) => {
  expect(judged('phase_match', { phase }, { phase: required })).toEqual(expected);
});

/** Weight 0.16. ±5 % of 13,800 V ends at 13,110 and 14,490 V; a turn pull reaches 7 % of the unit's own voltage: 966 V. */
test.each([
  ['12.47', '12470GrdY/7200', '+/-5%', 'exact', 0.16],
  ['12470Y/7200', '12470GrdY/7200', '+/-5%', 'acceptable', 0.136],
  ['12470D', '12470GrdY/7200', '+/-5%', 'does not fit', 0],
  ['12470GrdY/7200', '12470D', '+/-5%', 'does not fit', 0],
  ['12.47', '4160GrdY/2400 x 12470GrdY/7200', '+/-5%', 'acceptable', 0.136],
  ['13.8', '4160GrdY/2400 x 12470GrdY/7200', '+/-5%', 'does not fit', 0],
  ['13.2', '13800D', '+/-5%', 'acceptable', 0.136],
  ['13.11', '13800D', '+/-5%', 'acceptable', 0.136],
  ['13.109', '13800D', '+/-5%', 'needs work', 0.08],
  ['14.49', '13800D', '+/-5%', 'acceptable', 0.136],
  ['14.491', '13800D', '+/-5%', 'needs work', 0.08],
  ['12.834', '13800D', 'None', 'needs work', 0.08],
  ['12.833', '13800D', 'None', 'does not fit', 0],
  ['14.766', '13800D', null, 'needs work', 0.08],
  ['14.767', '13800D', null, 'does not fit', 0],
  ['13.2', '12470GrdY/7200', '+/-5%', 'needs work', 0.08],
  ['12.47', null, '+/-5%', 'not recorded', 0],
  ['12.47', 'see nameplate', '+/-5%', 'not recorded', 0],
  ['twelve', '12470D', '+/-5%', 'not understood', 0],
  ['', '34500GrdY/19920', '+/-5%', 'not required', 0],
] as const)(
  'of a primary %p, a unit of %p with taps of %p is %s, for %p points',
  (required, own, taps, ...expected) => {
    const quote = { primary_voltage_kv: required, tap_range_pct: null };
    expect(judged('primary_voltage_match', { primaryVoltage: own, taps }, quote)).toEqual(expected);
  },
);

/** Weight 0.16. No taps: 7 % of 449 V is 31.4 and of 516 V 36.1, which reach 480; of 448 and 517 V they do not. */
test.each([
  ['480Y/277', '480Y277', 'RC', 'exact', 0.16],
  ['480', '480Y/277', 'RC', 'exact', 0.16],
  ['480Y/277', '480D', 'RW', 'does not fit', 0],
  ['480D', '240D x 480D', 'RC', 'acceptable', 0.136],
  ['480Y/277', '449Y/259', 'RC', 'needs work', 0.08],
  ['480Y/277', '448Y/259', 'RC', 'does not fit', 0],
  ['480Y/277', '516Y/298', 'RC', 'needs work', 0.08],
  ['480Y/277', '517Y/298', 'RC', 'does not fit', 0],
  ['480Y/277', '208Y/120', 'RW', 'needs work', 0.08],
  ['0.48', '480Y/277', 'RC', 'exact', 0.16],
  ['480Y/277', null, 'RC', 'not recorded', 0],
  [null, '208Y/120', 'RC', 'not required', 0],
] as const)(
  'of a secondary %p, a unit of %p is, for an order of type %s, %s, for %p points',
  (required, own, order_type, ...expected) => {
    const quote = { secondary_voltage_kv: required, order_type };
    expect(judged('secondary_voltage_match', { secondaryVoltage: own }, quote)).toEqual(expected);
  },
);

/** Weight 0.06: acceptable is 0.051. A 13,800 V unit on its -5 % tap has 5 % above left and nothing below. */
test.each([
  ['+/-5%', '4 x 2.5%', '12470GrdY/7200', 'exact', 0.06],
  ['+/-2.5%', '+/-5%', '12470GrdY/7200', 'acceptable', 0.051],
  ['+/-5%', '+5/-4.9%', '12470GrdY/7200', 'does not fit', 0],
  ['+/-5%', '4x2.5% FCBN', '12470GrdY/7200', 'does not fit', 0],
  ['None', 'None', '12470GrdY/7200', 'exact', 0.06],
  ['+5%', '+/-5%', '13200D', 'acceptable', 0.051],
  ['J-tap', 'j-tap', '12470GrdY/7200', 'exact', 0.06],
  ['J-tap', '+/-5%', '12470GrdY/7200', 'not understood', 0],
  ['+/-5%', 'Custom', '12470GrdY/7200', 'not recorded', 0],
  ['+/-5%', null, '12470GrdY/7200', 'not recorded', 0],
  [null, 'None', '12470GrdY/7200', 'not required', 0],
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
      ['exact', 0.06],
      ['acceptable', 0.051],
      // 13.2 kV is within a turn pull of 13.8, which keeps the taps.
      ['exact', 0.06],
    ],
  ]);
});

const [LOOP, RADIAL, LIVE] = ['Loop Feed Dead Front', 'Radial Feed Dead Front', 'Loop Feed Live Front'];

test.each([
  [LOOP, LOOP, 'exact', 0.09],
  [RADIAL, LOOP, 'acceptable', 0.0765],
  [LIVE, LOOP, 'acceptable', 0.0765],
  [LOOP, RADIAL, 'needs work', 0.045],
  [LIVE, RADIAL, 'needs work', 0.045],
  [LOOP, LIVE, 'does not fit', 0],
  [RADIAL, 'Radial Feed Live Front', 'does not fit', 0],
  [LOOP, 'Dead Front', 'not recorded', 0],
  [LOOP, null, 'not recorded', 0],
  [null, RADIAL, 'not required', 0],
] as const)('of the bushings %p, a unit of %p is %s, for %p points', (bush_configuration, own, ...expected) => {
  const unit = { bushConfiguration: own, bushType: null };
  expect(judged('bushing_config_match', unit, { bush_configuration })).toEqual(expected);
});

const [LINK, PARTIAL, FULL] = ['Bay-O-Net w/ Isolation Link', 'Bay-O-Net w/ Partial Range CLF', 'Full Range CLF'];

/** An isolation link is no fuse, so that a Bay-O-Net alone does the same. */
test.each([
  [LINK, 'Bay-O-Net', 'exact', 0.07],
  [LINK, PARTIAL, 'acceptable', 0.0595],
  [LINK, 'Loadbreak Switch + Bay-O-Net', 'acceptable', 0.0595],
  [LINK, FULL, 'does not fit', 0],
  [PARTIAL, LINK, 'does not fit', 0],
  [FULL, PARTIAL, 'acceptable', 0.0595],
  ['None', LINK, 'acceptable', 0.0595],
  [LINK, ' ', 'not recorded', 0],
  [null, 'None', 'not required', 0],
] as const)('of the fusing %p, a unit of %p is %s, for %p points', (required, fusing, ...expected) => {
  const { features } = scoreUnit(aRequirement({}, required), aCandidate({ fusing }));
  expect(features.filter(({ feature }) => feature === 'fusing_match')).toMatchObject([
    { verdict: expected[0], points: expected[1] },
  ]);
});

test.each([
  ['RC', 'RC', 'exact', 0.04],
  ['RW', 'RC', 'acceptable', 0.034],
  ['RC', 'RW', 'needs work', 0.02],
  ['RW', null, 'not recorded', 0],
  [null, 'RW', 'not required', 0],
] as const)('of the order type %p, a unit fit for %p is %s, for %p points', (order_type, condition, ...expected) => {
  expect(judged('order_type_match', { condition }, { order_type })).toEqual(expected);
});

/** Weights 0.02, fluid 0.04, impedance and unit type 0.01. Impedance 5 ± 7.5 %. Cabinet and tank share 0.01: the worse has it. */
test.each<[MatchFeature, string, number, Partial<Candidate>, Partial<Quote>?]>([
  ['bil', 'acceptable', 0.017, { bilKv: 95.1 }],
  ['bil', 'does not fit', 0, { bilKv: 94.9 }],
  ['bil', 'not recorded', 0, { bilKv: null }],
  ['winding', 'acceptable', 0.017, { windingMaterial: 'CU' }, { coil_type: 'Aluminum' }],
  ['winding', 'does not fit', 0, { windingMaterial: 'AL' }],
  ['winding', 'not required', 0, { windingMaterial: 'AL' }, { coil_type: 'Unknown' }],
  ['impedance', 'exact', 0.01, { impedancePct: 5.375 }],
  ['impedance', 'does not fit', 0, { impedancePct: 5.376 }],
  ['impedance', 'exact', 0.01, { impedancePct: 4.625 }],
  ['impedance', 'does not fit', 0, { impedancePct: 4.624 }],
  ['secondary_bushings', 'exact', 0.02, { secondaryBushings: 'six hole spades' }],
  ['secondary_bushings', 'acceptable', 0.017, { secondaryBushings: '10-hole spade' }],
  ['secondary_bushings', 'does not fit', 0, { secondaryBushings: '4-hole spade' }],
  ['fluid', 'acceptable', 0.034, { fluid: 'FR3' }],
  ['fluid', 'needs work', 0.02, {}, { oil_type: 'FR3' }],
  ['fluid', 'does not fit', 0, { fluid: 'Silicone' }],
  ['connection', 'exact', 0.04, {}],
  ['connection', 'acceptable', 0.034, {}, { primary_voltage_kv: '12470Y/7200' }],
  ['bushing_rating', 'exact', 0.02, {}, { bushing_type: '200 A' }],
  ['bushing_rating', 'not required', 0, {}],
  ['unit_type', 'does not fit', 0, { unitType: 'Pole Mount' }],
  ['cabinet', 'exact', 0.01, {}],
  ['tank', 'exact', 0, {}],
  ['cabinet', 'needs work', 0.005, { cabinetNeedsReplacing: true }],
  ['cabinet', 'exact', 0, { tankNeedsReplacing: true }],
  ['tank', 'needs work', 0.005, { tankNeedsReplacing: true }],
])('%s that is %s brings %p points, of a unit with %j for %j', (feature, verdict, points, unit, quote = {}) => {
  expect(judged(feature, unit, quote)).toEqual([verdict, points]);
});

test('other rates weigh and tolerate otherwise', () => {
  const rates = someRates({ weightKva: 30, weightPhase: 0, kvaTolerance: 4, impedanceTolerance: 20 });
  // 85 hundredths of 0.30; 520 is 4 % above 500, 480 is 4 % below.
  expect(judged('power_rating_match', { kva: 520 }, {}, rates)).toEqual(['acceptable', 0.255]);
  expect(judged('power_rating_match', { kva: 480 }, {}, rates)).toEqual(['acceptable', 0.255]);
  expect(judged('power_rating_match', { kva: 479 }, {}, rates)).toEqual(['does not fit', 0]);
  expect(judged('phase_match', {}, {}, rates)).toEqual(['exact', 0]);
  expect(judged('impedance', { impedancePct: 6 }, {}, rates)).toEqual(['exact', 0.01]);
});

test('only features that fit without work are matches', () => {
  const unit = { kva: 750, phase: 1, bushConfiguration: 'Radial Feed Dead Front', condition: null };
  const matched = Object.entries(explained(unit, { tap_range_pct: null }).featureMatch);
  expect(matched.filter(([, isMatch]) => !isMatch).map(([feature]) => feature)).toEqual([
    ...['phase_match', 'bushing_config_match', 'order_type_match'],
  ]);
  expect(matched).toHaveLength(8);
});

const gaps = (unit: Partial<Candidate>, quote = {}) => scoreUnit(aRequirement(quote), aCandidate(unit)).gaps;

test('a unit that fits without work has no gaps, even with acceptable values', () => {
  expect(gaps({})).toEqual([]);
  expect(gaps({ kva: 750, fluid: 'FR3', bilKv: 125 })).toEqual([]);
});

test('gaps are sorted: critical, other failures, unknown values, work by descending cost', () => {
  const unit = {
    ...{ bilKv: 75, impedancePct: 9, fusing: null, tankNeedsReplacing: true, cabinetNeedsReplacing: true },
    ...{ bushConfiguration: 'Radial Feed Dead Front', feedConversionCost: null },
  };
  expect(gaps(unit, { oil_type: 'water' })).toEqual([
    { feature: 'bil', verdict: 'does not fit', text: 'BIL: Required 95 kV, unit 75 kV' },
    { feature: 'impedance', verdict: 'does not fit', text: 'Impedance: Required 5%, unit 9%' },
    {
      feature: 'bushing_config_match',
      verdict: 'needs work',
      text: 'Bushing configuration: Needs feed conversion, cost not recorded',
    },
    { feature: 'fusing_match', verdict: 'not recorded', text: 'Fusing: Not recorded' },
    { feature: 'fluid', verdict: 'not understood', text: "Fluid: 'water' is not understood" },
    { feature: 'tank', verdict: 'needs work', text: 'Tank: Needs re-tank, $9,000' },
    { feature: 'cabinet', verdict: 'needs work', text: 'Cabinet: Needs replacement cabinet, $2,500' },
  ]);
});

test('an oversized unit has a gap that needs the consent of the customer', () => {
  expect(gaps({ kva: 1000 })).toEqual([
    { feature: 'power_rating_match', verdict: 'oversized', text: 'kVA: 1,000 kVA is two sizes above 500 kVA' },
  ]);
});

test('exactly the features that are neither met nor left open by the order are gaps', () => {
  forAll(requirements, candidates(serials), (requirement, unit) => {
    const { features, gaps: found } = scoreUnit(requirement, unit);
    const met = new Set(['exact', 'acceptable', 'not required']);
    const expected = features.filter(({ verdict }) => !met.has(verdict)).map(({ feature }) => feature);
    expect(found.map(({ feature }) => feature).sort()).toEqual([...expected].sort());
  });
});

const reason = (unit: Partial<Candidate>, quote = {}) => scoreUnit(aRequirement(quote), aCandidate(unit)).reason();

test('each verdict names its features, in this order, each with what differs', () => {
  const unit = {
    primaryVoltage: '13200Y/7620',
    bushConfiguration: 'Radial Feed Dead Front',
    kva: 750,
    fusing: null,
    tankNeedsReplacing: true,
    impedancePct: 6,
    condition: 'RW',
  };
  expect(reason(unit, { primary_voltage_kv: '12470GrdY/7200' })).toBe(
    'Misses a requirement. ' +
      'Does not fit: impedance (required 5%, unit 6%). ' +
      'Not recorded: fusing. ' +
      'Needs work: primary voltage (required 12470GrdY/7200, unit 13200Y/7620: rewind, cost not recorded), ' +
      'bushing configuration (needs feed conversion, $800), order type (needs the same rewind), ' +
      'tank (needs re-tank, $9,000). ' +
      'Acceptable: kVA (750 kVA is up to one size above 500 kVA), connection (primary wye, secondary wye fits primary ' +
      'grounded wye, secondary wye: only the neutral is tied differently). ' +
      'Exact: phase, secondary voltage, taps, BIL, winding material, secondary bushings, fluid, unit type, cabinet.',
  );
});

test('a feature that is not required is left out of the reason', () => {
  expect(scoreUnit(nothingRequired({ phase: 3 }), aCandidate()).reason()).toBe(
    'Fits, to be checked. Exact: phase, cabinet, tank.',
  );
});

test('unreadable values are listed as not recorded, unreadable requirements as not understood', () => {
  expect(reason({ primaryVoltage: 'worn off', taps: 'Custom' })).toContain(
    "Not recorded: primary voltage ('worn off' does not say), taps ('Custom' does not say).",
  );
  expect(reason({}, { oil_type: 'water' })).toMatch(
    /^Fits, to be checked\. Not understood: fluid \('water' is not understood\)\. /,
  );
});

const GROUPS = ['does not fit', 'oversized', 'not understood', 'not recorded', 'needs work', 'acceptable', 'exact'];

test('the reason begins with the class and files every feature under the verdict that the feature has', () => {
  forAll(requirements, candidates(serials), (requirement, unit) => {
    const { features, fitClass, reason } = scoreUnit(requirement, unit);
    const [first, ...groups] = reason()
      .split(/(?:^|\. )(?=(?:Exact|Acceptable|Oversized|Needs work|Does not fit|Not recorded|Not understood): )/)
      .filter((group) => group !== '');
    expect(first).toBe(fitClass);
    for (const group of groups) {
      const verdict = group.slice(0, group.indexOf(':')).toLowerCase();
      const names = features.filter((each) => each.verdict === verdict).map(({ feature }) => featureNames[feature]);
      const listed = group.slice(group.indexOf(':') + 2).replaceAll(/ \((?:[^()]|\([^()]*\))*\)/g, '');
      expect(listed.replace(/\.$/, '').split(', ')).toEqual(names);
    }
    const present = new Set(features.map(({ verdict }) => verdict));
    expect(groups).toHaveLength(GROUPS.filter((each) => [...present].some((verdict) => verdict === each)).length);
  });
});
