import fc from 'fast-check';
import { CITIES } from '../../../src/domain/distance/cities';
import { distanceText, roadDistance, placeText } from '../../../src/domain/distance/roadDistance';
import { DESTINATIONS, WAREHOUSES } from '../../../src/sample/places';
import { forAll } from '../builders/forAll';

/** Miles by the usual truck route, from road atlases. */
const KNOWN = [
  ['Phoenix, AZ', 'Tucson, AZ', 113],
  ['Phoenix, AZ', 'Austin, TX', 1007],
  ['Phoenix, AZ', 'Sacramento, CA', 755],
  ['Phoenix, AZ', 'Portland, OR', 1335],
  ['Austin, TX', 'Houston, TX', 165],
  ['Sacramento, CA', 'Portland, OR', 580],
  ['Denver, CO', 'Salt Lake City, UT', 520],
  ['Tulsa, OK', 'Kansas City, MO', 270],
  ['Greensboro, NC', 'Atlanta, GA', 332],
  ['Omaha, NE', 'Des Moines, IA', 136],
  ['Nashville, TN', 'Birmingham, AL', 192],
] as const;

test.each(KNOWN)('from %s to %s, %d miles by road, the estimate is within 20%%', (from, to, miles) => {
  const estimated = roadDistance(from, to)?.miles ?? 0;
  expect(Math.abs(estimated / miles - 1)).toBeLessThan(0.2);
  expect(roadDistance(to, from)?.miles).toBe(estimated);
});

test('over known routes the estimate errs neither way by more than 5% on average', () => {
  const ratios = KNOWN.map(([from, to, miles]) => (roadDistance(from, to)?.miles ?? 0) / miles);
  expect(Math.abs(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length - 1)).toBeLessThan(0.05);
});

test('the great circle of a quarter of the earth is counted with the road factor', () => {
  // Honolulu to Boston, 5,094 miles as the crow flies by published tables; times 1.2 is 6,113.
  expect(Math.abs((roadDistance('Honolulu, HI', 'Boston, MA')?.miles ?? 0) - 6113)).toBeLessThan(30);
});

test.each([
  ['Phoenix, AZ', 'Mesa, AZ', '≈ 15 mi by road'],
  ['PORTLAND yard 2, or', 'Portland, Oregon', 'same city'],
  ['Phoenix, AZ', 'Nowhere Falls, OH', '≈ 2,010 mi by road, to the middle of Ohio'],
  ['Austin', 'Houston, TX', '≈ 180 mi by road'],
  ['Nowhere, OH', 'Elsewhere, OH', 'distance unknown'],
  ['Phoenix, AZ', 'Toronto, ON', 'distance unknown'],
  ['Phoenix, AZ', 'N/A', 'distance unknown'],
  ['', 'Mesa, AZ', 'distance unknown'],
  [null, 'Mesa, AZ', 'distance unknown'],
  ['Austinville, XX', 'Mesa, AZ', 'distance unknown'],
])('from %j to %j it says %j', (from, to, text) => {
  expect(distanceText(roadDistance(from, to))).toBe(text);
});

test('a city counts only in its own state', () => {
  // 642 and 1,023 miles as the crow flies, by the spherical law of cosines.
  const [ohio, georgia] = ['Columbus, OH', 'Columbus, GA'].map((to) => roadDistance('Boston, MA', to)?.miles ?? 0);
  expect(ohio).toBe(770);
  expect(georgia).toBe(1230);
});

test('every place of the sample data is a city of the table', () => {
  const destinations = DESTINATIONS.map(([city, state]) => `${city}, ${state}`);
  for (const [{ description }] of WAREHOUSES)
    for (const to of destinations)
      expect(roadDistance(description, to)).toMatchObject({ fromMiddleOf: null, toMiddleOf: null });
});

const cities = fc.constantFrom(...CITIES);
type City = (typeof CITIES)[number];
const nameOf = ([name, state]: City) => `${name}, ${state}`;
const milesOf = (from: City, to: City) => roadDistance(nameOf(from), nameOf(to))?.miles ?? NaN;

/** 1.2 times the way over a ball of 3,958.8 miles, by the straight line through it. */
function naiveMiles([, , north, east]: City, [, , otherNorth, otherEast]: City): number {
  const point = (latitude: number, longitude: number) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [a, b] = [point(north, east), point(otherNorth, otherEast)];
  const line = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 1.2 * 3958.8 * 2 * Math.asin(line / 2);
}

