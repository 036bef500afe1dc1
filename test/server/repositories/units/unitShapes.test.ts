import { createUnitShapesRepository } from '../../../../src/server/repositories/units/unitShapes';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { insertRows, orderRow, unitRow } from '../../../support/server/rows';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Three shapes, by rating: of 75 kVA all are reserved, of 500 two are available, of 1,000 one is, of 2,000 none is active.
  const units = [
    unitRow({ serial: 'A', kva_rating: 500 }),
    unitRow({ serial: 'B', kva_rating: 500, impedance_pct: 4 }),
    unitRow({ serial: 'C', kva_rating: 500 }),
    unitRow({ serial: 'D', kva_rating: 1_000 }),
    unitRow({ serial: 'E', kva_rating: 75 }),
    unitRow({ serial: 'F', kva_rating: 2_000, retired_at: new Date() }),
  ];
  await insertRows(database.db, { units, orders: ['C', 'E'].map((assigned_serial) => orderRow({ assigned_serial })) });
});
afterAll(() => database.close());

const shapes = () => createUnitShapesRepository(database.db);
const serials = (rows: readonly { serial: string }[]) => rows.map(({ serial }) => serial).toSorted();
/** The shape of a unit that is available. */
const shapeOf = async (serial: string) => (await shapes().availableAmong([serial]))[0]!.shape;

test('of units those that are active and that no order has are told with all that matching reads, and their shape', async () => {
  const found = await shapes().availableAmong(['A', 'B', 'C', 'D', 'E', 'F', 'unknown']);
  expect(serials(found)).toEqual(['A', 'B', 'D']);
  expect(found.find(({ serial }) => serial === 'B')).toMatchObject({ kva_rating: '500.00', impedance_pct: '4.000' });
  expect(await shapeOf('A')).toBe(await shapeOf('B'));
  expect(await shapeOf('A')).not.toBe(await shapeOf('D'));
  expect(await shapes().size()).toBe(3);
});

test('shapes follow each other, with one available unit each, and none of a shape that has none', async () => {
  const all = await shapes().shapesAfter(null, 4);
  expect(all.last).toBeNull();
  expect(all.units.map(({ kva_rating }) => kva_rating).toSorted()).toEqual(['1000.00', '500.00']);
  const step = async (shape: string | null) => shapes().shapesAfter(shape, 1);
  const kinds: (string | undefined)[] = [];
  let last: string | null = null;
  do {
    const found: Awaited<ReturnType<typeof step>> = await step(last);
    if (found.last !== null) kinds.push(found.units[0]?.shape);
    last = found.last;
  } while (last !== null);
  // One of the three is empty: its units are reserved.
  expect(kinds).toHaveLength(3);
  expect(kinds.filter((shape) => shape !== undefined)).toEqual(all.units.map(({ shape }) => shape));
  expect((await shapes().shapesAfter(null, 3)).last).not.toBeNull();
});

test('the available units of shapes are read and counted by shape', async () => {
  const [small, large] = [await shapeOf('A'), await shapeOf('D')];
  const nobody = '00000000-0000-0000-0000-000000000001';
  expect(serials(await shapes().unitsOf([small]))).toEqual(['A', 'B']);
  expect(serials(await shapes().unitsOf([large, small, nobody]))).toEqual(['A', 'B', 'D']);
  expect((await shapes().unitsOf([large]))[0]).toMatchObject({ serial: 'D', shape: large, list_price: '28000.00' });
  const counts = await shapes().countsOf([small, large, nobody]);
  expect([counts.get(small), counts.get(large), counts.get(nobody) ?? 0]).toEqual([2, 1, 0]);
});
