import type { Quote } from '../../../src/contract/matching/quote';
import type { Verdict } from '../../../src/contract/unit/unit';
import type { MatchFeature } from '../../../src/domain/matching/features/verdict/matchFeatures';
import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import { aCandidate, aRequirement } from '../builders/units';

type Row = readonly [MatchFeature, Partial<Quote>, Partial<Candidate>, Verdict, boolean?];

const LINK = 'Bay-O-Net w/ Isolation Link';
const PARTIAL = 'Bay-O-Net w/ Partial Range CLF';
const GROUNDED = '500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277';
const DELTA = '500KVA Three-Phase Pad, 12470D-480Y/277';
const feed = (bush_configuration: string) => ({ bush_configuration });
const front = (bushConfiguration: string) => ({ bushConfiguration });

/** Domain facts, 'May unit U serve requirement R?': a case per cell; the last column says whether the unit can serve. */
const rows: readonly Row[] = [
  ['phase_match', { phase: 3 }, { phase: 3 }, 'exact'],
  ['phase_match', { phase: 3 }, { phase: 1 }, 'does not fit', false],

  ['power_rating_match', { kva_rating: 1000 }, { kva: 1000 }, 'exact'],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 1500 }, 'acceptable'],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 900 }, 'acceptable'],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 2000 }, 'needs work'],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 833 }, 'does not fit', false],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 2500 }, 'does not fit', false],

  ['primary_voltage_match', { stock_code_long_desc: GROUNDED }, { primaryVoltage: '12470GrdY/7200' }, 'exact'],
  ['primary_voltage_match', { stock_code_long_desc: GROUNDED }, { primaryVoltage: '12470Y/7200' }, 'acceptable'],
  ['primary_voltage_match', { stock_code_long_desc: GROUNDED }, { primaryVoltage: '12470D' }, 'does not fit', false],
  ['primary_voltage_match', { stock_code_desc: DELTA }, { primaryVoltage: '12470GrdY/7200' }, 'does not fit', false],
  ['primary_voltage_match', { stock_code_desc: DELTA }, { primaryVoltage: '12470D' }, 'exact'],

  ['primary_voltage_match', {}, { primaryVoltage: '4160GrdY/2400 x 12470GrdY/7200' }, 'acceptable'],
  ['primary_voltage_match', { primary_voltage_kv: '13.2' }, { primaryVoltage: '13800D' }, 'acceptable'],
  ['primary_voltage_match', {}, { primaryVoltage: '13200D' }, 'needs work'],
  ['primary_voltage_match', { order_type: 'RW' }, { primaryVoltage: '24940GrdY/14400' }, 'needs work'],
  ['primary_voltage_match', {}, { primaryVoltage: '24940GrdY/14400' }, 'does not fit', false],

  ['secondary_voltage_match', {}, { secondaryVoltage: '480 y / 277' }, 'exact'],
  ['secondary_voltage_match', { secondary_voltage_kv: '480D' }, { secondaryVoltage: '240D x 480D' }, 'acceptable'],
  ['secondary_voltage_match', {}, { secondaryVoltage: '460Y/266' }, 'needs work'],
  ['secondary_voltage_match', { order_type: 'RW' }, { secondaryVoltage: '208Y/120' }, 'needs work'],
  ['secondary_voltage_match', {}, { secondaryVoltage: '208Y/120' }, 'does not fit', false],
  ['secondary_voltage_match', {}, { secondaryVoltage: '480' }, 'does not fit', false],

  ['bil', { bil: 95 }, { bilKv: 95 }, 'exact'],
  ['bil', { bil: 95 }, { bilKv: 125 }, 'acceptable'],
  ['bil', { bil: 95 }, { bilKv: 75 }, 'does not fit', false],

  ['taps_match', { tap_range_pct: '5' }, { taps: '+/-5%' }, 'exact'],
  ['taps_match', { tap_range_pct: '2.5' }, { taps: '+/-5%' }, 'acceptable'],
  ['taps_match', { tap_range_pct: '+5%', primary_voltage_kv: '13.2' }, { primaryVoltage: '13800D' }, 'acceptable'],
  ['taps_match', { tap_range_pct: '5', primary_voltage_kv: '13.2' }, { primaryVoltage: '13800D' }, 'does not fit'],
  ['taps_match', { tap_range_pct: '5' }, { taps: 'None' }, 'does not fit'],

  ['bushing_config_match', feed('Radial Feed Dead Front'), front('Radial Feed Dead Front'), 'exact'],
  ['bushing_config_match', feed('Radial Feed Dead Front'), front('Loop Feed Dead Front'), 'acceptable'],
  ['bushing_config_match', feed('Loop Feed Live Front'), front('Loop Feed Dead Front'), 'acceptable'],
  ['bushing_config_match', feed('Loop Feed Dead Front'), front('Radial Feed Dead Front'), 'needs work'],
  ['bushing_config_match', feed('Loop Feed Dead Front'), front('Loop Feed Live Front'), 'does not fit'],

  ['fusing_match', {}, { fusing: LINK }, 'exact'],
  ['fusing_match', {}, { fusing: PARTIAL }, 'acceptable'],
  ['fusing_match', {}, { fusing: 'Full Range CLF' }, 'does not fit'],
  ['fusing_match', {}, { fusing: 'None' }, 'does not fit'],

  ['fluid', { oil_type: 'FR3' }, { fluid: 'FR3' }, 'exact'],
  ['fluid', { oil_type: 'Mineral Oil' }, { fluid: 'Natural Ester' }, 'acceptable'],
  ['fluid', { oil_type: 'FR3' }, { fluid: 'BIOTEMP' }, 'acceptable'],
  ['fluid', { oil_type: 'FR3' }, { fluid: 'Mineral Oil' }, 'needs work'],
  ['fluid', { oil_type: 'Mineral Oil' }, { fluid: 'Silicone' }, 'does not fit'],

  ['winding', { coil_type: 'Copper' }, { windingMaterial: 'Copper' }, 'exact'],
  ['winding', { coil_type: null }, { windingMaterial: 'Aluminum' }, 'not required'],
  ['winding', { coil_type: 'Aluminum' }, { windingMaterial: 'Copper' }, 'acceptable'],
  ['winding', { coil_type: 'Copper' }, { windingMaterial: 'Aluminum' }, 'does not fit', false],
  [
    'winding',
    { coil_type: null, accepted_constraints: ['copperWindings'] },
    { windingMaterial: 'Aluminum' },
    'does not fit',
    false,
  ],

  ['impedance', {}, { impedancePct: 5.375 }, 'exact'],
  ['impedance', {}, { impedancePct: 5.38 }, 'does not fit'],

  ['secondary_bushings', {}, { secondaryBushings: '6-hole spade' }, 'exact'],
  ['secondary_bushings', {}, { secondaryBushings: '4-hole spade' }, 'does not fit'],

  ['order_type_match', { order_type: 'RC' }, { condition: 'RC' }, 'exact'],
  ['order_type_match', { order_type: 'RW' }, { condition: 'RC' }, 'acceptable'],
  ['order_type_match', { order_type: 'RC' }, { condition: 'RW' }, 'needs work'],

  ['cabinet', {}, { cabinetNeedsReplacing: false }, 'exact'],
  ['cabinet', {}, { cabinetNeedsReplacing: true }, 'needs work'],
  ['tank', {}, { tankNeedsReplacing: false }, 'exact'],
  ['tank', {}, { tankNeedsReplacing: true }, 'needs work'],
];

