import { featureName } from '../../../src/domain/specs/featureName';

test.each([
  ['phase_match', 'Phase'],
  ['power_rating_match', 'KVA Rating'],
  ['primary_voltage_match', 'Primary Voltage'],
  ['secondary_voltage_match', 'Secondary Voltage'],
  ['taps_match', 'Taps'],
  ['bushing_config_match', 'Bush Configuration'],
  ['connection', 'Connection'],
  ['bushing_rating', 'Bushing Rating'],
  ['unit_type', 'Unit Type'],
  ['fusing_match', 'Fusing'],
  ['order_type_match', 'Order Type'],
  ['bil', 'BIL'],
  ['impedance', 'Impedance'],
  ['winding', 'Winding Material'],
  ['secondary_bushings', 'Secondary Bushings'],
  ['fluid', 'Oil Type'],
  ['cabinet', 'Cabinet'],
  ['tank', 'Tank'],
  ['paint', 'paint'],
  [' ', 'N/A'],
  [null, 'N/A'],
])('the feature %p is called %p', (feature, name) => {
  expect(featureName(feature)).toBe(name);
});
