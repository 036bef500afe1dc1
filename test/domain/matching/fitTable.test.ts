import type { Quote } from '../../../src/contract/matching/quote';
import type { FitClass, Verdict } from '../../../src/contract/units/unit';
import type { MatchFeature } from '../../../src/domain/matching/features/matchFeatures';
import { scoreUnit } from '../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../src/domain/matching/reading/candidate';
import { someRates } from '../builders/rates';
import { aCandidate, aRequirement } from '../builders/units';

type Row = readonly [MatchFeature, Partial<Quote>, Partial<Candidate>, Verdict, FitClass];

const [FITS, WORK, CHECK] = ['Fits', 'Fits with work', 'Fits, to be checked'] as const;
const [MISSES, NOT] = ['Misses a requirement', 'Does not fit'] as const;
const RATES = someRates({ rewindPerKva15: 14.5 });

const [LOOP, RADIAL] = ['Loop Feed Dead Front', 'Radial Feed Dead Front'];
const feed = (bush_configuration: string) => ({ bush_configuration });
const front = (bushConfiguration: string) => ({ bushConfiguration });
const delta = { primary_voltage_kv: '12470D' };
const grounded = { primary_voltage_kv: '12470GrdY/7200' };
const at = (kv: string, tap_range_pct: string | null = null) => ({ primary_voltage_kv: kv, tap_range_pct });

