import { classBands } from '../../../src/domain/plan/classBands';
import { aPair } from '../builders/plans';

const nothing = { plan: [], first_come: [], reserved: [] };

test('each class that a way uses has how many orders it fills and what they earn, the best class first', () => {
  const fits = aPair('A', 100.5);
  const work = [aPair('B', 40, { fitClass: 'Fits with work' }), aPair('C', -60, { fitClass: 'Fits with work' })];
  const none = aPair('D', 7, { fitClass: 'Does not fit' });
  expect(classBands({ plan: [...work, fits], first_come: [fits], reserved: [none] })).toEqual([
    {
      ...{ fit_class: 'Fits', plan: { orders: 1, margin: 100.5 }, first_come: { orders: 1, margin: 100.5 } },
      reserved: { orders: 0, margin: 0 },
    },
    {
      ...{ fit_class: 'Fits with work', plan: { orders: 2, margin: -20 }, first_come: { orders: 0, margin: 0 } },
      reserved: { orders: 0, margin: 0 },
    },
    {
      ...{ fit_class: 'Does not fit', plan: { orders: 0, margin: 0 }, first_come: { orders: 0, margin: 0 } },
      reserved: { orders: 1, margin: 7 },
    },
  ]);
});

test('margins are added in whole cents', () => {
  // 0.1 + 0.2 is 0.30000000000000004.
  const [band] = classBands({ ...nothing, plan: [aPair('A', 0, { margin: 10 }), aPair('B', 0, { margin: 20 })] });
  expect(band?.plan).toEqual({ orders: 2, margin: 0.3 });
});

test('of ways that fill nothing there is no class', () => {
  expect(classBands(nothing)).toEqual([]);
});
