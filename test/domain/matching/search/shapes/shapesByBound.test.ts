import fc from 'fast-check';
import { evaluateUnit } from '../../../../../src/domain/matching/features/evaluateUnit';
import { coarseRank } from '../../../../../src/domain/matching/ranking/key/rankKey';
import { scorePoints, totalsOf } from '../../../../../src/domain/matching/ranking/totals';
import type { Candidate } from '../../../../../src/domain/matching/reading/candidate';
import { createFacetTotals } from '../../../../../src/domain/matching/search/facetTotals';
import { shapesByBound } from '../../../../../src/domain/matching/search/shapes/shapesByBound';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { inventories, nearlyServed } from '../../../builders/inventories';
import { otherRates } from '../../../builders/rates';
import { elsewhere, shapeOf } from './shapedUnits';
import { aCandidate, aRequirement } from '../../../builders/units';

function inOrder(units: readonly Candidate[], requirement = aRequirement(), rates = DEFAULT_RATES) {
  const { index } = elsewhere(units);
  return [...shapesByBound(createFacetTotals(requirement, index.facets, rates), index.buckets.values())];
}

test('no shapes are none', () => {
  expect(inOrder([])).toEqual([]);
});

test('the shapes come with the highest rank that a unit of theirs can have, the highest first, whatever their bucket', () => {
  const units = [
    aCandidate({ serial: 'one phase', phase: 1 }),
    aCandidate({ serial: 'no fuses', fusing: 'None' }),
    aCandidate({ serial: 'next size, no taps', kva: 750, taps: 'None' }),
    aCandidate({ serial: 'next size', kva: 750 }),
    aCandidate({ serial: 'exact', impedancePct: 9 }),
    aCandidate({ serial: 'low BIL', bilKv: 60 }),
  ];
  const serialOf = new Map(units.map((unit) => [shapeOf(unit), unit.serial]));
  expect(inOrder(units).map(({ bound, shape }) => [serialOf.get(shape.key), bound])).toEqual([
    // The impedance is the unit's own: another unit of this shape may have none of its gap.
    ['exact', 5_120_256],
    ['next size', 5_043_456],
    // 10,000 - 800, one gap that no work closes.
    ['no fuses', 4_915_439],
    // 10,000 - 300 - 700: (19,001 x 16 - 1) x 16 - 1.
    ['next size, no taps', 4_864_239],
    ['low BIL', 1_023_983],
    ['one phase', 1_023_983],
  ]);
});

test('every shape comes once, bounds never rise, and each is the rank of a unit whose impedance is right, by any rates', () => {
  fc.assert(
    fc.property(inventories(20), nearlyServed, otherRates, (units, requirement, rates) => {
      const ordered = inOrder(units, requirement, rates);
      const bounds = ordered.map(({ bound }) => bound);
      expect(bounds).toEqual(bounds.toSorted((a, b) => b - a));
      const byKey = new Map(units.map((unit) => [shapeOf(unit), unit]));
      expect(ordered.map(({ shape }) => shape.key).sort()).toEqual([...byKey.keys()].sort());
      for (const { bound, shape, totals } of ordered) {
        const unit = byKey.get(shape.key) ?? aCandidate();
        const fitting = { ...requirement, impedance: null };
        const reached = totalsOf(evaluateUnit(fitting, unit, rates), rates);
        expect(totals).toEqual(reached);
        expect(bound).toBe(coarseRank({ ...reached, points: scorePoints(reached), unpricedGaps: reached.openGaps }));
      }
    }),
  );
});

test('a bucket is looked into only once no shape that is known reaches its bound', () => {
  const { index } = elsewhere([
    ...['None', '+/-5%', null].map((taps) => aCandidate({ taps })),
    aCandidate({ kva: 750 }),
    aCandidate({ phase: 1 }),
  ]);
  const opened: number[] = [];
  const watched = [...index.buckets.values()].map(({ ids, shapes }, nth) => ({
    ids,
    get shapes() {
      opened.push(nth);
      return shapes;
    },
  }));
  const shapes = shapesByBound(createFacetTotals(aRequirement(), index.facets, DEFAULT_RATES), watched);
  const openedBy = Array.from({ length: 6 }, () => [shapes.next().done, [...opened]]);
  // 500 kVA has three shapes: with taps 10,000 points, without 9,300, less than 750 kVA with taps has, 9,700.
  expect(openedBy).toEqual([
    [false, [0]],
    [false, [0, 1]],
    [false, [0, 1]],
    [false, [0, 1]],
    [false, [0, 1, 2]],
    [true, [0, 1, 2]],
  ]);
});
