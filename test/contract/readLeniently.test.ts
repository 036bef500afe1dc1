import fc from 'fast-check';
import { ordersListSchema } from '../../src/contract/orders/order';
import { readLeniently } from '../../src/contract/readLeniently';
import { recommendationsSchema } from '../../src/contract/matching/recommendations';
import { statesSchema } from '../../src/contract/states';
import { unitSchema } from '../../src/contract/units/unit';
import { forAll } from '../domain/builders/forAll';

const unit = (value: object) => readLeniently(unitSchema, { serial: '0012', ...value }).data;

test('a field that is missing, null or of another type reads as null', () => {
  expect(unit({ taps: 5, m_price: '12', requires_turn_pull: 'yes' })).toMatchObject({
    taps: null,
    m_price: null,
    requires_turn_pull: null,
    fab_notes: null,
  });
});

test('numbers that are not finite are not numbers', () => {
  expect(unit({ margin: Number.NaN, jcm_total_cost: Infinity })).toMatchObject({ margin: null, jcm_total_cost: null });
});

test('a bad field inside costs only itself', () => {
  const read = unit({ jcm_result: { cost_breakdown: { fr3_cost: 'x', turn_pull_cost: 80 } } });
  expect(read?.jcm_result?.cost_breakdown).toMatchObject({ fr3_cost: null, turn_pull_cost: 80 });
});

test('an invalid list is empty, and its invalid items are dropped anywhere', () => {
  expect(unit({ images: 'none' })?.images).toEqual([]);
  const file = (url: unknown) => ({ url, file_name: 'a', file_type: 'picture' });
  const read = unit({ images: [1, file('/a'), null, file(7), file('/b'), 'x'] });
  expect(read?.images.map(({ url }) => url)).toEqual(['/a', null, '/b']);
});

test('an item without what it cannot do without is left out', () => {
  const matches = [{ serial: '1' }, { taps: '5' }, { serial: null }, { serial: '2' }];
  const read = readLeniently(recommendationsSchema, { data: { matches } });
  expect(read.data?.data.matches.map(({ serial }) => serial)).toEqual(['1', '2']);
  const states = readLeniently(statesSchema, { states: [{ code: 'AZ' }, { code: 'TX', display: 'Texas' }] });
  expect(states.data).toEqual({ states: [{ code: 'TX', display: 'Texas' }] });
});

test('an object that cannot do without any of its bad fields is missing, and nothing around it', () => {
  const rates = { id: 1, holdsFrom: null, values: { goodMargin: null, farMiles: 'x' } };
  const read = readLeniently(recommendationsSchema, { data: { matches: [{ serial: '1' }, { serial: null }], rates } });
  expect(read.data?.data.rates ?? null).toBeNull();
  expect(read.data?.data.matches.map(({ serial }) => serial)).toEqual(['1']);
});

test('a list whose number cannot be read is a list all the same', () => {
  expect(readLeniently(ordersListSchema, { results: [], count: 'x' }).data).toEqual({ results: [], count: null });
});

test('a list of which nothing can be read is not an empty list', () => {
  expect(readLeniently(recommendationsSchema, { data: { matches: [{ serial: null }, 5] } }).success).toBe(false);
  expect(readLeniently(ordersListSchema, { results: [{}], count: 1 }).success).toBe(false);
  expect(readLeniently(recommendationsSchema, { data: { matches: [] } }).data).toEqual({
    data: { matches: [], relaxations: [], count: null },
  });
});

test.each([[null], [[]], ['text'], [{}], [{ results: null, count: 1 }]])('%j is no orders list', (value) => {
  expect(readLeniently(ordersListSchema, value).success).toBe(false);
});

test('whatever comes, reading ends, and what is read fits', () => {
  const anything = fc.record({ results: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()), count: fc.jsonValue() });
  forAll(anything, (value) => {
    const read = readLeniently(ordersListSchema, value);
    if (read.success) expect(ordersListSchema.parse(read.data)).toEqual(read.data);
  });
});
