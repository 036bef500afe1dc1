import { isCenterTapped, parseVoltage } from '../../../src/domain/matching/reading/voltage';
import { growth, LINEAR_AT_MOST } from '../../support/growth';

type Suffix = '' | 'D' | 'Y' | 'G';
const CONNECTIONS = { '': null, D: 'delta', Y: 'wye', G: 'groundedWye' } as const;

/** '12470G' is a grounded wye of 12,470 V line to line, worked out by hand; 'A x B' is a dual voltage. */
const expected = (short: string) =>
  short.split(' x ').map((winding) => {
    const suffix = winding.replace(/\d+/, '') as Suffix;
    return { volts: Number.parseInt(winding, 10), connection: CONNECTIONS[suffix] };
  });

const SPELLINGS: readonly (readonly [meaning: string, ...spellings: string[]])[] = [
  ['208Y', '208Y/120', '120/208', '208/120', '120/208Y', '208Y/120V', '208Y/120 V', '208-120', '120Y/208', 'Y208/120'],
  ['208Y', '208Y/120 3PH 4W', '208 Wye/120', '120/208V 3-phase 4-wire', '208Y/120V, 3Ø, 4W, 60Hz', '208,120'],
  ['480Y', '277/480', '480/277', '480/277Y', '277/480Y', '480Y/277V', '480 Y / 277 V', '480Y / 277 Volts', '480Y277'],
  ['480Y', '480V/277V', '480VY/277V', '480 wye', '480 Wye 277', 'Wye 480/277', '480Y-277', '480-277', '277Y/480'],
  ['480Y', '480/277 VAC', '480Y/277VAC', '277/480V wye', '480Y/277 (4W)', '480 (Y)/277', '0.48Y/0.277 kV', '480 star'],
  ['480Y', '480Y/277 L-L', 'LV: 480Y/277', '480Y/277 secondary', '480YN/277', '480,277', "'480Y/277", '480Y/277.'],
  [
    '480',
    '480V',
    '480 V',
    '480 VAC',
    '480 volts',
    '480 Volt',
    '480 V.',
    '480V.AC',
    '0.48 kV',
    '0,48 kV',
    '0,48',
    '480/3/60',
  ],
  ['480', '480 V L-L', '480-3-60', '480V 3PH', '480 V 3 phase 60 Hz', 'Sec. 480'],
  ['400', '0,4', '0,4 kV', '0.4kV', '400 V', '0,400'],
  ['480D', '480D', '480 D', '480-D', '480 Delta', '480Δ', '480 Δ', 'Δ480', '480V delta', '480 (Delta)', '480V-Delta'],
  ['480D', 'Delta 480', 'delta, 480', 'D480', '480 VAC Delta', '480 DELT', '480△', '480 delta 3W'],
  ['240D', '240D/120', '240/120 Delta', '120/240 delta', '240Δ/120', '240/120V 3PH 4W Delta'],
  ['600Y', '600Y/347', '600Y/346', '347/600', '600/347Y', '347/600 V wye'],
  ['4160Y', '4160Y/2400', '2400/4160Y', '2400/4160', '2.4/4.16 kV', '2.4/4.16Y', '4,160Y/2,400', '4.16kV wye'],
  ['4160Y', '4,16/2,4 kV', '2400V/4160V Wye', '4160 Wye / 2400'],
  ['4160D', '4160D', '4,160 V Delta', '4.16 kV delta', '4160 Volts Delta', '4.16kV-D', '4 160 V delta'],
  ['12470', '12470', '12,470', '12,470 V', '12470V', '12.47', '12.47kV', '12.47 KV', '12,47', '12,47 kV', '12 470 V'],
  ['12470', '12.470', '12470 Volts', '12,470 VAC', '12.47 kV L-L', 'HV 12470', '12470 nominal', 'Primary: 12.47 kV'],
  ['12470', '12470 (95 kV BIL)', '12.47kV, 95 BIL', '12470 V BIL 95', '12,470V 95KV BIL'],
  [
    '12470D',
    '12470D',
    '12470 Delta',
    'Delta 12470',
    '12470Δ',
    '12470 - Delta',
    '12470-D',
    '12,470 Volts Delta',
    '12.47kVD',
  ],
  ['12470D', '12.47 kV (Delta)', '12470 V delta connected', 'D-12470', '12470 ∆', '12,47 kV delta'],
  ['12470Y', '12470Y/7200', '7200/12470Y', '7200/12470', '12470/7200', '12.47/7.2', '7.2/12.47 kV', '12.47Y/7.2 kV'],
  ['12470Y', '12470Y7200', '12470 Wye/7200', '12,470Y/7,200', '12470Y/7200V', 'Wye 12470/7200', '12470Y (7200)'],
  ['12470G', '12470GrdY/7200', '12470GRDY/7200', '12470 GrdY / 7200', '12470GY/7200', '12470 Gr.Y/7200'],
  ['12470G', '12470GNDY/7200', '12470 Gnd Y/7200', '12470GRD.Y/7200', '12470 Grounded Wye/7200', '7200/12470GrdY'],
  ['12470G', '12.47 grnd/7.2', '12470 Wye Grounded', '12470Y/7200 grounded', '12470 Grounded Wye', '12470Yg/7200'],
  ['12470G', '12.47 kV GrdY/7.2 kV', '12.47kVGrdY/7.2kV', '7.2/12.47 kV GrdY', '12470/7200 GrdY', 'GrdY 12470/7200'],
  [
    '12470G',
    '12470 wye-grounded',
    '12470Y/7200 Grd',
    '12470 (GrdY) / 7200',
    '12470 solidly grounded wye',
    '12470G-Y/7200',
  ],
  ['13200D', '13200Δ', '13.2kV Δ', '13,200 Delta', '13200 V (delta)', '13.2 KV DEL'],
  ['13200Y', '13200Y/7620', '7620/13200Y', '7.62/13.2Y', '13.2Y/7.62kV'],
  ['13200G', '13.2 kV Grounded Wye/7.62 kV', '7620/13200 GrdY', '13.2GrdY/7.62', '13200GrdY/7620 (95 kV BIL)'],
  ['13800', '13.8kV', '13.8', '13,8 kV', '13800 volts'],
  ['24940Y', '14.4/24.94Y', '14.4/24.94Y kV', '14400/24940Y', '24940Y/14400'],
  ['24940G', '24940GrdY/14400', '14400/24940GrdY', '24.94 GrdY/14.4 kV', '24940 GRD WYE / 14400'],
  ['34500', '34.5 kV', '34,5', '34.5', '34500', '34 500 V'],
  ['34500G', '34500GrdY/19920', '34500GrdY/19920 (150 kV BIL)', '34.5GrdY/19.92 kV 150kV BIL', '19920/34500GrdY'],
  ['7200', '7200', '7.2 kV', '7,200 V', '7200V 1PH', '7200 V single phase'],
  ['7200 x 14400', '7200 x 14400', '7200X14400', '7200 × 14400 V', '7.2 x 14.4 kV', 'dual 7200 x 14400'],
  ['4160Y x 12470Y', '4160Y/2400 x 12470Y/7200', '2400/4160Y × 7200/12470Y', '2.4/4.16Y x 7.2/12.47Y kV'],
  ['4160G x 12470G', '4160GrdY/2400 x 12470GrdY/7200', '2400/4160GrdY x 7200/12470GrdY (60 x 95 kV BIL)'],
  ['12470Y x 24940Y', '7200/12470Y x 14400/24940Y', '12470Y/7200 X 24940Y/14400'],
  ['240 x 480', '240 x 480', '240X480V', '240 × 480 volts'],
  ['220000', '220 kV', '220000', '220,000 V'],
  ['11000', '11 kV', '11000 V', '11kV', '11'],
];
const cases = SPELLINGS.flatMap(([meaning, ...spellings]) => spellings.map((each) => [each, meaning] as const));

