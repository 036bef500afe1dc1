import { composed } from '../../../../../src/server/features/import/mapping/compose';
import { volumeIn } from '../../../../../src/server/features/import/mapping/split/splitFluid';
import { splitVoltages } from '../../../../../src/server/features/import/mapping/split/splitVoltages';

test.each([
  ['13.8kV/480V', '13.8kV', '480V'],
  ['12470GrdY/7200 - 480Y/277', '12470GrdY/7200', '480Y/277'],
  ['12470GrdY/7200-480Y/277', '12470GrdY/7200', '480Y/277'],
  ['13800/480', '13800', '480'],
  ['7200/240', '7200', '240'],
  ['34.5 kV to 4160Y/2400', '34.5 kV', '4160Y/2400'],
  ['13200D/480Y/277', '13200D', '480Y/277'],
  ['Primary: 12470GrdY/7200, Secondary: 208Y/120', '12470GrdY/7200', '208Y/120'],
  ['HV 4160 D; LV 480', '4160 D', '480'],
  ['12470GrdY/7200 - 240/120', '12470GrdY/7200', '240/120'],
  ['13200GrdY/7620-120/240', '13200GrdY/7620', '120/240'],
])('%j is split into %j and %j', (text, primary, secondary) => {
  expect(splitVoltages(text)).toEqual({ primary, secondary });
});

test.each([
  'HV 480 LV 13800',
  'HV 4160, LV call',
  '480Y/277',
  '12470/7200',
  '480/13800',
  '13.8kV',
  'call us',
  '',
  '480Y/277-480Y/277',
  '240/120',
  '120/240 V',
])('%j is not split', (text) => {
  expect(splitVoltages(text)).toBeNull();
});

test('a volume is a number with its unit', () => {
  expect(['FR3 340 gal', '1 325 L', 'fr3 gal', '12 lights', '190gallons'].map(volumeIn)).toEqual([
    ...['340 gal', '1 325 L', null, null, '190gallons'],
  ]);
});

const from =
  (cells: Readonly<Record<string, string>>) =>
  (name: string): string =>
    cells[name] ?? '';

