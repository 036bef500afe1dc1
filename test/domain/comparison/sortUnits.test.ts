import fc from 'fast-check';
import type { Unit } from '../../../src/contract/unit/unit';
import { sortUnits, type UnitSort } from '../../../src/domain/comparison/sortUnits';
import { aUnit } from '../builders/units';

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

test('by match, the best comes first, ties keep the order of the server, and no score comes last', () => {
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

test('by match without scores, units keep the order of the server, but for those that do not fit', () => {
  const units = [
    classed('no', 'Does not fit'),
    classed('b', 'Fits, to be checked'),
    classed('a', 'Fits, to be checked'),
  ];
  expect(serials(sortUnits(units, 'specs', nothing))).toEqual(['b', 'a', 'no']);
});

test('several units without a value keep their order, and the list given is left alone', () => {
  const given = [unit('x', null), unit('y', null), unit('z', 0.1)];
  expect(serials(sortUnits(given, 'specs', nothing))).toEqual(['z', 'x', 'y']);
  expect(serials(given)).toEqual(['x', 'y', 'z']);
});

test('whatever the units, no rule is broken by any pair of neighbors', () => {
  const sort = fc.constantFrom<UnitSort[]>('specs', 'margin');
  const entry = fc.record({
    score: fc.constantFrom(null, 0, 0.4, 1),
    can_serve: fc.constantFrom(null, true, false),
    percentage: fc.constantFrom(null, -5, 0, 29.99, 30),
    isComplete: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), sort, (entries, by) => {
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
    }),
  );
});