const PAIRS = CITIES.flatMap((from, index) => CITIES.slice(index + 1).map((to) => [from, to] as const));

test('between all pairs of cities it is the naive figure, rounded to five miles below a hundred, to ten from there on', () => {
  const wrong = PAIRS.filter(([from, to]) => {
    const [miles, naive] = [milesOf(from, to), naiveMiles(from, to)];
    const step = naive < 100 ? 5 : 10;
    return miles % step !== 0 || miles === 0 || (naive >= step / 2 && Math.abs(miles - naive) > step / 2 + 1e-6);
  });
  expect(wrong).toEqual([]);
});

test('a way is as long back as there, 0 only within one city, and never much shorter by way of a third one', () => {
  forAll(cities, cities, cities, (a, b, c) => {
    expect(milesOf(b, a)).toBe(milesOf(a, b));
    expect(milesOf(a, b) === 0).toBe(nameOf(a) === nameOf(b));
    // Three figures are rounded, each by at most five miles.
    expect(milesOf(a, c)).toBeLessThanOrEqual(milesOf(a, b) + milesOf(b, c) + 15);
  });
});

test('two cities next to each other are not the same city: 2.4 miles as the crow flies, 2.8 by road', () => {
  expect(distanceText(roadDistance('Las Vegas, NV', 'North Las Vegas, NV'))).toBe('≈ 5 mi by road');
});

test('from Phoenix to Mesa is worked out by hand', () => {
  // 0.03 degrees north and 0.24 east at 33.4 degrees: 2.1 and 69.09 * 0.24 * 0.835 = 13.8 miles, together 14.0; times 1.2 is 16.8.
  expect(roadDistance('Phoenix, AZ', 'Mesa, AZ')).toEqual({ miles: 15, fromMiddleOf: null, toMiddleOf: null });
});

describe('the center of a state in place of a city', () => {
  test.each([
    ['Nowhere, OH', 'Phoenix, AZ', { fromMiddleOf: 'Ohio', toMiddleOf: null }],
    ['Phoenix, AZ', 'Nowhere, OH', { fromMiddleOf: null, toMiddleOf: 'Ohio' }],
    ['Nowhere, OH', 'Elsewhere, UT', { fromMiddleOf: 'Ohio', toMiddleOf: 'Utah' }],
  ])('from %s to %s says so: %j', (from, to, middles) => {
    expect(roadDistance(from, to)).toMatchObject(middles);
  });

  test('a city that is nearly the middle of its state is still not at no distance from what is unknown', () => {
    // 0.01 degrees of longitude at 38.9 degrees: half a mile
    expect(distanceText(roadDistance('Nowhere, DC', 'Washington, DC'))).toBe(
      '≈ 5 mi by road, from the middle of District of Columbia',
    );
  });

  test('a city has a distance to the center of its state, but two unknown cities of a state have none', () => {
    expect(distanceText(roadDistance('Nowhere, AZ', 'Phoenix, AZ'))).toBe(
      '≈ 85 mi by road, from the middle of Arizona',
    );
    expect(roadDistance('Nowhere, AZ', 'Elsewhere, Arizona')).toBeNull();
    expect(roadDistance('Nowhere, AZ', 'Nowhere, AZ')).toBeNull();
  });
});

test.each([
  [{ miles: 640, fromMiddleOf: 'Ohio', toMiddleOf: null }, '≈ 640 mi by road, from the middle of Ohio'],
  [
    { miles: 640, fromMiddleOf: 'Ohio', toMiddleOf: 'Utah' },
    '≈ 640 mi by road, from the middle of Ohio, to the middle of Utah',
  ],
])('a distance of %j reads %j', (distance, text) => {
  expect(distanceText(distance)).toBe(text);
});

test.each([
  [' Austin, TX ', 'Phoenix, AZ', 'Austin, TX · ≈ 1,040 mi by road'],
  ['Phoenix, AZ', 'Phoenix, AZ', 'Phoenix, AZ · same city'],
  ['Austin, TX', 'N/A', 'Austin, TX · distance unknown'],
  ['Nowhere, OH', 'Phoenix, AZ', 'Nowhere, OH · ≈ 2,010 mi by road, from the middle of Ohio'],
  ['  ', 'Phoenix, AZ', 'N/A'],
  [null, 'Phoenix, AZ', 'N/A'],
])('a unit in %j for delivery to %j reads %j', (location, delivery, text) => {
  expect(placeText(location, delivery)).toBe(text);
});
