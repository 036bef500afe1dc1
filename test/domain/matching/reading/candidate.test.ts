import { toMatchRequirement } from '../../../../src/domain/matching/reading/candidate';
import { nothingRequired } from '../../builders/units';

test('a quote that says nothing requires nothing', () => {
  expect(nothingRequired()).toEqual({
    orderType: null,
    phase: null,
    kva: null,
    primaryVoltage: null,
    secondaryVoltage: null,
    bil: null,
    taps: null,
    bushing: null,
    fusing: null,
    fluid: null,
    salePrice: null,
  });
});

test.each([
  ['kva_rating', '500.00', 'kva', { text: '500', value: 500 }],
  ['kva_rating', '500 kVA', 'kva', { text: '500 kVA', value: 500 }],
  ['kva_rating', 'big', 'kva', { text: 'big', value: null }],
  ['kva_rating', 0, 'kva', null],
  ['kva_rating', ' ', 'kva', null],
  ['kva_rating', '-5', 'kva', { text: '-5', value: null }],
  ['bil', '95 kV', 'bil', { text: '95 kV', value: 95 }],
  ['phase', '3', 'phase', { text: '3', value: 3 }],
  ['tap_range_pct', '5.0', 'taps', { text: '5', value: { plus: 5, minus: 5 } }],
  ['tap_range_pct', 'J-tap', 'taps', { text: 'J-tap', value: null }],
  ['primary_voltage_kv', 12.47, 'primaryVoltage', { text: '12470', value: [{ volts: 12470, connection: null }] }],
  ['secondary_voltage_kv', '480D', 'secondaryVoltage', { text: '480D', value: [{ volts: 480, connection: 'delta' }] }],
  ['secondary_voltage_kv', 'low', 'secondaryVoltage', { text: 'low', value: null }],
  ['oil_type', ' FR3 ', 'fluid', 'FR3'],
  ['order_type', 'rewind', 'orderType', 'RW'],
  ['order_type', '  ', 'orderType', null],
  ['sale_price', '41250.00', 'salePrice', 41_250],
  ['sale_price', 'on request', 'salePrice', null],
  ['bush_configuration', 'Loop', 'bushing', { configuration: 'Loop', type: null }],
  ['bushing_type', 'Porcelain', 'bushing', { configuration: null, type: 'Porcelain' }],
] as const)('%s %j is required as %s %j', (field, value, name, expected) => {
  expect(nothingRequired({ [field]: value })[name]).toEqual(expected);
});

test.each([
  [' None ', 'None'],
  [' ', null],
  [null, null],
])('fusing %j of the order is required as %j', (fusing, expected) => {
  expect(toMatchRequirement({ order_id: 1 }, fusing).fusing).toBe(expected);
});
