import fc from 'fast-check';
import { scoreUnit } from '../../../../../src/domain/matching/ranking/scoreUnit';
import { relaxationsByShapes } from '../../../../../src/domain/matching/search/shapes/servingShapes';
import { createUnitIndex } from '../../../../../src/domain/matching/search/unitIndex';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { inventories, nearlyServed } from '../../../builders/inventories';
import { otherRates } from '../../../builders/rates';
import { elsewhere, shapeOf } from './shapedUnits';
import { aCandidate, aRequirement, nothingRequired } from '../../../builders/units';

test('the shapes that serve are those of the units that can, each once, by any rates', () => {
  fc.assert(
    fc.property(inventories(25), nearlyServed, otherRates, (units, requirement, rates) => {
      const serving = units.filter((unit) => scoreUnit(requirement, unit, rates).canServe).map(shapeOf);
      expect(elsewhere(units, rates).serving(requirement).sort()).toEqual([...new Set(serving)].sort());
    }),
  );
});

test('of one bucket, only the shapes whose own finish and primary side serve are named', () => {
  const [fine, aluminum, lowBil] = [{}, { windingMaterial: 'Aluminum' }, { bilKv: 75 }].map(aCandidate);
  if (!fine || !aluminum || !lowBil) throw new Error('Three units have three shapes.');
  const { index, serving } = elsewhere([aluminum, lowBil, fine]);
  expect([index.buckets.size, serving(aRequirement())]).toEqual([1, [shapeOf(fine)]]);
  expect(serving(aRequirement({ coil_type: null, bil: null }))).toEqual([aluminum, lowBil, fine].map(shapeOf));
});

test('an index without shapes serves nothing, and has nothing to concede but what is always there', async () => {
  const { serving, relaxations, counted } = elsewhere([]);
  expect(serving(nothingRequired())).toEqual([]);
  expect(await relaxations(aRequirement())).toEqual([]);
  expect(counted).toEqual([[]]);
});

test('what concessions bring is counted once for all of them, each shape in one place', async () => {
  // A rewind and another voltage reach both shapes of 4,160 V; 750 and 1,000 kVA reach the last one.
  const low = [{ primaryVoltage: '4160D' }, { primaryVoltage: '4160D', taps: 'None' }];
  const units = [...low, ...low, { kva: 1500 }].map((unit, nth) => aCandidate({ serial: String(nth), ...unit }));
  const { relaxations, counted } = elsewhere(units);
  // The required voltage names no connection, so that a delta of other volts can be wound anew.
  const found = await relaxations(aRequirement());
  expect(found.map(({ change, units: count }) => [change, count])).toEqual([
    ['With 4160 V', 4],
    ['With a rewind', 4],
    ['With 750 kVA', 1],
    ['With 1,000 kVA', 1],
  ]);
  expect(found[0]?.changed).toEqual({
    primaryVoltage: { text: '4160', value: [{ volts: 4_160, connection: null }] },
  });
  expect(counted.map((keys) => keys.toSorted())).toEqual([[...new Set(units.map(shapeOf))].sort()]);
});

test('a shape whose units are gone brings none, and a concession that only it would serve is not offered', async () => {
  const { index, relaxations } = elsewhere([aCandidate({ kva: 1000 })]);
  index.put('gone', aCandidate({ kva: 225 }));
  const offered = await relaxations(aRequirement({ kva_rating: 300, order_type: 'RW' }));
  // 225 kVA is the only smaller size in stock, and no longer there; 1,000 kVA is two sizes above 500, one above 750.
  expect(offered.map(({ change, units }) => [change, units])).toEqual([
    ['With 500 kVA', 1],
    ['With 750 kVA', 1],
  ]);
});

test('concessions bring what they bring of an inventory in memory, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(inventories(25), nearlyServed, otherRates, async (units, requirement, rates) => {
      const inMemory = createUnitIndex(rates);
      units.forEach(inMemory.put);
      expect(await elsewhere(units, rates).relaxations(requirement)).toEqual(inMemory.relaxations(requirement));
    }),
    { numRuns: 50 },
  );
});

test('a count that fails fails what would be offered: no concession is said to bring nothing', async () => {
  const { index } = elsewhere([aCandidate({ kva: 1000 })]);
  const failing = () => Promise.reject(new Error('The inventory did not answer.'));
  await expect(relaxationsByShapes(aRequirement(), index, DEFAULT_RATES, failing)).rejects.toThrow('did not answer');
});
