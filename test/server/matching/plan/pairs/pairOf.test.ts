import { deliveryOf, pairOf } from '../../../../../src/server/matching/plan/pairs';
import { aFind } from '../builders';

test('A pair has the match, the margin in whole cents, whether there is work, and the miles by road', () => {
  const found = aFind('A', { score: 0.95, margin: 1_234.56 });
  const pair = { serial: 'A', match: 0.95, fitClass: 'Fits', margin: 123_456, hasWork: false, freight: null };
  expect(pairOf(found, 'Phoenix, AZ')).toEqual({ ...pair, miles: 0 });
  // 14.2 miles as the crow flies are 17 by road.
  expect(pairOf(found, 'Mesa, AZ')).toEqual({ ...pair, miles: 15 });
  expect(pairOf(found, '')).toEqual({ ...pair, miles: null });
});

test('A unit that needs work has it said, whatever the work costs', () => {
  const found = aFind('A', { neededWork: [{ work: 'rewind', cost: 0 }] });
  expect(pairOf(found, '')?.hasWork).toBe(true);
});

test.each([
  ['price or unit cost', { margin: null }],
  ['cost of some work', { isComplete: false }],
  ['match, as its order cannot be judged', { score: null }],
])('A unit without a recorded %s is no pair', (_, fields) => {
  expect(pairOf(aFind('A', fields), 'Mesa, AZ')).toBeNull();
});

test.each([
  ['Mesa', 'AZ', 'Mesa, AZ'],
  ['Mesa', null, 'Mesa'],
  ['', 'AZ', 'AZ'],
  [null, null, ''],
])('An order for the city %j in the state %j is delivered to %j', (ship_city, ship_state, place) => {
  expect(deliveryOf({ ship_city, ship_state })).toBe(place);
});
