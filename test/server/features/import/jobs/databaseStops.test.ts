import { join } from 'node:path';
import { importJobSchema, type ImportJob } from '../../../../../src/contract/import/job';
import { paths } from '../../../../../src/contract/paths';
import { useTestApp } from '../../../../support/server/app';
import { useTestDatabase } from '../../../../support/server/database';
import { useFaultyDatabase } from '../../../../support/server/faults';
import { useTidyFolder } from '../../../../support/scratch';
import { upload } from '../../../../support/server/upload';
import { until, whileLocked } from '../../../../support/server/waits';
import { ordersWith } from '../files';

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
const root = useTidyFolder('database-stops-');
const served = useTestApp(database, () => ({
  ...{ db: faulty.db, uploadDir: join(root, 'one'), importsPerMinute: 1_000, importHeartbeatMs: 20 },
}));

const stateOf = async (id: string) =>
  (await database.db.selectFrom('import_jobs').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('an import that the database cuts says so once the database is back, and saves nothing', async () => {
  const { id } = await whileLocked(database.db, 'orders', async () => {
    const content = ordersWith('ship_city', ['Mesa', 'Reno']);
    const job = (await upload(served, [{ name: 'orders', content }])).json<ImportJob>();
    await until(async () => (await stateOf(job.id)) === 'saving');
    faulty.arm(1, 'broken before', true);
    return job;
  });
  const unwritten = () => served.log.filter((line) => line.includes('the end of an import could not be written'));
  await until(() => unwritten().length >= 3);
  faulty.disarm();
  await until(async () => (await stateOf(id)) === 'failed');
  expect(await served.read(importJobSchema, paths.import(id))).toMatchObject({
    failure:
      'The database stopped before the import was finished. Nothing was changed. ' +
      'Import the same files again; rows that are already up to date do not change.',
  });
  expect(await database.db.selectFrom('orders').select('id').execute()).toEqual([]);
});
