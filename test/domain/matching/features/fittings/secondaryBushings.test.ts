import fc from 'fast-check';
import { evaluateSecondaryBushings } from '../../../../../src/domain/matching/features/fittings/secondaryBushings';

test.each([
  ['6-hole spade', '6-hole spade', 'exact'],
  ['6-hole spade', 'Six hole spades', 'exact'],
  ['6-HOLE SPADE', ' 6 hole spade ', 'exact'],
  ['6-hole spade', '4-hole spade', 'does not fit'],
  ['6-hole spade', 'Stud', 'does not fit'],
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
  ['6-hole spade', '6-hole'],
  ['6-hole spade', '6-hole spade, stud'],
  ['6-hole spade', '-'],
])('%p and %p are not the same words', (required, unit) => {
  expect(evaluateSecondaryBushings(required, unit).verdict).toBe('does not fit');
});

test('case, marks and plurals make no difference, and neither does who asks whom', () => {
  const word = fc.constantFrom('6', '4', 'hole', 'spade', 'stud', 'pad');
  const written = (words: readonly string[], marks: string) =>
    words.map((each) => (/\d/.test(each) ? each : `${each.toUpperCase()}S`)).join(marks);
  const words = fc.array(word, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(words, words, fc.constantFrom(' ', '-', ', ', ' / '), (a, b, marks) => {
      const expected = a.join() === b.join() ? 'exact' : 'does not fit';
      expect(evaluateSecondaryBushings(a.join(' '), written(b, marks)).verdict).toBe(expected);
      expect(evaluateSecondaryBushings(written(b, marks), a.join(' ')).verdict).toBe(expected);
    }),
  );
});
