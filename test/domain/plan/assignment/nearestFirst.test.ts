import fc from 'fast-check';
import { createNearestFirst, type Near } from '../../../../src/domain/plan/assignment/nearestFirst';

const all = (places: readonly Near[]): Near[] => {
  const nearest = createNearestFirst();
  for (const { distance, place } of places) nearest.push(distance, place);
  const taken: Near[] = [];
  for (let near = nearest.pop(); near !== null; near = nearest.pop()) taken.push(near);
  return taken;
};

const near = (distance: number, place: number): Near => ({ distance, place });

test.each([
  ['the nearest comes first', [near(3, 1), near(1, 2), near(2, 3)], [2, 3, 1]],
  ['of equally near ones the lower place comes first', [near(5, 9), near(5, 2), near(5, 4)], [2, 4, 9]],
  ['OUTSIDE, the place -2, comes before every order as near', [near(0, 0), near(0, -2), near(0, 1)], [-2, 0, 1]],
  ['a place that stands in it twice comes twice', [near(4, 7), near(1, 7), near(2, 8)], [7, 8, 7]],
  ['what cannot be reached comes last', [near(Infinity, 0), near(1e15, 1), near(0, 2)], [2, 1, 0]],
  ['a distance below 0 is nearer than none', [near(0, 0), near(-1, 1)], [1, 0]],
])('%s', (_, pushed, places) => {
  expect(all(pushed).map(({ place }) => place)).toEqual(places);
});

test('Of nothing there is no nearest, however often it is asked for, and what is pushed then is found', () => {
  const nearest = createNearestFirst();
  expect([nearest.pop(), nearest.pop()]).toEqual([null, null]);
  nearest.push(6, 1);
  expect([nearest.pop(), nearest.pop()]).toEqual([near(6, 1), null]);
});

test('Two of them share nothing', () => {
  const [one, other] = [createNearestFirst(), createNearestFirst()];
  one.push(1, 1);
  expect([other.pop(), one.pop()]).toEqual([null, near(1, 1)]);
});

test('Pushed and taken in any order, it answers as a list does that is searched each time', () => {
  const push = fc.record({ distance: fc.integer({ min: 0, max: 6 }), place: fc.integer({ min: -2, max: 6 }) });
  fc.assert(
    fc.property(fc.array(fc.option(push, { freq: 2 }), { maxLength: 40 }), (steps) => {
      const nearest = createNearestFirst();
      let list: Near[] = [];
      for (const step of steps) {
        if (step !== null) {
          nearest.push(step.distance, step.place);
          list.push(step);
          continue;
        }
        const least = Math.min(...list.map(({ distance }) => distance));
        const place = Math.min(...list.filter(({ distance }) => distance === least).map((each) => each.place));
        const found = list.findIndex((each) => each.distance === least && each.place === place);
        expect(nearest.pop()).toEqual(list[found] ?? null);
        list = list.filter((_, index) => index !== found);
      }
    }),
    { numRuns: 300 },
  );
});

test('A thousand places come out by distance, then by place, from whichever end they were pushed', () => {
  // 7 and 1,009 have no common factor: each distance of 0 to 1,008 comes once.
  const pushed = Array.from({ length: 1_009 }, (_, place) => near((place * 7) % 1_009, place));
  const distances = Array.from({ length: 1_009 }, (_, distance) => distance);
  expect(all(pushed).map(({ distance }) => distance)).toEqual(distances);
  expect(all(pushed.toReversed())).toEqual(all(pushed));
});
