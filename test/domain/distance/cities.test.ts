import { CITIES } from '../../../src/domain/distance/cities';
import { placeOf } from '../../../src/domain/distance/place';
import { isWithin, STATE_BOUNDS } from './stateBounds';

const boundsOf = (state: string) => STATE_BOUNDS.find(([code]) => code === state)!;

test('every city is within the state that it names', () => {
  const outside = CITIES.filter(([, state, latitude, longitude]) => !isWithin(boundsOf(state), latitude, longitude));
  expect(outside).toEqual([]);
});

test('cities are unique by name in a state and by location', () => {
  expect(new Set(CITIES.map(([name, state]) => `${name}, ${state}`)).size).toBe(CITIES.length);
  expect(new Set(CITIES.map(([, , latitude, longitude]) => `${latitude} ${longitude}`)).size).toBe(CITIES.length);
});

const CAPITALS = [
  ...['Montgomery, AL', 'Juneau, AK', 'Phoenix, AZ', 'Little Rock, AR', 'Sacramento, CA', 'Denver, CO', 'Hartford, CT'],
  ...[
    'Dover, DE',
    'Tallahassee, FL',
    'Atlanta, GA',
    'Honolulu, HI',
    'Boise, ID',
    'Springfield, IL',
    'Indianapolis, IN',
  ],
  ...['Des Moines, IA', 'Topeka, KS', 'Frankfort, KY', 'Baton Rouge, LA', 'Augusta, ME', 'Annapolis, MD', 'Boston, MA'],
  ...['Lansing, MI', 'St. Paul, MN', 'Jackson, MS', 'Jefferson City, MO', 'Helena, MT', 'Lincoln, NE'],
  ...['Carson City, NV', 'Concord, NH', 'Trenton, NJ', 'Santa Fe, NM', 'Albany, NY', 'Raleigh, NC', 'Bismarck, ND'],
  ...['Columbus, OH', 'Oklahoma City, OK', 'Salem, OR', 'Harrisburg, PA', 'Providence, RI', 'Columbia, SC'],
  ...['Pierre, SD', 'Nashville, TN', 'Austin, TX', 'Salt Lake City, UT', 'Montpelier, VT', 'Richmond, VA'],
  ...['Olympia, WA', 'Charleston, WV', 'Madison, WI', 'Cheyenne, WY'],
];

test('every state capital is known by itself, not by the middle of its state', () => {
  expect(CAPITALS).toHaveLength(50);
  expect(CAPITALS.filter((capital) => placeOf(capital)?.middleOf !== null)).toEqual([]);
});

/** Miles as the crow flies between city centers, from gazetteers. */
test.each([
  ['Minneapolis, MN', 'St. Paul, MN', 9],
  ['Dallas, TX', 'Fort Worth, TX', 31],
  ['Dallas, TX', 'Plano, TX', 18],
  ['San Francisco, CA', 'Oakland, CA', 8],
  ['San Francisco, CA', 'San Jose, CA', 42],
  ['Los Angeles, CA', 'Long Beach, CA', 20],
  ['Los Angeles, CA', 'Anaheim, CA', 24],
  ['Riverside, CA', 'San Bernardino, CA', 11],
  ['San Diego, CA', 'Chula Vista, CA', 7],
  ['Stockton, CA', 'Modesto, CA', 28],
  ['Phoenix, AZ', 'Tempe, AZ', 9],
  ['Phoenix, AZ', 'Tucson, AZ', 107],
  ['Phoenix, AZ', 'Flagstaff, AZ', 123],
  ['Seattle, WA', 'Tacoma, WA', 25],
  ['Tacoma, WA', 'Olympia, WA', 26],
  ['Portland, OR', 'Vancouver, WA', 8],
  ['Portland, OR', 'Salem, OR', 44],
  ['Denver, CO', 'Colorado Springs, CO', 63],
  ['Albuquerque, NM', 'Santa Fe, NM', 56],
  ['Reno, NV', 'Carson City, NV', 25],
  ['Las Vegas, NV', 'Henderson, NV', 13],
  ['Kansas City, MO', 'Topeka, KS', 59],
  ['Oklahoma City, OK', 'Tulsa, OK', 98],
  ['Omaha, NE', 'Lincoln, NE', 48],
  ['Austin, TX', 'San Antonio, TX', 74],
  ['Greensboro, NC', 'Winston-Salem, NC', 26],
  ['Raleigh, NC', 'Durham, NC', 20],
  ['Miami, FL', 'Fort Lauderdale, FL', 25],
  ['Tampa, FL', 'St. Petersburg, FL', 17],
  ['New York, NY', 'Newark, NJ', 9],
  ['New York, NY', 'Philadelphia, PA', 80],
  ['Washington, DC', 'Baltimore, MD', 36],
  ['Boston, MA', 'Providence, RI', 41],
  ['Boston, MA', 'Concord, NH', 63],
  ['Milwaukee, WI', 'Madison, WI', 77],
  ['Cleveland, OH', 'Akron, OH', 30],
  ['Detroit, MI', 'Toledo, OH', 53],
  ['Baton Rouge, LA', 'New Orleans, LA', 73],
  ['Nashville, TN', 'Huntsville, AL', 99],
])('from %s to %s it is %d miles as the crow flies, to two miles', (from, to, miles) => {
  const [a, b] = [placeOf(from)!, placeOf(to)!];
  // So near each other the earth is flat: a degree north is 69.09 miles, one east that times the cosine of the latitude.
  const north = (a.latitude - b.latitude) * 69.09;
  const east = (a.longitude - b.longitude) * 69.09 * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  expect(Math.abs(Math.hypot(north, east) - miles)).toBeLessThan(2.5);
});
