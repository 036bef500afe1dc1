import { sql, type CompiledQuery } from 'kysely';
import {
  createInventoryRepository,
  listedQuery,
  createUnitsRepository,
} from '../../../../src/server/features/units/repository';
import { sampleUnits } from '../../../../src/sample/units';
import { toCandidate } from '../../../../src/server/features/units/presenter';
import { createStoredUnitsRepository, storedUnitsAfter } from '../../../../src/server/features/units/storedUnits';
import { useTestDatabase, insertRows, orderRow, photoRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
beforeAll(async () => {
  const units = Array.from({ length: 3_000 }, (_, n) => unitRow({ serial: String(10_000 + n) }));
  for (let from = 0; from < units.length; from += 500)
    await insertRows(database.db, { units: units.slice(from, from + 500) });
  await insertRows(database.db, { orders: [orderRow({ assigned_serial: '10007', job_number: 'J1' }), orderRow()] });
  await sql`vacuum analyze units, orders`.execute(database.db);
});

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
  const plan = await planOf(storedUnitsAfter(database.db, '10500', 100));
  expect(plan).toMatch(/Index Scan using units_pkey on units/);
  expect(plan).not.toContain('Sort');
});

test('units come in the requested order; missing and unavailable ones are left out', async () => {
  const repository = createInventoryRepository(database.db);
  const listed = await repository.listed(['12000', 'gone', '10007']);
  expect(listed.map(({ serial, reserved_for_job }) => [serial, reserved_for_job])).toEqual([
    ['12000', null],
    ['10007', 'J1'],
  ]);
  const gone = { ...photoRow('10008'), removed_at: new Date(), removed_by: 'Ann' };
  expect(await repository.listed([])).toEqual([]);
  const stored = createStoredUnitsRepository(database.db);
  expect(await stored.among([])).toEqual([]);
  await database.db
    .insertInto('unit_files')
    .values([photoRow('10007'), gone])
    .execute();
  const units = await stored.among(['10007', '10008', 'a\0b']);
  expect(units.map(({ serial, isReserved, hasPhotos }) => [serial, isReserved, hasPhotos]).sort()).toEqual([
    ['10007', true, true],
    ['10008', false, false],
  ]);
});

test('units are read in order of serial as matching reads their rows, and with all that the inventory lists by', async () => {
  const notes = { fab_notes: 'Says "hi" \\ é', comments: 'two\nlines', tank_condition: 'replace' as const };
  await insertRows(database.db, {
    units: [
      { ...sampleUnits()[0]!, documents: [], pictures: [], serial: '13500', ...notes },
      unitRow({ serial: '13501', retired_at: new Date() }),
    ],
    orders: [orderRow({ assigned_serial: '13501' })],
  });
  const repository = createStoredUnitsRepository(database.db);
  const rows = await createUnitsRepository(database.db).availableAfter('12990', 100);
  const units = await repository.after('12990', 100);
  expect(units.map(({ serial }) => serial)).toEqual([...rows.map(({ serial }) => serial), '13501']);
  rows.forEach((row, at) => expect(units[at]).toMatchObject(toCandidate(row)));
  expect(units.at(-2)).toMatchObject({
    ...{ fabNotes: notes.fab_notes, comments: notes.comments, isReserved: false, isRetired: false, hasPhotos: false },
    ...{ cabinetNeedsReplacing: false, tankNeedsReplacing: true, manufacturer: rows.at(-1)?.manufacturer },
    ...{ mfgYear: rows.at(-1)?.mfg_year, weightLbs: Number(rows.at(-1)?.weight_lbs) },
  });
  expect(units.at(-1)).toMatchObject({ isReserved: true, isRetired: true });
  expect((await repository.after('10005', 2)).map(({ serial }) => serial)).toEqual(['10006', '10007']);
  expect(await repository.after('13501', 5)).toEqual([]);
});
