import fc from 'fast-check';
import type { Candidate } from '../../../../../src/domain/matching/reading/candidate';
import { rank } from '../../../../../src/domain/matching/ranking/rank';
import type { Ranked } from '../../../../../src/domain/matching/ranking/score';
import { searchShapes } from '../../../../../src/domain/matching/search/shapes/searchShapes';
import { DEFAULT_RATES } from '../../../../../src/domain/rates/rates';
import { candidates, manySerials, requirements } from '../../../builders/arbitraries';
import { inventories, nearlyServed } from '../../../builders/inventories';
import { otherRates } from '../../../builders/rates';
import { elsewhere, shapeOf } from './shapedUnits';
import { aCandidate, aRequirement } from '../../../builders/units';

const placed = (ranked: readonly Ranked[]) =>
  ranked.map(({ candidate, score }) => [candidate.serial, score.score, score.margin, score.neededWork]);
const serialsOf = (ranked: readonly Ranked[]) => ranked.map(({ candidate }) => candidate.serial);
/** Units of `shapes` shapes, so many of each, which kVA tells apart. */
const ofShapes = (shapes: number, each: number) =>
  Array.from({ length: shapes * each }, (_, number) =>
    aCandidate({ serial: String(number), kva: Math.floor(number / each) + 1 }),
  );

test('units that lie elsewhere are found as the exhaustive scan finds them', async () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(inventory, requirements, fc.nat(12), async (units, requirement, limit) => {
      expect(placed(await elsewhere(units).search(requirement, limit))).toEqual(
        placed(rank(requirement, units, limit)),
      );
    }),
    { numRuns: 80 },
  );
});

test('so are units that nearly tie, by any rates', async () => {
  await fc.assert(
    fc.asyncProperty(inventories(25), nearlyServed, fc.nat(6), otherRates, async (units, requirement, limit, rates) => {
      const found = await elsewhere(units, rates).search(requirement, limit);
      expect(placed(found)).toEqual(placed(rank(requirement, units, limit, rates)));
    }),
  );
});

test('the best shapes are asked for first, and no shape that cannot reach the list', async () => {
  const best = Array.from({ length: 5 }, (_, number) => aCandidate({ serial: `1${number}`, taps: `${number}` }));
  const others = Array.from({ length: 300 }, (_, number) => aCandidate({ serial: `2${number}`, kva: 10_000 + number }));
  const { search, asked } = elsewhere([...others, ...best]);
  expect(placed(await search(aRequirement(), 3))).toEqual(placed(rank(aRequirement(), best, 3)));
  expect(asked.flat().every((key) => best.some((unit) => shapeOf(unit) === key))).toBe(true);
});

test.each<[string, Candidate[], number, number[]]>([
  ['nothing in stock', [], 50, []],
  ['a list of no places', ofShapes(9, 1), 0, []],
  ['as many units in the first four shapes as the list has places', ofShapes(4, 2), 8, [4]],
  // Four had 8 units, so 50 lack 42: 42 x 4 / 8 is 21; then 25 had 50.
  ['two units a shape', ofShapes(40, 2), 50, [4, 21, 15]],
  // Four had 40 units, of 50: 10 x 4 / 40 is 1, but no question is smaller than twice the last one.
  ['ten units a shape', ofShapes(40, 10), 50, [4, 8, 16, 12]],
  // 1,000 lack 996: a question has 256 shapes at the most.
  ['a list longer than the inventory', ofShapes(600, 1), 1_000, [4, 256, 256, 84]],
])('with %s, questions grow with what the list lacks', async (_, units, limit, expected) => {
  const { search, asked } = elsewhere(units);
  // All of these cannot serve: each is held at the cap, and the serial alone may still decide.
  expect(await search(aRequirement({ phase: 1, kva_rating: null }), limit)).toHaveLength(Math.min(limit, units.length));
  expect(asked.map(({ length }) => length)).toEqual(expected);
});

test('no shape is asked for twice', async () => {
  await fc.assert(
    fc.asyncProperty(inventories(30), nearlyServed, fc.nat(30), async (units, requirement, limit) => {
      const { search, asked } = elsewhere(units);
      await search(requirement, limit);
      expect(new Set(asked.flat()).size).toBe(asked.flat().length);
    }),
    { numRuns: 40 },
  );
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

test('shapes whose units are all gone cost questions, and the units behind them are found all the same', async () => {
  const { index, search, asked } = elsewhere([
    aCandidate({ serial: '1', kva: 1000 }),
    aCandidate({ serial: '2', phase: 1 }),
  ]);
  for (const kva of [500, 501, 502, 503, 504, 505]) index.put(`gone ${kva}`, aCandidate({ kva }));
  expect(serialsOf(await search(aRequirement(), 2))).toEqual(['1', '2']);
  // Of the first four none had a unit: the next question has all that are left.
  expect(asked.map(({ length }) => length)).toEqual([4, 4]);
});

test('a unit of a shape that nobody asked for is passed over: nothing is known of how it serves', async () => {
  const { index } = elsewhere([aCandidate({ serial: '1' })]);
  const units = ['1', '2'].map((serial) => aCandidate({ serial }));
  const answer = units.map((candidate) => ({
    shape: candidate.serial === '1' ? shapeOf(candidate) : 'other',
    candidate,
  }));
  const found = await searchShapes(aRequirement(), index, 9, DEFAULT_RATES, () => Promise.resolve(answer));
  expect(serialsOf(found)).toEqual(['1']);
});

test('an impedance that no unit had when its shape came to be known is judged as any other', async () => {
  const { search, lying } = elsewhere([aCandidate({ serial: '2' })]);
  const shape = shapeOf(aCandidate());
  lying.push({ shape, candidate: aCandidate({ serial: '1', impedancePct: 6 }) });
  lying.push({ shape, candidate: aCandidate({ serial: '3', impedancePct: 5.37 }) });
  const found = await search(aRequirement(), 9);
  // 6 % is 20 % off the 5 % required, a gap; 5.37 % is 7.4 % off, within the 7.5 of IEEE C57.12.00.
  expect(serialsOf(found)).toEqual(['2', '3', '1']);
});

test('units of one shape are told apart by what is their own: cost, work, place, serial', async () => {
  const units = [
    aCandidate({ serial: '5', location: 'Austin, TX' }),
    aCandidate({ serial: '4', unitCost: null }),
    aCandidate({ serial: '3', unitCost: 9_999.99 }),
    aCandidate({ serial: '2' }),
    aCandidate({ serial: '1', location: 'Denver, CO' }),
  ];
  const { search, asked } = elsewhere(units);
  expect(serialsOf(await search(aRequirement(), 5))).toEqual(['3', '2', '5', '1', '4']);
  expect(serialsOf(await search(aRequirement(), 2))).toEqual(['3', '2']);
  expect(asked).toEqual([[shapeOf(aCandidate())], [shapeOf(aCandidate())]]);
});

test('a question that fails fails the search: half a list would look like a whole one', async () => {
  const { index } = elsewhere([aCandidate()]);
  const failing = () => Promise.reject(new Error('The inventory did not answer.'));
  await expect(searchShapes(aRequirement(), index, 5, DEFAULT_RATES, failing)).rejects.toThrow('did not answer');
});
