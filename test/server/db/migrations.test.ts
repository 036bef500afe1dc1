import { connect } from '../../../src/server/db/pool/connectionPool';
import { migrateWithin, migrationNames } from '../../../src/server/db/migrate';
import { down, up } from '../../../src/server/db/migrations/foundation/0001_initial';
import { createEmptyDatabase } from '../../support/server/database';
import { shapeOf } from '../../support/server/shapeOf';

test('every migration can be reverted to the tables before it and repeated', async () => {
  const { url, drop } = await createEmptyDatabase();
  const { db, close } = connect(url);
  const shapes = new Map<string, unknown[]>();
  await db.connection().execute(async (one) => {
    for (const name of migrationNames) {
      await migrateWithin(one, name);
      shapes.set(name, await shapeOf(one));
    }
    for (const name of migrationNames.slice(0, -1).toReversed()) {
      await migrateWithin(one, name);
      expect([name, await shapeOf(one)]).toEqual([name, shapes.get(name)]);
    }
    await down(one);
    expect(JSON.stringify(await shapeOf(one))).not.toMatch(/orders|units/);
    await up(one);
    await migrateWithin(one);
    expect(await shapeOf(one)).toEqual(shapes.get(migrationNames.at(-1) ?? ''));
  });
  await close();
  await drop();
});
