import { tapVoltages } from '../../../../../../src/server/features/files/documents/nameplateFields';
import { planningFigures } from '../../../../../../src/server/features/files/documents/pdf/unitPdfs';
import { exampleUnit } from '../unitOf';

test.each([
  ['12000D', [12600, 12300, 12000, 11700, 11400]],
  ['12470GrdY/7200', [13094, 12782, 12470, 12158, 11846]],
  ['13200D', [13860, 13530, 13200, 12870, 12540]],
  ['13800D', [14490, 14145, 13800, 13455, 13110]],
  ['24940GrdY/14400', [26187, 25563, 24940, 24316, 23693]],
  ['34500GrdY/19920', [36225, 35362, 34500, 33638, 32775]],
  ['4160D', [4368, 4264, 4160, 4056, 3952]],
])('the taps of ±5 %% on %s are listed in volts', (primary_voltage, volts) => {
  expect(tapVoltages({ primary_voltage, taps: '+/-5%' }).map((each) => each.volts)).toEqual(volts);
});

test.each([
  ['-10%', [0, -2.5, -5, -7.5, -10]],
  ['None', []],
  ['J-tap', []],
  [null, []],
])('the positions of the taps %s are listed in percent', (taps, percents) => {
  expect(tapVoltages({ primary_voltage: '12000D', taps }).map((each) => each.percent)).toEqual(percents);
});

test('two primary voltages have no one list of taps', () => {
  expect(tapVoltages({ primary_voltage: '12470GrdY/7200 x 24940GrdY/14400', taps: '+/-5%' })).toEqual([]);
});

/** Full-load amperes as the planning tables print them (PNNL TESP). */
test.each([
  ['75', '208Y/120', 208],
  ['112.5', '480Y/277', 135],
  ['500', '480Y/277', 601],
  ['2500', '480Y/277', 3007],
])('%s kVA at %s carries %d A', (kva_rating, secondary_voltage, amperes) => {
  const figures = planningFigures(exampleUnit({ kva_rating, secondary_voltage }));
  expect(Math.round(figures.secondaryAmperes!)).toBe(amperes);
});

test('losses are those of the nearest standard rating, scaled to the unit', () => {
  expect(planningFigures(exampleUnit({ kva_rating: '1050' })).noLoadWatts).toBeCloseTo(4515, 6);
});

test('a figure that cannot be read is not made up', () => {
  const figures = planningFigures(exampleUnit({ primary_voltage: 'ask', impedance_pct: null }));
  expect([figures.ratio, figures.primaryAmperes, figures.impedancePct]).toEqual([null, null, null]);
});
