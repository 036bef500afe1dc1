import fc from 'fast-check';
import type { Candidate } from '../../../../../src/domain/matching/reading/candidate';
import type { MatchRequirement } from '../../../../../src/domain/matching/reading/requirement';
import { rank } from '../../../../../src/domain/matching/ranking/rank';
import type { Ranked } from '../../../../../src/domain/matching/ranking/score';
import { createShapeIndex } from '../../../../../src/domain/matching/search/shapes/shapeIndex';
import { searchShapes } from '../../../../../src/domain/matching/search/shapes/searchShapes';
import { relaxationsByShapes } from '../../../../../src/domain/matching/search/shapes/servingShapes';
import { createUnitIndex } from '../../../../../src/domain/matching/search/unitIndex';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { candidates, manySerials, requirements } from '../../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../../builders/units';

/** What tells the units of one shape apart. */
const OWN = new Set([
  ...['serial', 'impedancePct', 'location', 'unitCost', 'laborCost', 'materialsCost', 'listPrice', 'oilVolumeGal'],
  ...['fr3FillCost', 'turnPullCost', 'feedConversionCost', 'replacementCabinetCost', 'retankCost'],
]);
const shapeOf = (unit: Candidate): string =>
  JSON.stringify(Object.entries(unit).filter(([name, value]) => !OWN.has(name) && value !== undefined));

/** Units that lie elsewhere, found by their shapes; `asked` are the shapes of each question. */
function elsewhere(units: readonly Candidate[]) {
  const index = createShapeIndex();
  const asked: (readonly string[])[] = [];
  const lying = units.map((candidate) => ({ shape: shapeOf(candidate), candidate }));
  for (const { shape, candidate } of lying) index.put(shape, candidate);
  const unitsOf = (keys: readonly string[]) => {
    asked.push(keys);
    return Promise.resolve(lying.filter(({ shape }) => keys.includes(shape)));
  };
  const countsOf = (keys: readonly string[]) =>
    Promise.resolve(new Map(keys.map((key) => [key, lying.filter(({ shape }) => shape === key).length])));
  return {
    index,
    lying,
    asked,
    search: (requirement: MatchRequirement, limit: number) =>
      searchShapes(requirement, index, limit, DEFAULT_RATES, unitsOf),
    relaxations: (requirement: MatchRequirement) => relaxationsByShapes(requirement, index, DEFAULT_RATES, countsOf),
  };
}

const placed = (ranked: readonly Ranked[]) =>
  ranked.map(({ candidate, score }) => [candidate.serial, score.score, score.margin, score.neededWork]);

test('units that lie elsewhere are found as the exhaustive scan finds them, and relaxations as the index does', async () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(inventory, requirements, fc.integer({ min: 0, max: 12 }), async (units, requirement, limit) => {
      const { search, relaxations } = elsewhere(units);
      expect(placed(await search(requirement, limit))).toEqual(placed(rank(requirement, units, limit)));
      const inMemory = createUnitIndex();
      units.forEach(inMemory.put);
      expect(await relaxations(requirement)).toEqual(inMemory.relaxations(requirement));
    }),
    { numRuns: 80 },
  );
});

test('the best shapes are asked for first, and no shape that cannot reach the list', async () => {
  const best = Array.from({ length: 5 }, (_, number) => aCandidate({ serial: `1${number}`, taps: `${number}` }));
  const others = Array.from({ length: 300 }, (_, number) => aCandidate({ serial: `2${number}`, kva: 10_000 + number }));
  const { search, asked } = elsewhere([...others, ...best]);
  expect(placed(await search(aRequirement(), 3))).toEqual(placed(rank(aRequirement(), best, 3)));
  expect(asked.flat().every((key) => best.some((unit) => shapeOf(unit) === key))).toBe(true);
});

test('a list longer than the inventory asks for every shape, as many at a time as the list lacks, up to 256', async () => {
  const units = Array.from({ length: 600 }, (_, number) => aCandidate({ serial: String(number), kva: number + 1 }));
  const { search, asked } = elsewhere(units);
  expect(await search(aRequirement(), 1_000)).toHaveLength(600);
  expect(asked.map(({ length }) => length)).toEqual([4, 256, 256, 84]);
});

test('a unit that changes between two questions stands in the list once', async () => {
  const { index, search, lying } = elsewhere([aCandidate({ serial: '1' })]);
  const before = lying[0];
  const after = aCandidate({ serial: '1', kva: 45 });
  for (const kva of [501, 502, 503, 504]) index.put(`gone ${kva}`, aCandidate({ kva }));
  index.put(shapeOf(after), after);
  lying.push({ shape: shapeOf(after), candidate: after });
  expect((await search(aRequirement(), 9)).map(({ candidate }) => candidate)).toEqual([before?.candidate]);
});

test('a shape is known once, however many of its units are put', () => {
  const { index } = elsewhere(['1', '2', '3'].map((serial) => aCandidate({ serial })));
  expect([index.shapes.size, index.buckets.size]).toEqual([1, 1]);
});
