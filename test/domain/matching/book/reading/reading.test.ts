import { fluid } from '../features/fluid';
import { fusing } from '../features/fusing';
import { bushingConfig, bushingRating, secondaryBushings } from '../features/bushings';
import { winding } from '../features/winding';
import { unitType } from '../features/job';
import { kvaIn, phasesIn } from '../features/ratings';
import { tapsIn } from './taps';
import { statedText } from './text';
import { connectionInDescriptions, unitPrimaryIn, windingsIn } from './voltages';

/** Percent above and below nominal. */
const both = (above: number, below = above) => ({ above: above * 10, below: below * 10 });

test.each([
  ['+/-5%', both(5)],
  ['±5', both(5)],
  ['5', both(5)],
  ['2.5', both(2.5)],
  ['-10%', both(0, 10)],
  ['+2.5/-7.5%', both(2.5, 7.5)],
  ['4 x 2.5%', both(5)],
  ['2 x 2.5%', both(2.5)],
  ['+/- 2 x 2.5%', both(5)],
  ['4 x 2.5% below', both(0, 10)],
  ['(2) 2.5% above, (2) 2.5% below', both(5)],
  ['(2) 2.5% above and (1) 2.5% below', both(5, 2.5)],
  ['2-2.5% FCAN & FCBN', both(5)],
  ['4-2.5% FCBN', both(0, 10)],
  ['two 2.5% above, two 2.5% below', both(5)],
  ['+/-5% in 2.5% steps', both(5)],
  ['+/-5% (2.5% steps)', both(5)],
  ['+/-15%', both(15)],
  ['None', both(0)],
  ['25%', null],
  ['99%', null],
  ['8 x 5%', null],
  ['J-tap', null],
  ['Custom', null],
])('the taps %p are read', (text, range) => {
  expect(tapsIn(text)).toEqual(range);
});

test.each([
  ['12.47', 12_470, null],
  ['12.47 kV', 12_470, null],
  ['12470', 12_470, null],
  ['12,470 V', 12_470, null],
  ['480V', 480, null],
  ['0.48 kV', 480, null],
  ['480D', 480, 'delta'],
  ['12470 delta', 12_470, 'delta'],
  ['480 Y / 277', 480, 'wye'],
  ['480Y/277V', 480, 'wye'],
  ['600Y/347', 600, 'wye'],
  ['12470GRDY/7200', 12_470, 'grounded wye'],
  ['12.47 kV GrdY', 12_470, 'grounded wye'],
  ['13800 grounded wye', 13_800, 'grounded wye'],
])('the voltage %p is read', (text, volts, connected) => {
  expect(windingsIn(text)).toEqual([{ volts, connected }]);
});

