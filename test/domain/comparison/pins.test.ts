import fc from 'fast-check';
import { differingSpecs, pinnedText, pinnedUnits, unitsInOrder } from '../../../src/domain/comparison/pins';
import type { Unit } from '../../../src/contract/units/unit';
import { aUnit } from '../builders/units';
import { forAll } from '../builders/forAll';

const units = (...serials: string[]) => serials.map((serial) => aUnit({ serial }));
const differing = (...all: Record<string, unknown>[]) => [...differingSpecs(all.map((fields) => aUnit(fields)))];

describe('pinned units', () => {
  test.each([
    [
      ['b', 'a'],
      ['b', 'a'],
    ],
    [
      ['c', 'gone', 'a'],
      ['c', 'a'],
    ],
    [[], []],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'c'],
    ],
  ])('the pinned units %j of the listed a to d are %j', (serials, expected) => {
    expect(pinnedUnits(units('a', 'b', 'c', 'd'), serials).map(({ serial }) => serial)).toEqual(expected);
  });
});

test('manual units come first, newest first, then pinned ones, then the others', () => {
  const [a, b, c, d, e] = units('a', 'b', 'c', 'd', 'e') as [Unit, Unit, Unit, Unit, Unit];
  const serials = (all: readonly Unit[]) => all.map(({ serial }) => serial).join('');
  expect(serials(unitsInOrder([a, b], [c, b], [a, d, e]))).toBe('abcde');
  expect(serials(unitsInOrder([a], [c], [d]))).toBe('cd');
  expect(serials(unitsInOrder([], [], []))).toBe('');
});

describe('what differs between units', () => {
  test.each([
    ['one unit differs from nothing', [{ kva_rating: 500 }], []],
    ['equal numbers in other writing', [{ kva_rating: 500 }, { kva_rating: '500.0' }], []],
    ['equal texts in other case and space', [{ type_of_fluid: 'FR3' }, { type_of_fluid: ' fr3 ' }], []],
    ['a voltage named by its winding', [{ primary_voltage: '12470' }, { primary_voltage: '12470D' }], []],
    ['another rating', [{ kva_rating: 500 }, { kva_rating: 750 }], ['kvaRating']],
    ['a value that one of them lacks', [{ taps: '+/-5%' }, { taps: null }], ['taps']],
    ['the third of three', [{ phase: 3 }, { phase: 3 }, { phase: 1 }], ['phase']],
    [
      'rows in the order of the screen',
      [
        { total_weight: 1, phase: 3 },
        { total_weight: 2, phase: 1 },
      ],
      ['phase', 'weight'],
    ],
  ])('the differences between units consider %s', (_what, all, expected) => {
    expect(differing(...all)).toEqual(expected);
  });

  test('the differences between units do not depend on which unit comes first', () => {
    const unit = fc.record({
      kva_rating: fc.constantFrom(500, '500', 750, null),
      type_of_fluid: fc.constantFrom('FR3', 'fr3', null),
      total_weight: fc.constantFrom(100, 101),
    });
    forAll(unit, unit, (one, other) => {
      expect(differing(one, other)).toEqual(differing(other, one));
    });
  });
});

test.each([
  [[], ''],
  [[{ phase: 3 }], '1 pinned'],
  [[{ phase: 3 }, { phase: 3 }], '2 pinned, 0 differences'],
  [[{ phase: 3 }, { phase: 3 }, { phase: 1 }], '3 pinned, 1 difference'],
  [
    [
      { phase: 3, kva_rating: 500 },
      { phase: 1, kva_rating: null },
    ],
    '2 pinned, 2 differences',
  ],
])('the units %j that are pinned are summed up as %j', (all, text) => {
  expect(pinnedText(all.map((fields) => aUnit(fields)))).toBe(text);
});
