import { connect } from '../../../../../src/server/db/connect';
import * as initial from '../../../../../src/server/db/migrations/foundation/0001_initial';
import { down, up } from '../../../../../src/server/db/migrations/foundation/0003_secondary_bushings';
import { createEmptyDatabase } from '../../../../support/server/database';
import { insertRows, unitRow } from '../../../../support/server/rows';
import { shapeOf } from '../../../../support/server/shapeOf';

test('existing units stay and have no secondary bushings yet; the way back leaves the database as it was', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await initial.up(db);
  await insertRows(db, { units: [unitRow({ serial: '1001' })] });
  const before = await shapeOf(db);
  await up(db);
  await insertRows(db, { units: [unitRow({ serial: '1002', sec_bush: '4-hole spade' })] });
  expect(await db.selectFrom('units').select(['serial', 'sec_bush']).orderBy('serial').execute()).toEqual([
    { serial: '1001', sec_bush: null },
    { serial: '1002', sec_bush: '4-hole spade' },
  ]);
  await down(db);
  expect(await shapeOf(db)).toEqual(before);
  await up(db);
  await close();
  await drop();
});
