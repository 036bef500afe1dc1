import { nothingServes } from '../../../src/domain/comparison/nothingServes';
import { aUnit } from '../builders/units';

test.each([
  [[], false],
  [[false], true],
  [[false, false], true],
  [[false, true], false],
  [[false, null], false],
])('whether nothing serves of units that can serve as %j says: %p', (canServe, expected) => {
  expect(nothingServes(canServe.map((can_serve) => aUnit({ can_serve })))).toBe(expected);
});
