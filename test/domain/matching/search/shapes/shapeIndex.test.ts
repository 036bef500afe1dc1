import fc from 'fast-check';
import { createShapeIndex } from '../../../../../src/domain/matching/search/shapes/shapeIndex';
import { inventories } from '../../../builders/inventories';
import { elsewhere, shapeOf } from './shapedUnits';
import { aCandidate } from '../../../builders/units';

test('an index begins empty', () => {
  const { shapes, buckets, facets } = createShapeIndex();
  expect([shapes.size, buckets.size, facets.phases.size]).toEqual([0, 0, 0]);
});

test('a shape is known once, however many of its units are put', () => {
  const { index } = elsewhere(['1', '2', '3'].map((serial) => aCandidate({ serial })));
  expect([index.shapes.size, index.buckets.size]).toEqual([1, 1]);
  expect([...index.buckets.values()].map(({ shapes }) => shapes.length)).toEqual([1]);
});

test('a key that is known stays with the unit that it came with', () => {
  const index = createShapeIndex();
  index.put('a', aCandidate({ kva: 500 }));
  index.put('a', aCandidate({ kva: 750 }));
  expect([...index.shapes.keys(), index.buckets.size, index.facets.kvas.size]).toEqual(['a', 1, 1]);
  const kva = index.shapes.get('a')?.ids.kva ?? -1;
  expect(index.facets.kvas.valueOf(kva)).toEqual({ kva: 500 });
});

test('shapes of one phase, kVA and voltages lie in one bucket, in the order in which they came; others apart', () => {
  const index = createShapeIndex();
  index.put('fine', aCandidate());
  index.put('one phase', aCandidate({ phase: 1 }));
  index.put('no taps', aCandidate({ taps: 'None' }));
  index.put('another spelling', aCandidate({ primaryVoltage: '12470 GrdY / 7200' }));
  index.put('no fuses', aCandidate({ fusing: 'None' }));
  const keys = [...index.buckets.values()].map(({ shapes }) => shapes.map(({ key }) => key));
  expect(keys).toEqual([['fine', 'no taps', 'no fuses'], ['one phase'], ['another spelling']]);
});

test('every shape of any inventory lies in one bucket, with the units of the same head, and keeps its ids', () => {
  fc.assert(
    fc.property(inventories(25), (units) => {
      const { index } = elsewhere(units);
      const headOf = new Map(
        units.map((unit) => [
          shapeOf(unit),
          JSON.stringify([unit.phase, unit.kva, unit.primaryVoltage, unit.secondaryVoltage]),
        ]),
      );
      const lying = [...index.buckets.values()];
      expect(lying.flatMap(({ shapes }) => shapes.map(({ key }) => key)).sort()).toEqual([...headOf.keys()].sort());
      const heads = lying.map(({ shapes }) => [...new Set(shapes.map(({ key }) => headOf.get(key)))]);
      expect(heads.every(({ length }) => length === 1)).toBe(true);
      expect(lying).toHaveLength(new Set(headOf.values()).size);
      for (const { ids, shapes } of lying) {
        for (const shape of shapes) {
          expect(index.shapes.get(shape.key)).toBe(shape);
          expect([shape.ids.phase, shape.ids.kva, shape.ids.primary, shape.ids.secondary]).toEqual([
            ...[ids.phase, ids.kva, ids.primary, ids.secondary],
          ]);
        }
      }
    }),
  );
});
