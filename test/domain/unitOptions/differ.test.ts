import { differ } from '../../../src/domain/unitOptions/differ';
import { noUnitOptions } from '../../../src/domain/unitOptions/unitOptions';

const switches = ['fr3Enabled', 'reTank', 'feedConversion', 'replacementCabinet', 'turnPull', 'todaysRates'] as const;
test.each(switches)('options differ where %s does, either way', (option) => {
  const changed = { ...noUnitOptions, [option]: true };
  expect(differ(changed, noUnitOptions)).toBe(true);
  expect(differ(noUnitOptions, changed)).toBe(true);
  expect(differ(changed, { ...changed })).toBe(false);
});

test.each([
  ['007', '7', false],
  ['', '0', true],
  ['620', '621', true],
  ['', '', false],
])('gallons %j and %j differ by what they mean: %p', (edited, loaded, expected) => {
  const withGallons = (fr3EstimatedGallons: string) => ({ ...noUnitOptions, fr3Enabled: true, fr3EstimatedGallons });
  expect(differ(withGallons(edited), withGallons(loaded))).toBe(expected);
});
