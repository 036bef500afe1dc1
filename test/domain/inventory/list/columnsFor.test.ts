import fc from 'fast-check';
import { columnIds } from '../../../../src/domain/inventory/list/columns';
import { columnsFor } from '../../../../src/domain/inventory/list/columnsFor';

const isMoney = (id: string) => id === 'unit_cost' || id === 'list_price';

test('whoever sees costs may have every column; others have none of what a unit cost or is listed at', () => {
  expect(columnsFor(true)).toEqual(columnIds);
  expect(columnsFor(false)).toEqual(columnIds.filter((id) => !isMoney(id)));
  expect(columnIds.length - columnsFor(false).length).toBe(2);
});

test.each([
  [false, ['list_price', 'kva', 'unit_cost', 'notes'], ['kva', 'notes']],
  [true, ['list_price', 'kva', 'unit_cost', 'notes'], ['list_price', 'kva', 'unit_cost', 'notes']],
  [false, ['unit_cost'], []],
  [false, [], []],
] as const)('where costs are seen is %s, of the columns %j there are %j', (seesCost, some, shown) => {
  expect(columnsFor(seesCost, some)).toEqual(shown);
});

test('whatever columns an address asks for, no cost is among those of somebody who does not see costs', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...columnIds]), (some) => {
      expect(columnsFor(false, some)).toEqual(some.filter((id) => !isMoney(id)));
      expect(columnsFor(true, some)).toEqual(some);
    }),
  );
});
