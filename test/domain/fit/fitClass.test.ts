import { fitClasses } from '../../../src/contract/unit/unit';
import { fitClassOf, fitGroup, isCovering } from '../../../src/domain/fit/fitClass';
import { aUnit } from '../builders/units';

const fitting = (name: string | null, can_serve: boolean | null = true) =>
  aUnit({ fit: name && { class: name, gaps: [] }, can_serve });

test.each([
  ['Fits with work', true, 'Fits with work'],
  ['Does not fit', false, 'Does not fit'],
  [null, false, 'Does not fit'],
  [null, true, null],
  [null, null, null],
])('a unit of class %p that can serve as %p says is of class %p', (name, canServe, expected) => {
  expect(fitClassOf(fitting(name, canServe))).toBe(expected);
});

test('only units that fit, or fit with work, fill an order', () => {
  expect(fitClasses.filter(isCovering)).toEqual(['Fits', 'Fits with work']);
  expect(isCovering(null)).toBe(false);
});

test('units that fill an order are one group, and each lower class is the next', () => {
  expect(fitClasses.map((each) => fitGroup(fitting(each)))).toEqual([0, 0, 1, 2, 3]);
  expect(fitGroup(fitting(null, null))).toBe(0);
  expect(fitGroup(fitting(null, false))).toBe(3);
});
