import fc from 'fast-check';
import { facets } from '../../../../src/contract/inventory/inventoryQuery';
import {
  addFailures,
  ALL,
  bitOf,
  countFitting,
  NONE,
  valueWhenAsked,
} from '../../../../src/domain/inventory/columns/failures';
import { askedFor, columnsOf, rowsOfValues, selections, storedValues } from './rows';

const failuresOf = (rows: ReturnType<typeof storedValues>[], asked: ReturnType<typeof askedFor>, before?: number[]) => {
  const failures = Uint16Array.from(before ?? rows.map(() => NONE));
  addFailures(failures, columnsOf(rows), asked);
  return failures;
};
const names = (bits: number) => facets.filter((facet) => (bits & bitOf(facet)) !== 0);

test('each of the 16 facets has a bit of its own, all together are those of rows that nothing brings back', () => {
  const bits = facets.map(bitOf);
  expect(bits.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => 2 ** n));
  expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(ALL);
});

const rows = [
  storedValues(),
  storedValues({ kva: '75', condition: 'RW' }),
  storedValues({ kva: '75', feed: 'Radial', warehouse: 'Mesa, AZ' }),
];

test.each([
  ['nothing', {}, [[], [], []]],
  ['one value', { kva: ['75'] }, [['kva'], [], []]],
  ['either of two values', { kva: ['75', '500'] }, [[], [], []]],
  [
    'two facets of different columns',
    { kva: ['75'], warehouse: ['Mesa, AZ'] },
    [['kva', 'warehouse'], ['warehouse'], []],
  ],
  ['two facets of one column', { feed: ['Loop'], condition: ['RC'] }, [[], ['condition'], ['feed']]],
  ['a value that nobody has', { fluid: ['R-Temp'] }, [['fluid'], ['fluid'], ['fluid']]],
  ['no value of a facet that is narrowed', { phase: [] }, [['phase'], ['phase'], ['phase']]],
  ['another case, which is another value', { feed: ['loop'] }, [['feed'], ['feed'], ['feed']]],
  ['an age that is not recorded, which is a value', { age: ['(not recorded)'] }, [['age'], ['age'], ['age']]],
])('a question for %s names the facets that each row fails', (_what, chosen, failed) => {
  expect([...failuresOf(rows, askedFor(chosen))].map(names)).toEqual(failed);
});

test('failures are added to those that are there; a row that nothing brings back stays so', () => {
  const before = [bitOf('kva'), ALL, bitOf('age')];
  const after = failuresOf(rows, askedFor({ feed: ['Loop'], kva: ['75'] }), before);
  expect([names(after[0] ?? 0), after[1], names(after[2] ?? 0)]).toEqual([['kva'], ALL, ['feed', 'age']]);
});

test.each([
  ['age', '2017', 2026, '0-9'],
  ['age', '2017', 2027, '10-19'],
  ['age', '(not recorded)', 2026, '(not recorded)'],
  ['kva', '2017', 2026, '2017'],
  ['warehouse', '1960', 2026, '1960'],
] as const)('the %s %s is asked for in %i as %s: only ages depend on the year', (facet, stored, year, asked) => {
  expect(valueWhenAsked(facet, stored, year)).toBe(asked);
});

test('an age is chosen by the band of the year of the question', () => {
  const units = ['2017', '2016', '1986'].map((age) => storedValues({ age }));
  const failed = (year: number) => [...failuresOf(units, askedFor({ age: ['10-19'] }, year))].map(names);
  expect(failed(2026)).toEqual([['age'], [], ['age']]);
  expect(failed(2027)).toEqual([[], [], ['age']]);
  expect(failed(2036)).toEqual([[], ['age'], ['age']]);
});

test('a row fails exactly the facets whose chosen values are not its own, whatever is chosen', () => {
  fc.assert(
    fc.property(rowsOfValues, selections, (units, chosen) => {
      const failures = failuresOf(units, askedFor(chosen));
      const byHand = units.map((values) =>
        facets.filter((facet) => chosen[facet] !== undefined && !chosen[facet].includes(values[facet])),
      );
      expect([...failures].map(names)).toEqual(byHand);
      expect(countFitting(failures)).toBe(byHand.filter(({ length }) => length === 0).length);
    }),
  );
});

test.each([
  [[], 0],
  [[NONE, NONE], 2],
  [[ALL, bitOf('kva'), bitOf('has_photos'), NONE], 1],
])('of the failures %j, %i fit', (failures, fitting) => {
  expect(countFitting(Uint16Array.from(failures))).toBe(fitting);
});
