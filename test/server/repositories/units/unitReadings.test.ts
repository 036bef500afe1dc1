import {
  createUnitReadings,
  type ReadCandidate,
  type ReadFacts,
} from '../../../../src/server/repositories/units/unitReadings';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { insertRows, orderRow, unitRow } from '../../../support/server/rows';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const units = [
    unitRow({ serial: 'A', cabinet_condition: 'replace', tank_condition: 'good' }),
    unitRow({ serial: 'B', cabinet_condition: 'good', tank_condition: 'replace' }),
    unitRow({ serial: 'C', cabinet_condition: 'good', tank_condition: 'good' }),
    unitRow({ serial: 'D', retired_at: new Date() }),
  ];
  await insertRows(database.db, { units, orders: [orderRow({ assigned_serial: 'C' })] });
});
afterAll(() => database.close());

const readings = () => createUnitReadings(database.db);

test('a cabinet or tank needs replacing where its condition says so, and only there', async () => {
  const worn = (units: readonly (ReadCandidate | ReadFacts)[]) =>
    units.map(({ kind, own }) => [own.serial, kind.cabinetNeedsReplacing, kind.tankNeedsReplacing]);
  expect(worn(await readings().candidatesAfter('', 10))).toEqual([
    ['A', true, false],
    ['B', false, true],
  ]);
  expect(worn(await readings().factsAfter('', 3))).toEqual([
    ['A', true, false],
    ['B', false, true],
    ['C', false, false],
  ]);
});

test('units are told as reserved or retired, and all are counted', async () => {
  const facts = await readings().factsAfter('A', 10);
  expect(facts.map(({ kind, own }) => [own.serial, kind.isReserved, kind.isRetired])).toEqual([
    ['B', false, false],
    ['C', true, false],
    ['D', false, true],
  ]);
  expect(await readings().count()).toBe(4);
});