test('a dual voltage has two windings, and a wye with another phase voltage cannot be read', () => {
  expect(windingsIn('4160GrdY/2400 x 12470GrdY/7200')).toEqual([
    { volts: 4160, connected: 'grounded wye' },
    { volts: 12_470, connected: 'grounded wye' },
  ]);
  expect(['480Y/120', 'worn off', 'twelve', '-', '12470-13200'].map(windingsIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a bare primary of a unit is delta, in kilovolts too', () => {
  expect(['12470', '12.47 kV'].map((text) => unitPrimaryIn(text)?.[0]?.connected)).toEqual(['delta', 'delta']);
});

test('a description states only the connection of its own voltage', () => {
  const description = '500KVA Three-Phase Pad, 12470GRDY/7200-480Y/277, Loop Feed Dead Front';
  expect([12_470, 480, 13_200].map((volts) => connectionInDescriptions(volts, [null, description]))).toEqual([
    'grounded wye',
    'wye',
    null,
  ]);
});

test('phases and ratings are read with their words', () => {
  expect(['3', 3, '3-phase', 'Three Phase', 'single-phase', '0', 'N/A'].map(phasesIn)).toEqual([
    3,
    3,
    3,
    3,
    1,
    null,
    null,
  ]);
  expect(['500.00', '1,500 kVA', '1.5 MVA', 'big', 0].map(kvaIn)).toEqual([500, 1500, 1500, null, null]);
});

test('placeholders state nothing', () => {
  expect(['Unknown', 'N/A', '-', 'none', ' FR3 '].map(statedText)).toEqual(['', '', '', '', 'fr3']);
});

test.each([
  ['FR3', 'FR 3', 'exact'],
  ['Mineral Oil', 'MO', 'exact'],
  ['R-Temp', 'RTemp', 'exact'],
  ['FR3 or mineral', 'Mineral Oil', 'exact'],
  ['FR3 or mineral', 'FR-3', 'exact'],
  ['FR3 or mineral', 'BIOTEMP', 'acceptable'],
  ['FR3', 'Mineral Oil', 'needs work'],
  ['FR3', 'Silicone', 'does not fit'],
  ['Mineral Oil', 'Natural Ester', 'acceptable'],
  ['Mineral only', 'FR3', 'does not fit'],
  ['non-ester', 'FR3', 'does not fit'],
  ['non-ester', 'BIOTEMP', 'does not fit'],
  ['non-ester', 'Mineral Oil', 'exact'],
  ['non-ester', 'Silicone', 'does not fit'],
  ['no FR3', 'FR3', 'does not fit'],
  ['no natural ester', 'FR3', 'does not fit'],
  ['neither FR3 nor mineral', 'Mineral Oil', 'does not fit'],
  ['mineral, non-PCB', 'Mineral Oil', 'exact'],
  ['mineral, no FR3', 'Mineral Oil', 'exact'],
  ['FR3', 'Unknown', 'not recorded'],
  ['FR3', 'dark stuff', 'not recorded'],
  ['something green', 'FR3', 'not understood'],
  ['N/A', 'FR3', 'not required'],
])('the fluid %p is required of a unit with %p: %s', (requested, recorded, verdict) => {
  expect(fluid(requested, recorded, false).verdict).toBe(verdict);
});

test('an accepted ester makes any ester exact, the field’s own ester stays', () => {
  expect(fluid('Mineral Oil', 'BIOTEMP', true).verdict).toBe('exact');
  expect(fluid('Mineral Oil', 'Mineral Oil', true)).toEqual({ verdict: 'needs work', work: 'fr3' });
  expect(fluid('FR3', 'BIOTEMP', true).verdict).toBe('acceptable');
});

test.each([
  ['Bay-O-Net w/ Partial Range CLF', 'Bayonet & PRCL fuse', 'exact'],
  ['Bay-O-Net w/ Partial Range CLF', 'BON w/ CLF', 'exact'],
  ['Bay-O-Net', 'Bay-O-Net w/ Isolation Link', 'exact'],
  ['Bay-O-Net w/ Isolation Link', 'Bay-O-Net w/ Partial Range CLF', 'acceptable'],
  ['Bay-O-Net', 'Full Range CLF', 'does not fit'],
  ['Full Range CLF', 'Bay-O-Net w/ Partial Range CLF', 'acceptable'],
  ['Loadbreak Switch + Bay-O-Net', 'Bay-O-Net', 'does not fit'],
  ['Bay-O-Net, no CLF', 'Full Range CLF', 'does not fit'],
  ['no Bay-O-Net', 'Full Range CLF', 'exact'],
  ['Bay-O-Net only', 'Bay-O-Net w/ Partial Range CLF', 'does not fit'],
  ['None', 'Bay-O-Net', 'acceptable'],
  ['Bay-O-Net', 'None', 'does not fit'],
  ['Bay-O-Net or full range CLF', 'Full Range CLF', 'exact'],
  ['N/A', 'None', 'not required'],
  ['Bay-O-Net', 'N/A', 'not recorded'],
  ['as usual', 'Bay-O-Net', 'not understood'],
])('the fusing %p is required of a unit with %p: %s', (requested, recorded, verdict) => {
  expect(fusing(requested, recorded).verdict).toBe(verdict);
});

test.each([
  ['Loop Feed Dead Front', 'Loop Feed Dead Front', 'exact', undefined],
  ['Loop Feed Dead Front', 'Radial', 'not recorded', 'feedConversion'],
  ['Loop Feed Dead Front', 'Radial Feed Live Front', 'does not fit', 'feedConversion'],
  ['Loop Feed Dead Front', 'Radial Feed Dead Front', 'needs work', 'feedConversion'],
  ['Radial only, no loop', 'Loop Feed Dead Front', 'does not fit', undefined],
  ['Radial only, no loop', 'Radial Feed Dead Front', 'exact', undefined],
  ['Radial Feed Live Front', 'Loop Feed Dead Front', 'acceptable', undefined],
  ['Radial, not dead front', 'Radial Feed Dead Front', 'does not fit', undefined],
  ['not loop, dead front', 'Radial Feed Dead Front', 'exact', undefined],
  ['loop or radial', 'Radial Feed Dead Front', 'exact', undefined],
  ['radial, loop not required', 'Loop Feed Dead Front', 'acceptable', undefined],
  ['Radial Feed Dead Front only', 'Loop Feed Dead Front', 'does not fit', undefined],
  ['no loop or live front', 'Radial Feed Live Front', 'does not fit', undefined],
  ['the usual', 'Radial Feed Dead Front', 'not understood', undefined],
])('the configuration %p is required of a unit with %p: %s', (requested, recorded, verdict, work) => {
  const finding = bushingConfig(requested, recorded);
  expect([finding.verdict, finding.work]).toEqual([verdict, work]);
});

test.each([
  ['200 A Well and Insert', '200A bushing well', 'exact'],
  ['600 A Integral', '200 A Well and Insert', 'does not fit'],
  ['200 A', 'Porcelain', 'not recorded'],
  ['Porcelain', '200 A', 'not required'],
])('the bushing %p is required of a unit with %p: %s', (requested, recorded, verdict) => {
  expect(bushingRating(requested, recorded).verdict).toBe(verdict);
});

test.each([
  ['6-hole spade', '6-hole NEMA spade', 'exact'],
  ['6-hole spade', 'spade 6 hole', 'exact'],
  ['six-hole spades', '6-hole spade', 'exact'],
  ['6-hole spade', '10-hole spade', 'acceptable'],
  ['6-hole spade', '4-hole spade', 'does not fit'],
  ['6-hole spade', 'stud', 'does not fit'],
  ['4-hole or 6-hole spade', '6-hole spade', 'exact'],
  ['no 4-hole spade', '4-hole spade', 'does not fit'],
  ['no 4-hole spade', '6-hole spade', 'exact'],
  ['6-hole spade', 'spade', 'not recorded'],
  ['6-hole spade', '-', 'not recorded'],
  ['flags', 'flags', 'exact'],
  ['flags', '6-hole spade', 'not understood'],
])('the secondary bushings %p are required of a unit with %p: %s', (requested, recorded, verdict) => {
  expect(secondaryBushings(requested, recorded).verdict).toBe(verdict);
});

test.each([
  ['Copper', 'COP', 'exact'],
  ['Alum', 'ALU', 'exact'],
  ['Aluminum', 'Copper', 'acceptable'],
  ['Copper', 'Aluminum', 'does not fit'],
  ['No aluminum', 'Aluminum', 'does not fit'],
  ['no AL', 'Copper', 'exact'],
  ['non-aluminum', 'Cu/Al', 'does not fit'],
  ['Cu/Al', 'Aluminum', 'exact'],
  ['Cu/Al', 'Copper', 'exact'],
  ['Copper', 'Cu/Al', 'does not fit'],
  ['Aluminum', 'Cu/Al', 'acceptable'],
  ['Copper', 'no aluminum', 'exact'],
  ['HV AL / LV CU', 'Copper', 'acceptable'],
  ['HV AL / LV CU', 'Aluminum', 'does not fit'],
  ['Aluminum', 'HV AL / LV CU', 'acceptable'],
  ['Copper', 'HV AL / LV CU', 'does not fit'],
  ['Copper (HV and LV)', 'Copper', 'exact'],
  ['HV copper', 'Aluminum', 'does not fit'],
  ['do not offer aluminum', 'Aluminum', 'does not fit'],
  ['aluminum-free', 'Aluminum', 'does not fit'],
  ['Copper', 'Unknown', 'not recorded'],
  ['Unknown', 'Copper', 'not required'],
  ['silver', 'Copper', 'not understood'],
])('the winding %p is required of a unit with %p: %s', (requested, recorded, verdict) => {
  expect(winding(requested, recorded, false).verdict).toBe(verdict);
});

test('an accepted demand for copper goes before the field', () => {
  expect(winding('Aluminum', 'Aluminum', true).verdict).toBe('does not fit');
  expect(winding(null, 'Copper', true).verdict).toBe('exact');
});

test.each([
  ['Three-Phase Pad', 'Single-Phase Pad', 'exact'],
  ['Three-Phase Pad', 'Pole Mount', 'does not fit'],
  ['padmount', 'Three-Phase Pad', 'exact'],
  ['Three-Phase Pad', null, 'not recorded'],
  [null, 'Three-Phase Pad', 'not required'],
])('the type %p is required of a unit of type %p: %s', (requested, recorded, verdict) => {
  expect(unitType(requested, recorded).verdict).toBe(verdict);
});
