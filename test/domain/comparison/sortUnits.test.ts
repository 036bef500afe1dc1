import fc from 'fast-check';
import type { Unit } from '../../../src/contract/units/unit';
import {
  sortUnits,
  type UnitSort,
  combineUnits,
  listSort,
  sortTable,
  startOf,
  tableColumns,
  type TableColumn,
} from '../../../src/domain/comparison/sortUnits';
import { aUnit } from '../builders/units';
import { forAll } from '../builders/forAll';

const serials = (units: readonly Unit[]) => units.map(({ serial }) => serial);
const unit = (serial: string, match_score: number | null, fields: Record<string, unknown> = {}) =>
  aUnit({ serial, match_score, ...fields });
/** A unit's margin as its serial's entry says; complete unless it is among `incomplete`. */
const figures = (percentages: Record<string, number | null>, incomplete: readonly string[] = []) => {
  return ({ serial }: Unit) => ({
    percentage: percentages[String(serial)] ?? null,
    isComplete: !incomplete.includes(String(serial)),
  });
};
const nothing = figures({});

test("by match, the best comes first, ties retain the server's order, missing scores come last", () => {
  const units = [unit('a', 0.5), unit('b', null), unit('c', 0.9), unit('d', 0.5)];
  expect(serials(sortUnits(units, 'specs', nothing))).toEqual(['c', 'a', 'd', 'b']);
});

test('by margin, the highest live margin comes first, and no margin comes last', () => {
  const units = [unit('a', 1), unit('b', 1), unit('c', 1), unit('d', 1)];
  expect(serials(sortUnits(units, 'margin', figures({ a: 10, c: 10, d: 40 })))).toEqual(['d', 'a', 'c', 'b']);
});

test('by margin, an incomplete margin never comes before a complete one, however high it is', () => {
  const units = [unit('a', 1), unit('b', 1), unit('c', 1), unit('d', 1)];
  const figureOf = figures({ a: 61.5, b: -12, c: 4, d: 70 }, ['a', 'd']);
  expect(serials(sortUnits(units, 'margin', figureOf))).toEqual(['c', 'b', 'd', 'a']);
  expect(serials(sortUnits(units, 'specs', figureOf))).toEqual(['a', 'b', 'c', 'd']);
});

test.each(['specs', 'margin'] as const)('by %s, units that cannot serve come after all others', (sort) => {
  const units = [
    unit('cannot', 0.99, { can_serve: false }),
    unit('can', 0.2, { can_serve: true }),
    unit('not said', 0.1),
  ];
  const figureOf = figures({ cannot: 90.6, can: 5 }, ['can']);
  const expected = { specs: ['can', 'not said', 'cannot'], margin: ['not said', 'can', 'cannot'] };
  expect(serials(sortUnits(units, sort, figureOf))).toEqual(expected[sort]);
});

const classed = (serial: string, fitClass: string, score: number | null = null) =>
  unit(serial, score, { can_serve: fitClass !== 'Does not fit', fit: { class: fitClass, gaps: [] } });

test('by margin, units that fit or fit with work come first, then each lower class, each by margin', () => {
  const units = [
    ...[
      classed('no', 'Does not fit'),
      classed('misses', 'Misses a requirement'),
      classed('misses more', 'Misses a requirement'),
    ],
    ...[classed('check', 'Fits, to be checked'), classed('fits', 'Fits'), classed('work', 'Fits with work')],
  ];
  const figureOf = figures({ no: 90, misses: 70, 'misses more': 80, check: 60, fits: 10, work: 20 }, ['check']);
  expect(serials(sortUnits(units, 'margin', figureOf))).toEqual([
    'work',
    'fits',
    'check',
    'misses more',
    'misses',
    'no',
  ]);
});

test("without scores units retain the server's order, except those that do not fit", () => {
  const units = [
    classed('no', 'Does not fit'),
    classed('b', 'Fits, to be checked'),
    classed('a', 'Fits, to be checked'),
  ];
  expect(serials(sortUnits(units, 'specs', nothing))).toEqual(['b', 'a', 'no']);
});

test('whatever the units, no rule is broken by any pair of neighbors', () => {
  const sort = fc.constantFrom<UnitSort[]>('specs', 'margin');
  const entry = fc.record({
    score: fc.constantFrom(null, 0, 0.4, 1),
    can_serve: fc.constantFrom(null, true, false),
    percentage: fc.constantFrom(null, -5, 0, 29.99, 30),
    isComplete: fc.boolean(),
  });
  forAll(fc.array(entry, { maxLength: 12 }), sort, (entries, by) => {
    const units = entries.map(({ score, can_serve }, index) => unit(String(index), score, { can_serve }));
    const entryOf = ({ serial }: Unit) => entries[Number(serial)]!;
    const sorted = sortUnits(units, by, entryOf);
    const rank = (each: Unit) => {
      const { score, can_serve, percentage, isComplete } = entryOf(each);
      const value = (by === 'specs' ? score : percentage) ?? -1e9;
      return (can_serve === false ? 0 : 1e12) + (by === 'margin' && isComplete ? 1e11 : 0) + value;
    };
    sorted.slice(1).forEach((each, index) => {
      const before = sorted[index]!;
      expect(rank(before)).toBeGreaterThanOrEqual(rank(each));
      if (rank(before) === rank(each)) expect(Number(before.serial)).toBeLessThan(Number(each.serial));
    });
    expect(new Set(sorted)).toEqual(new Set(units));
  });
});