test('people write these voltages in many ways', () => {
  expect(cases.length).toBeGreaterThanOrEqual(115);
});

test.each(cases)('the voltage %p is %s', (text, meaning) => {
  expect(parseVoltage(text)).toEqual(expected(meaning));
});

test.each(['240/120', '120/240', '120/240 V 1PH', '240-120', '120/240V single phase 3-wire', '480/240'])(
  '%p is a single-phase winding with a center tap',
  (text) => {
    expect(isCenterTapped(text)).toBe(true);
    expect(parseVoltage(text)).toBeNull();
  },
);

test.each([
  ...[
    '480Y/240',
    '480Y/277 x',
    '12470-480Y/277',
    '13.8kV/480V',
    '12470 or 13200',
    'call',
    'see nameplate',
    '95 kV BIL',
  ],
  ...[
    '12.47 kVA',
    '480 amps',
    '500 kVA 480Y/277',
    '480Y/277 spare',
    '12,4,70',
    '480Y/277/120',
    'delta',
    '-480',
    '12470 60',
  ],
])('%p is not one voltage', (text) => {
  expect(parseVoltage(text)).toBeNull();
});

test.each(['1 ', '1,', '(', '3 ph ', 'y-', '95 bil ', 'x', '1/', '- '])(
  'endless %j is no voltage, and read in linear time',
  async (noise) => {
    for (const times of [20, 50]) expect(parseVoltage(noise.repeat(times))).toBeNull();
    const read = (repeats: number) => expect(parseVoltage(noise.repeat(repeats))).toBeNull();
    expect(await growth(read, 6_250)).toBeLessThan(LINEAR_AT_MOST);
  },
);
