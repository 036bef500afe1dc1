import fc from 'fast-check';
import { placeOf, stateCodeOf, STATES } from '../../../src/domain/distance/place';
import { isWithin, STATE_BOUNDS } from './stateBounds';
import { forAll } from '../builders/forAll';

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
  ['another country where the state stands', 'Phoenix, AZ, Mexico'],
  ['a number that is no zip code', 'Phoenix, AZ 8500'],
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

test.each([
  ['Phoenix, AZ 85001', 'Phoenix, AZ'],
  ['Phoenix, AZ 85001-1234', 'Phoenix, AZ'],
  ['Phoenix, AZ, 85001', 'Phoenix, AZ'],
  ['Phoenix, AZ, USA', 'Phoenix, AZ'],
  ['Phoenix, Arizona 85001, United States', 'Phoenix, AZ'],
  ['Phoenix USA', 'Phoenix, AZ'],
  ['Nowhere Falls, OH 43001', 'Ohio'],
  ['Columbus', 'Columbus, OH'],
  ['Washington, D.C.', 'Washington, DC'],
  ['San José, CA', 'San Jose, CA'],
  ['Saint Louis, MO', 'St. Louis, MO'],
  ['Ft. Worth, TX', 'Fort Worth, TX'],
  ['Port Saint Lucie, FL', 'Port St. Lucie, FL'],
])('%j, as addresses say it, is %j', (text, short) => {
  expect(placeOf(text)).not.toBeNull();
  expect(placeOf(text)).toEqual(placeOf(short));
});

test('cities that are one with their county are known by the name of the city', () => {
  expect(placeOf('Lexington, KY')).toEqual({ latitude: 38.04, longitude: -84.5, middleOf: null });
  expect(placeOf('Augusta, GA')).toEqual({ latitude: 33.47, longitude: -82.01, middleOf: null });
  expect(placeOf('Augusta, ME')).toEqual({ latitude: 44.31, longitude: -69.78, middleOf: null });
});

test.each([
  ['AZ', 'AZ'],
  [' az ', 'AZ'],
  ['A.Z.', 'AZ'],
  ['D.C.', 'DC'],
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
  forAll(written, ([city, isUpper, around, between]) => {
    const text = (isUpper ? city.toUpperCase() : city.toLowerCase()).replaceAll(/[ .-]+/g, between);
    expect(placeOf(`${around}${text}${around}`)).toEqual(placeOf(city));
  });
});

test('the fifty states and the District of Columbia are in the table, each once', () => {
  expect(STATES.map(([code, name]) => `${code} ${name}`)).toEqual(
    STATE_BOUNDS.map(([code, name]) => `${code} ${name}`),
  );
  expect(new Set(STATES.map(([code]) => code)).size).toBe(51);
});

test.each(STATE_BOUNDS)('the center of %s, %s, is inside the state', (...bounds) => {
  const [, , latitude, longitude] = STATES.find(([code]) => code === bounds[0])!;
  expect(isWithin(bounds, latitude, longitude)).toBe(true);
});

test.each(STATE_BOUNDS)('%s is recognized by its code and its name %s, in any case', (code, name) => {
  for (const text of [code, name, code.toLowerCase(), name.toUpperCase(), ` ${name}. `])
    expect(stateCodeOf(text)).toBe(code);
});
