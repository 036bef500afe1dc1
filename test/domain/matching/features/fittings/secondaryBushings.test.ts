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

test.each(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, number) => [number, word] as const,
  ),
)('%i holes are the same as a word', (number, word) => {
  expect(evaluateSecondaryBushings(`${number}-hole spade`, `${word} hole spade`).verdict).toBe('exact');
});

test.each([
  ['12-hole spade', '1 2-hole spade'],
  ['6-hole spade', '6 ho le spade'],
])('%p and %p are not the same words', (required, unit) => {
  expect(evaluateSecondaryBushings(required, unit).verdict).toBe('does not serve');
});
