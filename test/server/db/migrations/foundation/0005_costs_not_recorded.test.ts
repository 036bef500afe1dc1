import { connect } from '../../../../../src/server/db/pool/connectionPool';
import { migrateToLatest } from '../../../../../src/server/db/migrate';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0005_costs_not_recorded';
import { createEmptyDatabase, insertRows, unitRow } from '../../../../support/server/database';

const nothingRecorded = { unit_cost: null, labor_cost: null, materials_cost: null };

test('existing costs stay, others may be missing; on the way back those are 0', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  const costs = () =>
    db.selectFrom('units').select(['serial', 'unit_cost', 'labor_cost', 'materials_cost']).orderBy('serial').execute();
  await migrateToLatest(db);
  await down(db);
  await insertRows(db, {
    units: [unitRow({ serial: '1001', unit_cost: '9000.50', labor_cost: '0', materials_cost: '800' })],
  });
  await up(db);
  await insertRows(db, { units: [unitRow({ serial: '1002', ...nothingRecorded })] });
  const recorded = { serial: '1001', unit_cost: '9000.50', labor_cost: '0.00', materials_cost: '800.00' };
  expect(await costs()).toEqual([recorded, { serial: '1002', ...nothingRecorded }]);
  await down(db);
  expect(await costs()).toEqual([
    recorded,
    { serial: '1002', unit_cost: '0.00', labor_cost: '0.00', materials_cost: '0.00' },
  ]);
  await close();
  await drop();
});
