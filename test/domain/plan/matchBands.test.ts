import fc from 'fast-check';
import { matchBands } from '../../../src/domain/plan/matchBands';
import { aPair } from '../builders/plans';

const pair = (match: number, dollars: number) => aPair('A', dollars, { match });
const nothing = { orders: 0, margin: 0 };

test('each way is counted by match; a perfect one belongs to the last band, and none has a band that begins below its match', () => {
  const bands = matchBands({
    plan: [pair(0.97, 100), pair(1, 40)],
    first_come: [pair(0.9999, 30)],
    reserved: [pair(0.97, 5)],
  });
  expect(bands).toEqual([
    { from: 0.97, to: 0.98, plan: { orders: 1, margin: 100 }, first_come: nothing, reserved: { orders: 1, margin: 5 } },
    { from: 0.98, to: 0.99, plan: nothing, first_come: nothing, reserved: nothing },
    { from: 0.99, to: 1, plan: { orders: 1, margin: 40 }, first_come: { orders: 1, margin: 30 }, reserved: nothing },
  ]);
});

const spanOf = (...matches: readonly number[]) => {
  const bands = matchBands({ plan: matches.map((match) => pair(match, 1)), first_come: [], reserved: [] });
  return [bands[0]?.from, bands[0]?.to, bands.length];
};

// Bands of 1, 2, 5 or 10 percent, the narrowest of which ten reach down to the lowest match.
test.each([
  [1, [0.99, 1, 1]],
  [0.99, [0.99, 1, 1]],
  [0.9899, [0.98, 0.99, 2]],
  [0.9, [0.9, 0.91, 10]],
  [0.8999, [0.88, 0.9, 6]],
  [0.8, [0.8, 0.82, 10]],
  [0.7999, [0.75, 0.8, 5]],
  [0.5, [0.5, 0.55, 10]],
  [0.4999, [0.4, 0.5, 6]],
  [0.001, [0, 0.1, 10]],
  [0, [0, 0.1, 10]],
  // 0.57 * 100 is 56.99999999999999, 0.29 * 100 is 28.999999999999996.
  [0.57, [0.55, 0.6, 9]],
  [0.29, [0.2, 0.3, 8]],
])('where the lowest match is %d, the lowest band and how many there are is %j', (lowest, span) => {
  expect(spanOf(1, lowest)).toEqual(span);
});

test('the lowest match of any way decides', () => {
  const [high, low] = [[pair(0.99, 1)], [pair(0.85, 1)]];
  const froms = [
    matchBands({ plan: low, first_come: high, reserved: high }),
    matchBands({ plan: high, first_come: low, reserved: high }),
    matchBands({ plan: high, first_come: [], reserved: low }),
  ].map(([lowest]) => lowest?.from);
  expect(froms).toEqual([0.84, 0.84, 0.84]);
});

test('there are no bands where no order gets a unit, in any way', () => {
  expect(matchBands({ plan: [], first_come: [], reserved: [] })).toEqual([]);
});

test.each([
  [0.94 - 1e-12, 0.94],
  [0.94 + 1e-12, 0.94],
  [0.939999, 0.93],
])('a match of %d, as sums of floats come out, stands in the band from %d', (match, from) => {
  const bands = matchBands({ plan: [pair(match, 1)], first_come: [pair(0.91, 1)], reserved: [] });
  expect(bands.filter(({ plan }) => plan.orders > 0).map((band) => band.from)).toEqual([from]);
});

test('cents are added exactly, losses among them', () => {
  const plan = [aPair('A', 0, { margin: 10 }), aPair('B', 0, { margin: 20 }), aPair('C', 0, { margin: -2_501 })];
  expect(matchBands({ plan, first_come: [], reserved: [] })).toMatchObject([{ plan: { orders: 3, margin: -24.71 } }]);
});

test('what can be walked through only once is counted in every band', () => {
  const plan = new Map([
    [1, pair(0.97, 100)],
    [2, pair(0.99, 40)],
  ]).values();
  const orders = matchBands({ plan, first_come: [], reserved: [] }).map((band) => band.plan.orders);
  expect(orders).toEqual([1, 0, 1]);
});

test('bands follow each other without a gap up to 100%, and every unit stands in the one around its match', () => {
  const way = fc.array(
    fc.record({
      percent: fc.integer({ min: 0, max: 400 }).map((part) => part / 4),
      dollars: fc.integer({ min: -9, max: 99 }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(way, way, way, (plan, first_come, reserved) => {
      const pairs = (of: typeof plan) => of.map(({ percent, dollars }) => pair(percent / 100, dollars));
      const bands = matchBands({ plan: pairs(plan), first_come: pairs(first_come), reserved: pairs(reserved) });
      const edges = [...bands.map(({ from }) => from), 1];
      expect(bands.map(({ to }) => to)).toEqual(bands.length === 0 ? [] : edges.slice(1));
      const within = (of: typeof plan, from: number, to: number) => {
        const found = of.filter(
          ({ percent }) => percent >= from * 100 - 1e-6 && (percent < to * 100 - 1e-6 || to === 1),
        );
        return { orders: found.length, margin: found.reduce((sum, { dollars }) => sum + dollars, 0) };
      };
      expect(bands).toEqual(
        bands.map(({ from, to }) => ({
          ...{ from, to, plan: within(plan, from, to) },
          ...{ first_come: within(first_come, from, to), reserved: within(reserved, from, to) },
        })),
      );
      const counted = bands.reduce((sum, band) => sum + band.plan.orders, 0);
      expect(counted).toBe(plan.length);
    }),
  );
});
