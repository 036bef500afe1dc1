import fc from 'fast-check';
import { sql, type Insertable } from 'kysely';
import { toMatchRequirement, type MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import type { Ranked } from '../../../../src/domain/matching/ranking/score';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import type { UnitsTable } from '../../../../src/server/db/schema';
import { openSearch } from '../../../../src/server/matching/search/openSearch';
import type { UnitSearch } from '../../../../src/server/matching/search/unitSearch';
import { sampleOrders } from '../../../../src/sample/orders';
import { sampleUnits } from '../../../../src/sample/units';
import { candidates, manySerials, requirements } from '../../../domain/builders/arbitraries';
import { candidateOf, requirementOf } from '../../../sample/matches';
import { extent } from '../../../support/extent';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { insertRows, orderRow, unitRow } from '../../../support/server/rows';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const open = (mode: 'memory' | 'sql') => openSearch(mode, database.db)(DEFAULT_RATES);

const told = (ranked: readonly Ranked[]) =>
  ranked.map(({ candidate, score }) => [candidate, score.score, score.margin, score.neededWork, score.isComplete]);

type Two = readonly [UnitSearch, UnitSearch];

/** Relaxations too, where the app would ask for them: no unit can serve. */
async function expectSameAnswers(requirement: MatchRequirement, limit: number, [inSql, inMemory]: Two) {
  const expected = await inMemory.search(requirement, limit);
  expect(told(await inSql.search(requirement, limit))).toEqual(told(expected));
  if (expected[0]?.score.canServe !== true)
    expect(await inSql.relaxations(requirement)).toEqual(await inMemory.relaxations(requirement));
}

test('the search in SQL answers every order of the sample as the one in memory does', async () => {
  const units = sampleUnits().map((unit) => toRow(candidateOf(unit)));
  await sql`insert into units select * from jsonb_populate_recordset(null::units, ${JSON.stringify(units)}::jsonb)`.execute(
    database.db,
  );
  const searches = await Promise.all([open('sql'), open('memory')]);
  for (const order of sampleOrders()) await expectSameAnswers(requirementOf(order), 20, searches);
  expect(await searches[0].size()).toBe(await searches[1].size());
});

/** What the table can hold of a unit made up by chance. */
const toRow = (unit: Candidate): Insertable<UnitsTable> =>
  unitRow({
    ...{ serial: unit.serial, condition: unit.condition === 'RW' ? 'RW' : 'RC', phase: unit.phase ?? 1 },
    ...{ kva_rating: unit.kva ?? 45, primary_voltage: unit.primaryVoltage ?? '', taps: unit.taps },
    ...{ secondary_voltage: unit.secondaryVoltage ?? '', primary_bil_kv: unit.bilKv, bush_type: unit.bushType },
    ...{ bush_config_description: unit.bushConfiguration, fusing_description: unit.fusing },
    ...{ type_of_fluid: unit.fluid, winding_material: unit.windingMaterial, impedance_pct: unit.impedancePct },
    ...{ sec_bush: unit.secondaryBushings, warehouse_desc: unit.location, unit_cost: unit.unitCost },
    ...{ labor_cost: unit.laborCost, materials_cost: unit.materialsCost, list_price: unit.listPrice },
    ...{ fr3_fill_cost: unit.fr3FillCost ?? 0, turn_pull_cost: unit.turnPullCost ?? 0 },
    ...{ feed_conversion_cost: unit.feedConversionCost ?? 0, retank_cost: unit.retankCost ?? 0 },
    ...{ replacement_cabinet_cost: unit.replacementCabinetCost ?? 0 },
    cabinet_condition: unit.cabinetNeedsReplacing ? 'replace' : 'good',
    tank_condition: unit.tankNeedsReplacing ? 'replace' : 'good',
  });

test('the search in SQL answers as the one in memory does, over any inventory, reserved and retired units left out', async () => {
  const inventory = fc.uniqueArray(candidates(manySerials), {
    selector: ({ serial }) => serial,
    minLength: 4,
    maxLength: 80,
  });
  for (const [seed, units] of fc.sample(inventory, { numRuns: extent(20, 6), seed: 1 }).entries()) {
    await database.db.deleteFrom('orders').execute();
    await database.db.deleteFrom('units').execute();
    const [reserved, retired, ...free] = units.map(toRow);
    if (reserved === undefined || retired === undefined) throw new Error('The inventory is too small.');
    await insertRows(database.db, {
      units: [reserved, { ...retired, retired_at: new Date(), retired_by: 'Ann' }, ...free],
      orders: [orderRow({ assigned_serial: reserved.serial })],
    });
    const searches = await Promise.all([open('sql'), open('memory')]);
    expect(await Promise.all(searches.map((each) => each.size()))).toEqual([free.length, free.length]);
    for (const [place, requirement] of fc.sample(requirements, { numRuns: 10, seed }).entries())
      await expectSameAnswers(requirement, place, searches);
  }
});

test('values that differ only in where a comma or a quotation mark stands are different shapes', async () => {
  const units = [
    unitRow({ serial: '1', taps: "a','b", bush_type: null }),
    unitRow({ serial: '2', taps: 'a', bush_type: "b','" }),
    unitRow({ serial: '3', taps: null, bush_type: 'NULL' }),
    unitRow({ serial: '4', taps: 'NULL', bush_type: null }),
    unitRow({ serial: '5', taps: '', bush_type: "\\'" }),
  ];
  await insertRows(database.db, { units });
  const { rows } = await sql<{ shapes: number }>`select count(distinct unit_shape(units)) as shapes from units`.execute(
    database.db,
  );
  expect(rows).toEqual([{ shapes: units.length }]);
});

test('a change of a unit is found at once, one of a shape that is new once it was taken in', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: '1' }), unitRow({ serial: '2' })] });
  const live = await open('sql');
  const requirement = toMatchRequirement(
    { order_id: 1, kva_rating: 500, phase: 3 },
    { fusing: null, impedancePct: null },
  );
  const found = async () => (await live.search(requirement, 9)).map(({ candidate }) => candidate.serial).toSorted();
  await database.db.deleteFrom('units').where('serial', '=', '1').execute();
  expect(await found()).toEqual(['2']);
  await insertRows(database.db, { units: [unitRow({ serial: '3', kva_rating: 75 })] });
  expect(await found()).toEqual(['2']);
  expect([await live.size(), await live.take(['1', '3'])]).toEqual([2, { serials: ['1', '3'], mayServeMore: true }]);
  expect([await found(), await live.size()]).toEqual([['2', '3'], 2]);
  expect(await live.take(['1'])).toEqual({ serials: ['1'], mayServeMore: false });
});

test('the search in memory finds a change once it was taken in', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: '1' }), unitRow({ serial: '2' })] });
  const live = await open('memory');
  await database.db.deleteFrom('units').where('serial', '=', '1').execute();
  expect(await live.size()).toBe(2);
  expect(await live.take(['1'])).toEqual({ serials: ['1'], mayServeMore: false });
  expect(await live.size()).toBe(1);
});
