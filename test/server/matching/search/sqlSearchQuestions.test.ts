import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { sqlSearch } from '../../../../src/server/matching/search/sqlSearch';
import type { MatchedRow, UnitShapesRepository } from '../../../../src/server/repositories/units/unitShapes';
import { fullUnit } from '../../presenters/fullRows';

/** Units of the given sizes, each of a shape of its own, and what was asked of them. */
function lyingElsewhere(sizes: readonly number[]) {
  const rows = sizes.map((size, place): MatchedRow => ({
    ...fullUnit,
    serial: String(place),
    kva_rating: '1000',
    fusing_description: `${size}`,
    shape: String(place),
  }));
  const asked: [string, number][] = [];
  const shapes: UnitShapesRepository = {
    shapesAfter: (after, limit) => {
      const from = after === null ? 0 : Number(after) + 1;
      asked.push(['shapes', from]);
      const units = rows.slice(from, from + limit);
      return Promise.resolve({ units, last: units.length < limit ? null : (units.at(-1)?.shape ?? null) });
    },
    unitsOf: (keys) => {
      asked.push(['units', keys.length]);
      return Promise.resolve(rows.filter(({ shape }) => keys.includes(shape)));
    },
    countsOf: (keys) => {
      asked.push(['counts', keys.length]);
      return Promise.resolve(new Map(keys.map((key) => [key, 1])));
    },
    availableAmong: () => Promise.resolve([]),
    size: () => Promise.resolve(rows.length),
  };
  return { shapes, asked };
}

test('shapes are read a thousand at a time, until fewer come', async () => {
  const { shapes, asked } = lyingElsewhere(Array.from({ length: 2_000 }, (_, place) => place));
  await sqlSearch(shapes)(DEFAULT_RATES);
  expect(asked).toEqual([
    ['shapes', 0],
    ['shapes', 1_000],
    ['shapes', 2_000],
  ]);
});

test.each([
  { count: 5_000, counted: [5_000] },
  { count: 5_001, counted: [5_000, 1] },
])(
  'what would help is counted five thousand of $count shapes at a time, so that no question takes too long',
  async (each) => {
    const { shapes, asked } = lyingElsewhere(Array.from({ length: each.count }, (_, place) => place));
    const requirement = toMatchRequirement(
      { order_id: 1, kva_rating: 1_500, phase: 3 },
      { fusing: null, impedancePct: null },
    );
    const search = await sqlSearch(shapes)(DEFAULT_RATES);
    asked.splice(0);
    await search.relaxations(requirement);
    expect(asked).toEqual(each.counted.map((keys) => ['counts', keys]));
  },
);

test('how many units there are is asked once after each change, and again where that failed', async () => {
  const { shapes } = lyingElsewhere([1]);
  let asked = 0;
  const fails = [new Error('down')];
  const size = () => {
    asked += 1;
    const failure = fails.pop();
    return failure === undefined ? Promise.resolve(7) : Promise.reject(failure);
  };
  const search = await sqlSearch({ ...shapes, size })(DEFAULT_RATES);
  await expect(search.size()).rejects.toThrow('down');
  expect([await search.size(), await search.size(), asked]).toEqual([7, 7, 2]);
  await search.take(['1']);
  expect([await search.size(), asked]).toEqual([7, 3]);
});