const scored = (serial: string, match_score: number | null) => aUnit({ serial, match_score });

test('manual units come first, without duplicates', () => {
  const combined = combineUnits([scored('m', 0.1), aUnit({ serial: 2 })], [scored('a', 0.9), scored('2', 0.8)]);
  expect(serials(combined)).toEqual(['m', 2, 'a']);
});

test('a unit added by hand leaves the recommendations, whether its serial is a number or text', () => {
  const recommended = [aUnit({ serial: 2 }), aUnit({ serial: 3 })];
  expect(serials(combineUnits([aUnit({ serial: '2' })], recommended))).toEqual(['2', 3]);
});

type Row = Partial<Record<TableColumn, number | string | null>> & { isComplete?: boolean; can_serve?: boolean };

/** The rows, numbered from 0, in the order of a sort. */
function order(rows: readonly Row[], by: TableColumn, direction: 'ascending' | 'descending') {
  const units = rows.map(({ can_serve = true }, index) => aUnit({ serial: String(index), can_serve }));
  const sorted = sortTable(units, { by, direction }, ({ serial }, column) => {
    const row = rows[Number(serial)];
    return { value: row?.[column] ?? null, isComplete: row?.isComplete ?? true };
  });
  return sorted.map(({ serial }) => Number(serial));
}

test('the list sorts by match or margin, the best first', () => {
  expect(listSort('specs')).toEqual({ by: 'match', direction: 'descending' });
  expect(listSort('margin')).toEqual({ by: 'margin', direction: 'descending' });
});

test('a first press on a column shows the best first: most match, margin and price, least of all else', () => {
  expect(tableColumns.filter((column) => startOf(column) === 'descending')).toEqual([
    'match',
    'margin',
    'afterFreight',
    'price',
  ]);
});

test.each<[TableColumn, number[]]>([
  ['work', [1, 0]],
  ['cost', [1, 0]],
  ['margin', [1, 0]],
  ['afterFreight', [1, 0]],
  ['match', [0, 1]],
  ['price', [0, 1]],
  ['gap', [0, 1]],
  ['distance', [0, 1]],
])('by %s, lower figures that leave work of unknown cost out come %j', (column, expected) => {
  const rows = [{ [column]: 5, isComplete: false }, { [column]: 10 }];
  expect(order(rows, column, 'ascending')).toEqual(expected);
});

test('both directions leave what is not known, incomplete or cannot serve at the end, and ties as they are', () => {
  const rows = [
    { margin: 50, can_serve: false },
    { margin: 90, isComplete: false },
    { margin: null },
    { margin: 10 },
    { margin: 30 },
    { margin: 10 },
  ];
  expect(order(rows, 'margin', 'descending')).toEqual([4, 3, 5, 2, 1, 0]);
  expect(order(rows, 'margin', 'ascending')).toEqual([3, 5, 4, 2, 1, 0]);
});

test('by margin each lower class comes after the better ones, in both directions; by price only what does not fit', () => {
  const classes = ['Does not fit', 'Misses a requirement', 'Fits, to be checked', 'Fits with work', 'Fits'];
  const units = classes.map((name, index) =>
    aUnit({ serial: String(index), can_serve: index > 0, fit: { class: name, gaps: [] } }),
  );
  const sorted = (by: TableColumn, direction: 'ascending' | 'descending') =>
    sortTable(units, { by, direction }, ({ serial }) => ({ value: Number(serial), isComplete: true })).map(
      ({ serial }) => serial,
    );
  expect(sorted('margin', 'descending')).toEqual(['4', '3', '2', '1', '0']);
  expect(sorted('margin', 'ascending')).toEqual(['3', '4', '2', '1', '0']);
  expect(sorted('price', 'ascending')).toEqual(['1', '2', '3', '4', '0']);
});

test('texts sort as people count', () => {
  const rows = [{ serial: 'IC-10' }, { serial: null }, { serial: 'IC-9' }, { serial: 'ic-9a' }];
  expect(order(rows, 'serial', 'ascending')).toEqual([2, 3, 0, 1]);
  expect(order(rows, 'serial', 'descending')).toEqual([0, 3, 2, 1]);
});

test('whatever the sort, no row is lost and none that cannot serve comes before one that can', () => {
  const rows = fc.array(
    fc.record({
      match: fc.constantFrom(null, 0, 0.5, 1),
      work: fc.constantFrom(0, 900, 2300),
      isComplete: fc.boolean(),
      can_serve: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  const columns = fc.constantFrom<TableColumn[]>('match', 'work', 'margin', 'price', 'reserve');
  const directions = fc.constantFrom('ascending', 'descending');
  forAll(rows, columns, directions, (given, by, direction) => {
    const sorted = order(given, by, direction);
    expect(sorted.toSorted((a, b) => a - b)).toEqual(given.map((_, index) => index));
    const serving = sorted.map((index) => given[index]?.can_serve);
    expect(serving).toEqual(serving.toSorted((a, b) => Number(b) - Number(a)));
  });
});
