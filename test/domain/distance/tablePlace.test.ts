import fc from 'fast-check';
import { isAt, isNamedPlace, samePlace, tablePlace } from '../../../src/domain/distance/tablePlace';

test.each([
  ['Phoenix', ' phoenix ', null],
  ['AUSTIN yard 2, TX', ' austin yard 2 ', 'TX'],
  [' salt  lake-city , Utah', ' salt lake city ', 'UT'],
  ['Yard 2, Austin, TX', ' yard 2 ', 'TX'],
  ['Austin, Nowhere', ' austin ', null],
  ['Austin,', ' austin ', null],
  [', TX', '  ', 'TX'],
  ['Texas', ' texas ', null],
  ['', '  ', null],
])(
  '%j is %j of the state %j: the city stands before the first comma, the state after the last',
  (name, words, state) => {
    expect(tablePlace(name)).toEqual({ words, state });
  },
);

test.each([
  ['Phoenix', true],
  ['7', true],
  ['', false],
  ['  ', false],
  ['—, AZ', false],
  [', AZ', false],
])('whether %j names a place: %s', (name, isNamed) => {
  expect(isNamedPlace(name)).toBe(isNamed);
});

test.each([
  ['Salt Lake City, UT', 'salt lake  CITY,Utah', true],
  ['Phoenix', ' phoenix ', true],
  ['Phoenix, AZ', 'Phoenix', false],
  ['Portland, OR', 'Portland, ME', false],
  ['Portland, OR', 'Portland yard, OR', false],
  ['Phoenix, Sonora', 'Phoenix', true],
])('%j and %j are one place of the table: %s', (one, other, isSame) => {
  expect(samePlace(one) === samePlace(other)).toBe(isSame);
});

test.each([
  ['AUSTIN yard 2, TX', 'Austin', true],
  ['AUSTIN yard 2, TX', 'Austin, TX', true],
  ['AUSTIN yard 2, TX', 'Austin, MN', false],
  ['Yard Austin', 'Austin', true],
  ['Austin', 'Austin, TX', false],
  ['Austinville, TX', 'Austin', false],
  ['West-Austin, TX', 'Austin', true],
  ['Austin, TX', 'Austin yard 2, TX', false],
  ['Lake City, UT', 'Salt Lake City', false],
  ['', 'Austin', false],
])('a location %j is at %j of the table: %s', (location, place, is) => {
  expect(isAt(tablePlace(location), tablePlace(place))).toBe(is);
});

test('every named place is at itself, in any case and with words around it', () => {
  const names = fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8})?$/);
  const states = fc.constantFrom('', ', TX', ', Oregon');
  fc.assert(
    fc.property(names, states, (name, state) => {
      for (const location of [name, name.toUpperCase(), `old ${name} yard`])
        expect(isAt(tablePlace(`${location}${state}`), tablePlace(`${name}${state}`))).toBe(true);
    }),
  );
});
