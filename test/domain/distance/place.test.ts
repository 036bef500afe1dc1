import fc from 'fast-check';
import { placeOf, stateCodeOf } from '../../../src/domain/distance/place';

const PHOENIX = { latitude: 33.45, longitude: -112.07, middleOf: null };
const AUSTIN = { latitude: 30.27, longitude: -97.74, middleOf: null };
const OHIO = { latitude: 40.42, longitude: -82.91, middleOf: 'Ohio' };

test.each([
  ['Phoenix, AZ', PHOENIX],
  ['phoenix,az', PHOENIX],
  [' PHOENIX , Arizona ', PHOENIX],
  ['Phoenix', PHOENIX],
  ['AUSTIN yard 2, TX', AUSTIN],
  ['Yard 2, Austin, TX', AUSTIN],
  ['Austin_Yard, Texas', AUSTIN],
  ['Austin\nyard, TX', AUSTIN],
  ['Nowhere Falls, OH', OHIO],
  [', Ohio', OHIO],
  ['Ohio', OHIO],
  ['oh', OHIO],
])('%j is a known place: %j', (text, place) => {
  expect(placeOf(text)).toEqual(place);
});

test.each([
  ['nothing', ''],
  ['only spaces', '   '],
  ['nothing recorded', null],
  ['nothing given', undefined],
  ['the words for none', 'N/A'],
  ['a comma alone', ','],
  ['an unknown city without a state', 'Nowhere Falls'],
  ['a longer word than the city', 'Austinville'],
  ['a province', 'Toronto, ON'],
  ['a city of the table in a state that is none of the US', 'Phoenix, Sonora'],
  ['a country where the state stands', 'Phoenix, AZ, USA'],
  ['a state with a zip code', 'Phoenix, AZ 85001'],
  ['an empty state', 'TX Austin, '],
])('%s (%j) is not taken for any place', (_, text) => {
  expect(placeOf(text)).toBeNull();
});

test.each([
  ['Columbus', 'Columbus, OH'],
  ['Aurora', 'Aurora, CO'],
  ['Glendale', 'Glendale, AZ'],
  ['Portland', 'Portland, OR'],
  ['Charleston', 'Charleston, WV'],
])('%s without its state is the largest city of the table that is called so: %s', (name, full) => {
  expect(placeOf(name)).toEqual(placeOf(full));
  expect(placeOf(name)?.middleOf).toBeNull();
});

test('a city counts only in the state that is named: else it is the middle of that state', () => {
  expect(placeOf('Columbus, GA')).toEqual({ latitude: 32.46, longitude: -84.99, middleOf: null });
  expect(placeOf('Columbus, IN')?.middleOf).toBe('Indiana');
  expect(placeOf('Kansas City, KS')?.middleOf).toBe('Kansas');
});

test('of names within each other the longest counts', () => {
  expect(placeOf('North Las Vegas, NV')).not.toEqual(placeOf('Las Vegas, NV'));
  expect(placeOf('Kansas City')).toEqual(placeOf('Kansas City, MO'));
  expect(placeOf('Jefferson City, MO')).not.toEqual(placeOf('Kansas City, MO'));
});

test('a name that is a city and a state is the city; with a comma before it the state', () => {
  expect(placeOf('New York')).toEqual(placeOf('New York, NY'));
  expect(placeOf('Washington')).toEqual(placeOf('Washington, DC'));
  expect(placeOf(', Washington')?.middleOf).toBe('Washington');
  expect(placeOf('Spokane Valley, Washington')).toEqual(placeOf('Spokane, WA'));
});

test('an accent makes another word, so that the middle of the state stands for the city and says so', () => {
  expect(placeOf('San José, CA')?.middleOf).toBe('California');
});

test.each([
  ['AZ', 'AZ'],
  [' az ', 'AZ'],
  ['A.Z.', null],
  ['Arizona', 'AZ'],
  ['NEW  mexico', 'NM'],
  ['new-mexico', 'NM'],
  ['West Virginia', 'WV'],
  ['Virginia', 'VA'],
  ['District of Columbia', 'DC'],
  ['Phoenix', null],
  ['Mexico', null],
  ['', null],
  ['ZZ', null],
  ['AZ\u0000', 'AZ'],
])('the state that %j names is %j', (text, code) => {
  expect(stateCodeOf(text)).toBe(code);
});

test('capitals, spaces around, and punctuation between words change no place', () => {
  const cities = ['Phoenix, AZ', 'Salt Lake City, UT', 'St. Louis, MO', 'Winston-Salem, NC', 'Nowhere, Ohio'];
  const written = fc.tuple(
    fc.constantFrom(...cities),
    fc.boolean(),
    fc.constantFrom('', ' ', '\t'),
    fc.constantFrom(' ', '.', '-', '_'),
  );
  fc.assert(
    fc.property(written, ([city, isUpper, around, between]) => {
      const text = (isUpper ? city.toUpperCase() : city.toLowerCase()).replaceAll(/[ .-]+/g, between);
      expect(placeOf(`${around}${text}${around}`)).toEqual(placeOf(city));
    }),
  );
});
