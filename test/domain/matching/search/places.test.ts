import { createPlaces } from '../../../../src/domain/matching/search/places';
import { someRates } from '../../builders/rates';

test('each row has its place, as it was written, and its miles from the site of the rates', () => {
  const places = createPlaces(someRates({ referenceSite: 'Austin' }), 1);
  const locations = ['Austin, TX', 'Portland, OR', null, 'Tulsa', 'austin yard', 'Austin, TX'];
  locations.forEach((location, row) => places.set(row, places.codeOf(location)));
  expect(locations.map((_, row) => places.at(row))).toEqual(locations);
  expect(locations.map((_, row) => places.milesAt(row))).toEqual([0, 1_400, Infinity, Infinity, 0, 0]);
});

test('a place that is known has one code', () => {
  const { codeOf } = createPlaces(someRates(), 0);
  expect(['Mesa', null, 'Mesa', '', null].map(codeOf)).toEqual([0, 1, 0, 2, 1]);
});

test('a row that is taken again keeps nothing of its place', () => {
  const places = createPlaces(someRates(), 0);
  places.set(0, places.codeOf('Phoenix'));
  places.set(0, places.codeOf('Austin'));
  expect([places.at(0), places.milesAt(0)]).toEqual(['Austin', 850]);
});
