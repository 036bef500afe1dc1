import { column, rounded, yes, yesOrNo } from '../../../../src/domain/comparison/export/exportColumn';
import { aListedUnit } from '../../builders/listedUnits';

test.each([
  ['', null],
  [' ', ' '],
  ['0', '0'],
  [0, 0],
  [null, null],
])('a value of %j is the cell %j: only what is empty is left out, a zero never', (value, cell) => {
  const { of, required, kind } = column('Labor', () => value, 'money');
  expect(of(aListedUnit(), {})).toBe(cell);
  expect([required({ kva_rating: 500 }), kind]).toEqual([null, 'money']);
});

test('a column of which no kind is said takes its cells as they come', () => {
  expect(column('FR3', () => 'yes').kind).toBe('mixed');
});

test('a cell is read of its own unit, with the requirement of the order', () => {
  const both = column('Both', ({ unit }, { kva_rating }) => `${unit.serial} for ${kva_rating}`);
  expect(both.of(aListedUnit({ serial: '70002' }), { kva_rating: 500 })).toBe('70002 for 500');
});

/** A half is rounded away from zero where the machine holds it exactly. */
test.each([
  [null, 2, null],
  [0, 2, 0],
  [0.125, 2, 0.13],
  [-0.125, 2, -0.13],
  [14_399.994, 2, 14_399.99],
  [97.46, 1, 97.5],
  [97.44, 1, 97.4],
  [99.95, 0, 100],
])('%p is rounded to %p decimals as %p', (value, digits, expected) => {
  expect(rounded(value, digits)).toBe(expected);
});

test('a mark stands only where it is meant, an answer always', () => {
  expect([yes(true), yes(false)]).toEqual(['yes', null]);
  expect([yesOrNo(true), yesOrNo(false)]).toEqual(['yes', 'no']);
});
