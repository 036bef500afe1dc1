import { connect } from '../../../../../src/server/db/pool/connectionPool';
import * as initial from '../../../../../src/server/db/migrations/foundation/0001_initial';
import { up } from '../../../../../src/server/db/migrations/foundation/0003_secondary_bushings';
import { createEmptyDatabase, insertRows, unitRow } from '../../../../support/server/database';

test('existing units stay and have no secondary bushings yet', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  await initial.up(db);
  await insertRows(db, { units: [unitRow({ serial: '1001' })] });
  await up(db);
  await insertRows(db, { units: [unitRow({ serial: '1002', sec_bush: '4-hole spade' })] });
  expect(await db.selectFrom('units').select(['serial', 'sec_bush']).orderBy('serial').execute()).toEqual([
    { serial: '1001', sec_bush: null },
    { serial: '1002', sec_bush: '4-hole spade' },
  ]);
  await close();
  await drop();
});
