import { chosenList, facetValues, toggled, without } from '../../../../src/domain/inventory/list/chosenFacets';

const counted = [
  { value: '500', count: 40 },
  { value: '1500', count: 30 },
  { value: '75', count: 20 },
  { value: '1000', count: 10 },
];
const shown = (...args: Parameters<typeof facetValues>) => facetValues(...args).map(({ value }) => value);

test('a value is chosen and unchosen; a facet without one is not among the chosen', () => {
  const one = toggled({}, 'kva', '500');
  const two = toggled(one, 'kva', '75');
  expect(two).toEqual({ kva: ['500', '75'] });
  expect(toggled(two, 'kva', '500')).toEqual({ kva: ['75'] });
  expect(toggled(one, 'kva', '500')).toEqual({});
  expect(without({ kva: ['500'], phase: ['3'] }, 'kva')).toEqual({ phase: ['3'] });
});

test('chosen values are listed in the order of the facets', () => {
  expect(chosenList({ warehouse: ['Phoenix, AZ'], kva: ['75', '500'] })).toEqual([
    { facet: 'kva', value: '75' },
    { facet: 'kva', value: '500' },
    { facet: 'warehouse', value: 'Phoenix, AZ' },
  ]);
});

test('measures go from low to high, other values from the most frequent on', () => {
  expect(shown('kva', counted, [])).toEqual(['75', '500', '1000', '1500']);
  expect(shown('fluid', counted, [])).toEqual(['500', '1500', '75', '1000']);
});

test('of a long facet the most frequent are shown, and every chosen one, first', () => {
  expect(shown('kva', counted, [], 2)).toEqual(['500', '1500']);
  expect(shown('kva', counted, ['1000'], 2)).toEqual(['1000', '500']);
  expect(shown('kva', counted, ['1000', '75', '1500'], 2)).toEqual(['75', '1000', '1500']);
});

test('a chosen value that was not counted is shown without a count', () => {
  expect(facetValues('kva', counted.slice(0, 1), ['833'])).toEqual([
    { value: '833', count: null, isChosen: true },
    { value: '500', count: 40, isChosen: false },
  ]);
});