/** Domain facts, 'Does unit U fit requirement R?': a case per cell, with the class of a unit that is exact in all else. */
const rows: readonly Row[] = [
  ['phase_match', { phase: 3 }, { phase: 3 }, 'exact', FITS],
  ['phase_match', { phase: 3 }, { phase: 1 }, 'does not fit', NOT],

  ['power_rating_match', { kva_rating: 1000 }, { kva: 1000 }, 'exact', FITS],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 1500 }, 'acceptable', FITS],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 900 }, 'acceptable', FITS],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 2000 }, 'oversized', MISSES],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 833 }, 'does not fit', NOT],
  ['power_rating_match', { kva_rating: 1000 }, { kva: 2500 }, 'does not fit', NOT],

  ['connection', grounded, { primaryVoltage: '12470GrdY/7200' }, 'exact', FITS],
  ['connection', grounded, { primaryVoltage: '12470Y/7200' }, 'acceptable', FITS],
  ['connection', grounded, { primaryVoltage: '12470D' }, 'does not fit', NOT],
  ['connection', { ...delta, order_type: 'RW' }, { primaryVoltage: '12470Y/7200' }, 'does not fit', NOT],
  ['connection', {}, { secondaryVoltage: '480D' }, 'does not fit', NOT],
  ['connection', {}, { secondaryVoltage: '480' }, 'not recorded', CHECK],

  ['primary_voltage_match', delta, { primaryVoltage: '12470' }, 'exact', FITS],
  ['primary_voltage_match', grounded, { primaryVoltage: '12470Y/7200' }, 'acceptable', FITS],
  ['primary_voltage_match', {}, { primaryVoltage: '4160GrdY/2400 x 12470GrdY/7200' }, 'acceptable', FITS],
  ['primary_voltage_match', at('13.2'), { primaryVoltage: '13800D' }, 'acceptable', FITS],
  ['primary_voltage_match', {}, { primaryVoltage: '13200D' }, 'needs work', WORK],
  ['primary_voltage_match', { order_type: 'RW' }, { primaryVoltage: '24940GrdY/14400' }, 'needs work', WORK],
  ['primary_voltage_match', {}, { primaryVoltage: '24940GrdY/14400' }, 'does not fit', NOT],

  ['primary_voltage_match', at('138000D'), {}, 'does not fit', NOT],
  ['primary_voltage_match', { ...at('138000D'), order_type: 'RW' }, {}, 'does not fit', NOT],
  ['primary_voltage_match', at('138000D'), { primaryVoltage: '138000D', bilKv: 650 }, 'exact', FITS],

  ['secondary_voltage_match', {}, { secondaryVoltage: '480 y / 277' }, 'exact', FITS],
  [
    'secondary_voltage_match',
    { secondary_voltage_kv: '480D' },
    { secondaryVoltage: '240D x 480D' },
    'acceptable',
    FITS,
  ],
  ['secondary_voltage_match', {}, { secondaryVoltage: '480GrdY/277' }, 'acceptable', FITS],
  ['secondary_voltage_match', {}, { secondaryVoltage: '460Y/266' }, 'needs work', WORK],
  ['secondary_voltage_match', { order_type: 'RW' }, { secondaryVoltage: '208Y/120' }, 'needs work', WORK],
  ['secondary_voltage_match', {}, { secondaryVoltage: '208Y/120' }, 'does not fit', NOT],

  ['bil', { bil: 95 }, { bilKv: 95 }, 'exact', FITS],
  ['bil', { bil: null }, { bilKv: 95 }, 'exact', FITS],
  ['bil', { bil: 95 }, { bilKv: 125 }, 'acceptable', FITS],
  ['bil', { bil: 95 }, { bilKv: 75 }, 'does not fit', NOT],
  ['bil', { bil: null, order_type: 'RW' }, { bilKv: 75 }, 'does not fit', NOT],

  ['winding', { coil_type: 'Copper' }, { windingMaterial: 'Copper' }, 'exact', FITS],
  ['winding', { coil_type: null }, { windingMaterial: 'Aluminum' }, 'not required', FITS],
  ['winding', { coil_type: 'Aluminum' }, { windingMaterial: 'Copper' }, 'acceptable', FITS],
  ['winding', { coil_type: 'Copper' }, { windingMaterial: 'Aluminum' }, 'does not fit', NOT],
  ['winding', { accepted_constraints: ['copperWindings'] }, { windingMaterial: 'Aluminum' }, 'does not fit', NOT],

  ['taps_match', { tap_range_pct: '5' }, { taps: '+/-5%' }, 'exact', FITS],
  ['taps_match', { tap_range_pct: '2.5' }, { taps: '+/-5%' }, 'acceptable', FITS],
  ['taps_match', at('13.2', '+5%'), { primaryVoltage: '13800D' }, 'acceptable', FITS],
  ['taps_match', at('12.7', '5'), { primaryVoltage: '13800D', taps: '+/-10%' }, 'does not fit', MISSES],
  ['taps_match', { order_type: 'RW' }, { primaryVoltage: '4160D', taps: 'None' }, 'needs work', WORK],
  ['taps_match', { tap_range_pct: '5' }, { taps: 'None' }, 'does not fit', MISSES],

  ['bushing_config_match', feed(RADIAL), front(RADIAL), 'exact', FITS],
  ['bushing_config_match', feed(RADIAL), front(LOOP), 'acceptable', FITS],
  ['bushing_config_match', feed('Loop Feed Live Front'), front(LOOP), 'acceptable', FITS],
  ['bushing_config_match', feed(LOOP), front(RADIAL), 'needs work', WORK],
  ['bushing_config_match', feed(LOOP), front('Radial Feed'), 'not recorded', CHECK],
  ['bushing_config_match', feed(LOOP), front('Loop Feed Live Front'), 'does not fit', MISSES],
  ['bushing_rating', { bushing_type: '200 A' }, { bushType: '200 A Well' }, 'exact', FITS],
  ['bushing_rating', { bushing_type: '600 A' }, { bushType: '200 A Well' }, 'does not fit', MISSES],

  ['fusing_match', {}, { fusing: 'Bay-O-Net w/ Isolation Link' }, 'exact', FITS],
  ['fusing_match', {}, { fusing: 'Bay-O-Net' }, 'exact', FITS],
  ['fusing_match', {}, { fusing: 'Bay-O-Net w/ Partial Range CLF' }, 'acceptable', FITS],
  ['fusing_match', {}, { fusing: 'Full Range CLF' }, 'does not fit', MISSES],
  ['fusing_match', {}, { fusing: 'None' }, 'does not fit', MISSES],

  ['fluid', { oil_type: 'FR3' }, { fluid: 'FR3' }, 'exact', FITS],
  ['fluid', { oil_type: 'Mineral Oil' }, { fluid: 'Natural Ester' }, 'acceptable', FITS],
  ['fluid', { oil_type: 'FR3' }, { fluid: 'BIOTEMP' }, 'acceptable', FITS],
  ['fluid', { oil_type: 'FR3' }, { fluid: 'Mineral Oil' }, 'needs work', WORK],
  ['fluid', { oil_type: 'Mineral Oil' }, { fluid: 'Silicone' }, 'does not fit', MISSES],
  ['fluid', { oil_type: 'Silicone' }, { fluid: 'Silicone' }, 'exact', FITS],

  ['impedance', {}, { impedancePct: 5.375 }, 'exact', FITS],
  ['impedance', {}, { impedancePct: 5.38 }, 'does not fit', MISSES],

  ['secondary_bushings', {}, { secondaryBushings: '6-hole spade' }, 'exact', FITS],
  ['secondary_bushings', {}, { secondaryBushings: '10-hole spade' }, 'acceptable', FITS],
  ['secondary_bushings', {}, { secondaryBushings: '4-hole spade' }, 'does not fit', MISSES],

  ['unit_type', {}, { unitType: 'Pad mount' }, 'exact', FITS],
  ['unit_type', {}, { unitType: 'Pole Mount' }, 'does not fit', MISSES],

  ['order_type_match', { order_type: 'RC' }, { condition: 'RC' }, 'exact', FITS],
  ['order_type_match', { order_type: 'RW' }, { condition: 'RC' }, 'acceptable', FITS],
  ['order_type_match', { order_type: 'RC' }, { condition: 'RW' }, 'needs work', WORK],

  ['cabinet', {}, { cabinetNeedsReplacing: false }, 'exact', FITS],
  ['cabinet', {}, { cabinetNeedsReplacing: true }, 'needs work', WORK],
  ['tank', {}, { tankNeedsReplacing: false }, 'exact', FITS],
  ['tank', {}, { tankNeedsReplacing: true }, 'needs work', WORK],
];

const cells = rows.map(([feature, quote, unit, verdict, fitClass]) => ({ feature, quote, unit, verdict, fitClass }));

test.each(cells)(
  'the feature $feature, required $quote, with a unit of $unit, is $verdict: $fitClass',
  ({ feature, quote, unit, verdict, fitClass }) => {
    const score = scoreUnit(aRequirement(quote), aCandidate(unit), RATES);
    expect(score.features.find((each) => each.feature === feature)?.verdict).toBe(verdict);
    expect(score.fitClass).toBe(fitClass);
  },
);

/** A value that a unit does not record, or records unreadably, fails nothing: only what is known not to fit does. */
test.each<[MatchFeature, Partial<Candidate>]>([
  ['phase_match', { phase: null }],
  ['power_rating_match', { kva: null }],
  ['connection', { secondaryVoltage: null }],
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
  ['fluid', { fluid: 'see photo' }],
  ['unit_type', { unitType: null }],
])('%s is not recorded of a unit with %j, which is to be checked', (feature, unit) => {
  const score = scoreUnit(aRequirement(), aCandidate(unit), RATES);
  expect(score.features.find((each) => each.feature === feature)?.verdict).toBe('not recorded');
  expect(score.fitClass).toBe(CHECK);
});
