import { distanceText, roadDistance } from '../../../src/domain/distance/roadDistance';
import { DESTINATIONS, WAREHOUSES } from '../../../src/sample/places';

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
  ['Nowhere Falls, OH', 'Phoenix, AZ', '≈ 2,010 mi by road, from the middle of Ohio'],
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
