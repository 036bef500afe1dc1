import { featureName } from '../../../src/domain/specs/featureName';

test.each([
  ['taps_match', 'Taps'],
  ['order_type_match', 'Order Type'],
  ['winding', 'Winding Material'],
  ['secondary_bushings', 'Secondary Bushings'],
  ['fluid', 'Oil Type'],
  ['cabinet', 'Cabinet'],
  ['tank', 'Tank'],
  ['paint', 'paint'],
  [null, 'N/A'],
])('the feature %p is called %p', (feature, name) => {
  expect(featureName(feature)).toBe(name);
});
