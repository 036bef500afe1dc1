import { matchBands } from '../../../src/domain/plan/matchBands';

const pair = (match: number, dollars: number) => ({
  ...{ serial: 'A', match, margin: dollars * 100, hasWork: false, miles: null },
});
const nothing = { orders: 0, margin: 0 };

test('Each way is counted by match; a perfect one belongs to the last band, and none has a band that begins below its match', () => {
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

test('There are at most ten bands, and none where no order gets a unit', () => {
  const froms = (lowest: number) =>
    matchBands({ plan: [pair(lowest, 1)], first_come: [], reserved: [] }).map(({ from }) => from);
  expect(froms(0.57)).toEqual([0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]);
  expect(froms(0.001)).toHaveLength(10);
  expect(froms(1)).toEqual([0.99]);
  expect(matchBands({ plan: [], first_come: [], reserved: [] })).toEqual([]);
});
