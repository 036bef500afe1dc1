import fc from 'fast-check';
import { evaluateSecondaryBushings } from '../../../../../src/domain/matching/features/fittings/secondaryBushings';
import { nothingRequired } from '../../../builders/units';

const verdict = (sec_bush: string | null, unit: string | null) =>
  evaluateSecondaryBushings(nothingRequired({ sec_bush }), unit).verdict;

test.each([
  ['6-hole spade', '6-hole spade', 'exact'],
  ['6-hole spade', 'Six hole spades', 'exact'],
  ['6-HOLE SPADE', ' 6 hole spade ', 'exact'],
  ['6-hole spade', '4-hole spade', 'does not fit'],
  ['6-hole spade', 'Stud', 'does not fit'],
  ['6-hole spade', null, 'not recorded'],
  ['6-hole spade', ' ', 'not recorded'],
  [null, '4-hole spade', 'not required'],
  ['6-hole spade', '10-hole spade', 'acceptable'],
  ['6-hole spade', '6-hole NEMA spade', 'exact'],
  ['6-hole spade', 'spade, 6 hole', 'exact'],
  ['6-hole spade only', '10-hole spade', 'does not fit'],
  ['6 or 10 hole spade', '10-hole spade', 'exact'],
  ['6-hole', '6-hole spade', 'exact'],
  ['spade', '4-hole spade', 'exact'],
  ['stud', '4-hole spade', 'does not fit'],
  ['no stud', '4-hole spade', 'exact'],
  ['no stud', 'Stud', 'does not fit'],
  ['no 4-hole spade', '4-hole spade', 'does not fit'],
  ['no 4-hole spade', '6-hole spade', 'exact'],
  ['as usual', '6-hole spade', 'not understood'],
  ['as usual', 'As  usual', 'exact'],
  ['6-hole spade', 'see photo', 'not recorded'],
  ['N/A', '6-hole spade', 'not required'],
])('secondary bushings required %p, with a unit of %p, are %s', (required, unit, expected) => {
  expect(verdict(required, unit)).toBe(expected);
});

test.each(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, number) => [number, word] as const,
  ),
)('%i holes are the same as a word', (number, word) => {
  expect(verdict(`${number}-hole spade`, `${word} hole spade`)).toBe('exact');
});

test.each([
  ['12-hole spade', '1 2-hole spade', 'does not fit'],
  ['6-hole spade', '6 ho le spade', 'not recorded'],
  ['6-hole spade', '6-hole', 'not recorded'],
  ['6-hole spade', '-', 'not recorded'],
])('%p and %p are not the same words: %s', (required, unit, expected) => {
  expect(verdict(required, unit)).toBe(expected);
});

test('holes of one kind are compared by number, of two kinds not at all, whatever the case, marks and plurals', () => {
  const holes = fc.integer({ min: 1, max: 12 });
  const kind = fc.constantFrom('spade', 'stud', 'eyebolt', 'bus');
  fc.assert(
    fc.property(holes, holes, kind, kind, fc.constantFrom(' ', '-', ', '), (wanted, given, asked, has, mark) => {
      const fits = given === wanted ? 'exact' : given > wanted ? 'acceptable' : 'does not fit';
      const unit = `${given}-HOLE${mark}${has.toUpperCase()}`;
      expect(verdict(`${wanted} holes ${asked}`, unit)).toBe(asked === has ? fits : 'does not fit');
    }),
  );
});