const cells = rows.map(([feature, quote, unit, verdict, canServe = true]) => ({
  feature,
  quote,
  unit,
  verdict,
  canServe,
}));

test.each(cells)(
  'the feature $feature, required $quote, with a unit of $unit, is $verdict',
  ({ feature, quote, unit, verdict, canServe }) => {
    const score = scoreUnit(aRequirement(quote), aCandidate(unit));
    expect(score.features.find((each) => each.feature === feature)?.verdict).toBe(verdict);
    expect(score.canServe).toBe(canServe);
    if (!canServe) expect(score.score).toBeLessThanOrEqual(0.4);
  },
);

/** A value that a unit does not record fails nothing: only what is known not to serve does. */
test.each<[MatchFeature, Partial<Candidate>]>([
  ['phase_match', { phase: null }],
  ['power_rating_match', { kva: null }],
  ['primary_voltage_match', { primaryVoltage: null }],
  ['secondary_voltage_match', { secondaryVoltage: null }],
  ['taps_match', { taps: null }],
  ['bushing_config_match', { bushConfiguration: null, bushType: null }],
  ['fusing_match', { fusing: null }],
  ['order_type_match', { condition: null }],
  ['bil', { bilKv: null }],
  ['winding', { windingMaterial: 'Unknown' }],
  ['impedance', { impedancePct: null }],
  ['secondary_bushings', { secondaryBushings: null }],
  ['fluid', { fluid: null }],
])('%s is not recorded of a unit with %j, which can still serve', (feature, unit) => {
  const score = scoreUnit(aRequirement(), aCandidate(unit));
  expect(score.features.find((each) => each.feature === feature)?.verdict).toBe('not recorded');
  expect(score.canServe).toBe(true);
});