test.each([
  ['primary_voltage', '', { voltages: '13.8kV/480V' }, '13.8kV'],
  ['secondary_voltage', '', { voltages: '13.8kV/480V' }, '480V'],
  ['primary_voltage', '12470', { voltages: '13.8kV/480V' }, '12470'],
  ['primary_voltage', '', { voltages: 'call' }, 'call'],
  ['secondary_voltage', '', { voltages: 'call' }, ''],
  ['primary_voltage', '11000', { connections: 'Delta-Star' }, '11000D'],
  ['secondary_voltage', '440', { connections: 'Delta-Star' }, '440Y'],
  ['secondary_voltage', '480Y/277', { connections: 'Delta-Delta' }, '480Y/277'],
  ['primary_voltage', '12.47 kV', { primary_connection: 'YG' }, '12.47 kVGrdY'],
  ['primary_voltage', '12470', { primary_connection: 'Wye', connections: 'Delta-Delta' }, '12470Y'],
  ['primary_voltage', '11000', { connections: 'YNyn0' }, '11000Y'],
  ['secondary_voltage', '433', { connections: 'Dyn11' }, '433Y'],
  ['primary_voltage', '12470', { connections: 'Scott' }, '12470 Scott'],
  ['bush_config_description', '', { feed: 'Radial', front: 'Live Front' }, 'Radial Feed Live Front'],
  ['bush_config_description', '', { feed: 'Loop Feed', front: 'Dead' }, 'Loop Feed Dead Front'],
  ['bush_config_description', '', { front: 'Dead' }, 'Dead Front'],
  ['bush_config_description', '', { feed: 'R', front: 'LF' }, 'Radial Feed Live Front'],
  ['bush_configuration', '', { feed: 'LF', front: 'DF' }, 'Loop Feed Dead Front'],
  ['bush_config_description', 'Loop', { feed: 'Radial' }, 'Loop'],
  ['winding_material', '', { primary_winding: 'Copper', secondary_winding: 'copper' }, 'Copper'],
  ['winding_material', '', { primary_winding: 'Copper', secondary_winding: 'Aluminum' }, 'HV Copper, LV Aluminum'],
  ['winding_material', '', { primary_winding: 'Copper' }, 'HV Copper'],
  ['manufacturer', 'Howard', { feed: 'Loop' }, 'Howard'],
  ['kva_rating', '', { size_and_phase: '225 kVA 3ph pad' }, '225 kVA'],
  ['phase', '', { size_and_phase: '225 kVA 3ph pad' }, '3'],
  ['unit_type', '', { size_and_phase: '225 kVA 3ph pad' }, 'pad'],
  ['kva_rating', '', { size_and_phase: '225 kVA dry type' }, '225 kVA dry type'],
  ['phase', '', { size_and_phase: '225 kVA dry type' }, ''],
  ['kva_rating', '300', { size_and_phase: '225 kVA' }, '300'],
  ['phase', '1', { group_title: '3-PHASE PADS' }, '1'],
  ['phase', '', { group_title: '3-PHASE PADS' }, '3'],
  ['phase', '', { size_and_phase: '25 kVA 1ph', group_title: '3-PHASE PADS' }, '1'],
  ['kva_rating', '', { group_title: '3-PHASE PADS' }, ''],
  ['type_of_fluid', '', { fluid_and_volume: 'Mineral oil, 220 gal.' }, 'Mineral oil'],
  ['oil_volume_gal', '', { fluid_and_volume: 'Mineral oil, 220 gal.' }, '220 gal.'],
  ['oil_volume_gal', '', { fluid_and_volume: 'FR3' }, ''],
  ['type_of_fluid', '', { fluid_and_volume: 'empty' }, ''],
  ['oil_volume_gal', '', { fluid_and_volume: 'empty' }, 'empty'],
  ['oil_volume_gal', '', { fluid_and_volume: '220' }, '220 of no unit'],
  ['weight_lbs', '2950', { weight_unit: 'KG' }, '2950 KG'],
  ['weight_lbs', '8,200 lb', { weight_unit: 'KG' }, '8,200 lb'],
  ['weight_lbs', '350', { weight_unit: '055' }, '350 (055)'],
  ['weight_lbs', '350', { weight_unit: 'EA' }, '350 (EA)'],
  ['weight_lbs', '', { weight_unit: 'KG' }, ''],
  ['oil_volume_liters', '160', { volume_unit: 'Gallons' }, '160 Gallons'],
  ['oil_volume_gal', '', { fluid_and_volume: 'FR3 160 gal', volume_unit: 'L' }, '160 gal'],
  ['kva_rating', '2.5', { power_unit: 'MVA' }, '2.5 MVA'],
  ['height_in', '1854', { size_unit: 'mm' }, '1854 mm'],
  ['height_in', '', { height_width_depth: '60 x 70.5 x 50 in' }, '60 in'],
  ['dim_d_in', '', { width_depth_height: '70 X 50 X 60' }, '50'],
  ['width_in', '', { width_height_depth: '70"×60"×50"' }, '70 "'],
  ['width_in', '', { height_width_depth: '60 in H x 70 in W x 50 in D' }, '70 in'],
  ['height_in', '', { height_width_depth: '70W x 60H x 50D' }, '70W x 60H x 50D'],
  ['width_in', '', { height_width_depth: '70W x 60H x 50D' }, ''],
  ['height_in', '', { height_width_depth: '60 x 70' }, '60 x 70'],
  ['height_in', '61', { height_width_depth: '60 x 70 x 50' }, '61'],
  ['ship_city', '', { ship_to: 'St. George, Utah 84770' }, 'St. George'],
  ['ship_state', '', { ship_to: 'St. George, Utah 84770' }, 'Utah'],
  ['ship_city', '', { ship_to: 'will call' }, 'will call'],
  ['ship_state', '', { ship_to: 'will call' }, ''],
  ['order_code', '', { own_sales_order: 'SO-9' }, 'SO-9'],
  ['sales_order_number', '', { own_sales_order: 'SO-9' }, 'SO-9'],
])('%s %j with %j is %j', (target, own, cells, text) => {
  expect(composed(target, own, from(cells))).toBe(text);
});
