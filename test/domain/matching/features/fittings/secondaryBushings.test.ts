import { evaluateSecondaryBushings } from '../../../../../src/domain/matching/features/fittings/secondaryBushings';

test.each([
  ['6-hole spade', '6-hole spade', 'exact'],
  ['6-hole spade', 'Six hole spades', 'exact'],
  ['6-HOLE SPADE', ' 6 hole spade ', 'exact'],
  ['6-hole spade', '4-hole spade', 'does not serve'],
  ['6-hole spade', 'Stud', 'does not serve'],
  ['6-hole spade', null, 'not recorded'],
  ['6-hole spade', ' ', 'not recorded'],
  [null, '4-hole spade', 'not required'],
])('secondary bushings required %p, with a unit of %p, are %s', (required, unit, verdict) => {
  expect(evaluateSecondaryBushings(required, unit).verdict).toBe(verdict);
});
