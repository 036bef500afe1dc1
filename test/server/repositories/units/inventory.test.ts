import { sql, type CompiledQuery } from 'kysely';
import {
  createInventoryRepository,
  factsAfterQuery,
  listedQuery,
} from '../../../../src/server/repositories/units/inventory';
import { sampleUnits } from '../../../../src/sample/units';
import { toUnitFacts } from '../../../../src/server/presenters/inventory/unitFacts';
import { toCandidate } from '../../../../src/server/presenters/units/candidate';
import { createUnitReadings } from '../../../../src/server/repositories/units/unitReadings';
import { createUnitsRepository } from '../../../../src/server/repositories/units/units';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { insertRows, orderRow, photoRow, unitRow } from '../../../support/server/rows';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const units = Array.from({ length: 3_000 }, (_, n) => unitRow({ serial: String(10_000 + n) }));
  for (let from = 0; from < units.length; from += 500)
    await insertRows(database.db, { units: units.slice(from, from + 500) });
  await insertRows(database.db, { orders: [orderRow({ assigned_serial: '10007', job_number: 'J1' }), orderRow()] });
  await sql`vacuum analyze units, orders`.execute(database.db);
});
afterAll(() => database.close());

async function planOf(query: { compile: () => CompiledQuery }): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': string }>({
    ...query.compile(),
    sql: `explain ${text}`,
    parameters,
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test('the units of a page are found by their serials, not by reading all units', async () => {
  const plan = await planOf(listedQuery(database.db, ['10007', '10100', '12000']));
  expect(plan).toContain('units_pkey');
  expect(plan).not.toContain('Seq Scan on units');
});

test('the next units are read in the order of the index, without sorting', async () => {
  const plan = await planOf(factsAfterQuery(database.db, '10500', 100));
  expect(plan).toMatch(/Index Scan using units_pkey on units/);
  expect(plan).not.toContain('Sort');
});

test('units come in the order asked for; those that are gone, or cannot be, are left out', async () => {
  const repository = createInventoryRepository(database.db);
  const listed = await repository.listed(['12000', 'gone', '10007']);
  expect(listed.map(({ serial, reserved_for_job }) => [serial, reserved_for_job])).toEqual([
    ['12000', null],
    ['10007', 'J1'],
  ]);
  const gone = { ...photoRow('10008'), removed_at: new Date(), removed_by: 'Ann' };
  expect(await repository.listed([])).toEqual([]);
  expect(await repository.factsAmong([])).toEqual([]);
  await database.db
    .insertInto('unit_files')
    .values([photoRow('10007'), gone])
    .execute();
  const facts = await repository.factsAmong(['10007', '10008', 'a\0b']);
  expect(facts.map(({ serial, is_reserved, has_photos }) => [serial, is_reserved, has_photos]).sort()).toEqual([
    ['10007', true, true],
    ['10008', false, false],
  ]);
});

const whole = <Kind extends object, Own extends object>({ kind, own }: { kind: Kind; own: Own }): Kind & Own => ({
  ...kind,
  ...own,
});

test('read in columns, units say what their rows say, in order of serial', async () => {
  const notes = { fab_notes: 'Says "hi" \\ é', comments: 'two\nlines' };
  await insertRows(database.db, {
    units: [{ ...sampleUnits()[0]!, documents: [], pictures: [], serial: '13500', ...notes }],
  });
  const readings = createUnitReadings(database.db);
  const rows = await createUnitsRepository(database.db).availableAfter('12990', 100);
  expect(rows).toHaveLength(10);
  expect((await readings.candidatesAfter('12990', 100)).map(whole)).toEqual(rows.map(toCandidate));
  const serials = rows.map(({ serial }) => serial);
  const facts = await createInventoryRepository(database.db).factsAmong(serials);
  expect((await readings.factsAfter('12990', 100)).map(whole)).toEqual(
    facts.map(toUnitFacts).toSorted((a, b) => (a.serial < b.serial ? -1 : 1)),
  );
  expect((await readings.candidatesAfter('10005', 2)).map(({ own }) => own.serial)).toEqual(['10006', '10008']);
  expect([await readings.factsAfter('13500', 5), await readings.count()]).toEqual([[], 3_001]);
});
