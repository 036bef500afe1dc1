import fc from 'fast-check';
import { facets, type Facet } from '../../../../src/contract/inventory/inventoryQuery';
import { countFacets } from '../../../../src/domain/inventory/columns/facetCounts';
import { addFailures, ALL, NONE } from '../../../../src/domain/inventory/columns/failures';
import { askedFor, columnsOf, rowsOfValues, selections, storedValues, type Chosen, type Values } from './rows';

interface Question {
  chosen?: Chosen;
  byDefault?: readonly Facet[];
  /** Rows that nothing brings back. */
  gone?: readonly number[];
  year?: number;
}

function count(rows: readonly Values[], { chosen = {}, byDefault = [], gone = [], year = 2026 }: Question = {}) {
  const asked = askedFor(chosen, year, byDefault);
  const columns = columnsOf(rows);
  const failures = Uint16Array.from(rows, (_row, at) => (gone.includes(at) ? ALL : NONE));
  addFailures(failures, columns, asked);
  return countFacets(failures, columns, asked);
}
/** The values of a facet as '75: 3', and how many more there are. */
const answer = (rows: readonly Values[], facet: Facet, question?: Question) => {
  const found = count(rows, question).find((each) => each.facet === facet);
  return { more: found?.more, values: found?.values.map((each) => `${each.value}: ${each.count}`) ?? [] };
};
const told = (...args: Parameters<typeof answer>) => answer(...args).values.join(', ');
const times = (many: number, over: Partial<Values>) => Array.from({ length: many }, () => storedValues(over));
const kvas = (values: readonly string[]) => values.map((kva) => storedValues({ kva }));
const upTo = (most: number) => kvas(Array.from({ length: most }, (_, n) => String(n + 1)));

const rows = [...times(3, { kva: '75' }), ...times(2, { kva: '500', fluid: 'Oil' }), storedValues({ fluid: 'Oil' })];

test('the facets are answered in their order, each with every value that some row has', () => {
  expect(count(rows).map(({ facet }) => facet)).toEqual(facets);
  expect(told(rows, 'kva')).toBe('75: 3, 500: 3');
  expect(told(rows, 'fluid')).toBe('FR3: 3, Oil: 3');
  expect(count([])).toEqual(facets.map((facet) => ({ facet, values: [], more: 0 })));
});

test.each<[string, Question, Facet, string]>([
  ['its own choice does not narrow it', { chosen: { kva: ['75'] } }, 'kva', '75: 3, 500: 3'],
  ['another facet does', { chosen: { kva: ['75'] } }, 'fluid', 'FR3: 3'],
  ['each of two narrows the other', { chosen: { kva: ['75'], fluid: ['Oil'] } }, 'kva', '500: 3, 75: 0'],
  ['a row that fails two others counts nowhere', { chosen: { kva: ['75'], fluid: ['Oil'] } }, 'phase', ''],
  ['a row that nothing brings back counts nowhere', { gone: [0, 5] }, 'kva', '75: 2, 500: 2'],
  ['nor where it has the chosen value', { chosen: { kva: ['75'] }, gone: [0, 5] }, 'kva', '75: 2, 500: 2'],
  ['a chosen value that nobody has is told', { chosen: { kva: ['9'] } }, 'kva', '75: 3, 500: 3, 9: 0'],
  ['one that nobody chose is not', { chosen: { kva: ['9'] }, byDefault: ['kva'] }, 'kva', '75: 3, 500: 3'],
])('a facet counts what its values would leave: %s', (_what, question, facet, values) => {
  expect(told(rows, facet, question)).toBe(values);
});

test.each([
  [2026, '10-19: 2, 40+: 2, (not recorded): 1, 0-9: 1'],
  [2027, '10-19: 3, 40+: 2, (not recorded): 1'],
  [2019, '0-9: 3, (not recorded): 1, 30-39: 1, 40+: 1'],
])('years of manufacture are counted in the bands of the year of the question, %i', (year, values) => {
  const units = ['2017', '2016', '2015', '1960', '1980', '(not recorded)'].map((age) => storedValues({ age }));
  expect(told(units, 'age', { year })).toBe(values);
});

test.each([
  ['numbers by size', ['1500', '112.5', '75', '1000'], ['75', '112.5', '1000', '1500']],
  ['texts by their characters', ['b', 'B', 'a', 'é'], ['B', 'a', 'b', 'é']],
  [
    'numbers before other texts',
    ['12470GrdY/7200', '4160', '12470', '4160Y'],
    ['4160', '12470', '12470GrdY/7200', '4160Y'],
  ],
  ['equal numbers by their characters', ['75.0', '75', '075'], ['075', '75', '75.0']],
])('of as many rows, values go %s, in whatever order the rows came', (_what, values, expected) => {
  for (const at of values.keys()) {
    const turned = [...values.slice(at), ...values.slice(0, at)];
    expect(answer(kvas(turned), 'kva').values).toEqual(expected.map((value) => `${value}: 1`));
  }
});

test('values of more rows come first, whatever their size', () => {
  expect(told(kvas(['75', '500', '1500', '1500', '500', '1500']), 'kva')).toBe('1500: 3, 500: 2, 75: 1');
});

test.each([
  [99, 99, 0],
  [100, 100, 0],
  [101, 100, 1],
  [250, 100, 150],
])('of %i values of a facet, the first %i are listed, and %i more are told', (values, listed, more) => {
  const found = answer(upTo(values), 'kva');
  expect([found.values.length, found.values.at(-1), found.more]).toEqual([listed, `${listed}: 1`, more]);
});

test('a chosen value beyond the 100th is listed after them, and is none of those that are left out', () => {
  const found = answer(upTo(120), 'kva', { chosen: { kva: ['3', '115', '120', '999'] } });
  expect(found.values.slice(99)).toEqual(['100: 1', '115: 1', '120: 1', '999: 0']);
  expect(found.more).toBe(18);
  expect(answer(upTo(120), 'kva', { chosen: { kva: ['115'] }, byDefault: ['kva'] }).values).toHaveLength(100);
});

test('every count is that of filtering the rows by all other facets', () => {
  const fits = (values: Values, chosen: Chosen, but: Facet) =>
    facets.every((each) => each === but || chosen[each] === undefined || chosen[each].includes(values[each]));
  fc.assert(
    fc.property(rowsOfValues, selections, fc.uniqueArray(fc.nat(24), { maxLength: 4 }), (some, chosen, gone) => {
      for (const { facet, values, more } of count(some, { chosen, gone })) {
        if (facet === 'age') continue;
        const left = some.filter((each, at) => !gone.includes(at) && fits(each, chosen, facet));
        const expected = new Map<string, number>((chosen[facet] ?? []).map((value) => [value, 0]));
        for (const each of left) expected.set(each[facet], (expected.get(each[facet]) ?? 0) + 1);
        expect(new Map(values.map((each) => [each.value, each.count]))).toEqual(expected);
        const counts = values.map((each) => each.count);
        expect([more, counts]).toEqual([0, counts.toSorted((a, b) => b - a)]);
      }
    }),
  );
});
