import { parseVoltage } from '../../../src/domain/matching/reading/voltage';
import { nameplateText, type Connection } from '../../../src/domain/nameplate/winding';
import type { Verdict } from '../../../src/contract/units/unit';
import { delivered, deliveredVoltage, type DeliveredUnit } from '../../../src/domain/quotations/delivered';

const side = (required: string | null, nameplate: string, verdict: Verdict | null) => ({
  ...{ required: required === null ? null : parseVoltage(required), nameplate, verdict },
});

test.each<[string | null, string, Verdict | null, boolean, string]>([
  // A rewind: order 10006 requires 12 kV, the unit is 13200D.
  ['12', '13200D', 'needs work', true, '12000D'],
  // A turn pull: order 10004 requires 480Y/277, the unit is 460Y/266.
  ['480Y/277', '460Y/266', 'needs work', true, '480Y/277'],
  ['12.47', '13200GrdY/7620', 'needs work', true, '12470GrdY/7200'],
  // The work was switched off.
  ['12', '13200D', 'needs work', false, '13200D'],
  ['12', '13200D', 'does not fit', true, '13200D'],
  // On a tap.
  ['13.2', '13800D', 'acceptable', false, '13200D'],
  ['12470GrdY/7200', '12470Y/7200', 'acceptable', false, '12470Y/7200'],
  ['12.47', '12470GrdY/7200 x 24940GrdY/14400', 'acceptable', false, '12470GrdY/7200'],
  ['12.47', '12470GrdY/7200', 'exact', true, '12470GrdY/7200'],
  [
    '4160GrdY/2400 x 12470GrdY/7200',
    '4160GrdY/2400 x 12470GrdY/7200',
    'exact',
    false,
    '4160GrdY/2400 x 12470GrdY/7200',
  ],
  // The neutral can be tied otherwise by new windings, not by a tap; a delta stays a delta.
  ['12470Y/7200', '13200GrdY/7620', 'needs work', true, '12470Y/7200'],
  ['13200Y/7620', '13800GrdY/7970', 'acceptable', false, '13200GrdY/7620'],
  ['12470Y/7200', '13200D', 'needs work', true, '12470D'],
  ['13200Y/7620', '13200D', 'exact', false, '13200D'],
  [null, '13200D', 'not required', true, '13200D'],
  ['12', 'see plate', 'not recorded', true, 'see plate'],
  ['12', '13200D', 'not recorded', true, '13200D'],
  ['12', '13200D', null, true, '13200D'],
])('of an order of %j the unit of %s, which %s, with work %j, is delivered as %s', (...of) => {
  const [required, nameplate, verdict, changesTurns, text] = of;
  expect(deliveredVoltage(side(required, nameplate, verdict), changesTurns)).toBe(text);
});

const rewound: DeliveredUnit = {
  primary: side('12', '13200D', 'needs work'),
  secondary: side('480Y/277', '480Y/277', 'exact'),
  ...{ changesTurns: true, kva: '1000.00', bil: '95', fluid: 'Mineral Oil', isFilledWithFr3: true },
};

test('a unit is described as it is after its work; its rating and its BIL stay', () => {
  expect(delivered(rewound)).toEqual({
    ...{ kva_rating: '1000.00', primary_voltage: '12000D', secondary_voltage: '480Y/277' },
    ...{ connection: 'Delta primary, wye secondary', primary_bil_kv: '95', fluid: 'FR3 natural ester' },
  });
});

test('without a fill the fluid is the one of the unit; a voltage that names no connection leaves it open', () => {
  const found = delivered({ ...rewound, isFilledWithFr3: false, secondary: side(null, 'custom', null) });
  expect(found).toMatchObject({ fluid: 'Mineral Oil', secondary_voltage: 'custom', connection: null });
});

/** As IEEE C57.12.34 and the nameplates of the sample have them. */
test.each<[number, Connection, string]>([
  [12_000, 'delta', '12000D'],
  [480, 'delta', '480D'],
  [208, 'wye', '208Y/120'],
  [480, 'wye', '480Y/277'],
  [600, 'wye', '600Y/346'],
  [4_160, 'wye', '4160Y/2400'],
  [8_320, 'wye', '8320Y/4800'],
  [12_470, 'groundedWye', '12470GrdY/7200'],
  [13_200, 'wye', '13200Y/7620'],
  [13_800, 'groundedWye', '13800GrdY/7970'],
  [24_940, 'groundedWye', '24940GrdY/14400'],
  [34_500, 'groundedWye', '34500GrdY/19920'],
  [12_000, null, '12000 V'],
])('%d V with a connection of %j is written %s', (volts, connection, text) => {
  expect(nameplateText({ volts, connection })).toBe(text);
});
