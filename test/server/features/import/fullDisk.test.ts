import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { problemSchema } from '../../../../src/contract/problem';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase } from '../../../support/server/database';
import { useFaultyDatabase } from '../../../support/server/faults';
import { upload } from '../../../support/server/upload';
import { ordersWith, UNIT_HEADER, UNIT_ROW } from './files';

const uploadDir = mkdtempSync(join(tmpdir(), 'full-disk-'));
/** A disk of 256 kB. Only root may make one. */
const isSmallDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', uploadDir]).status === 0;
const env = { FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' };

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
const served = useTestApp(database, () => ({ db: faulty.db, uploadDir, importsPerMinute: 1_000, env }));
afterAll(() => {
  if (isSmallDisk) spawnSync('umount', [uploadDir]);
  rmSync(uploadDir, { recursive: true });
});

const rows = async () =>
  (
    await sql<object>`select (select count(*) from units) as units, (select count(*) from orders) as orders`.execute(
      database.db,
    )
  ).rows[0];

const feed = async (content: string) =>
  served.app.inject({
    method: 'PUT',
    url: `${paths.feed('units')}?batch=1`,
    headers: {
      authorization: `Bearer ${await served.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' })}`,
      'content-type': 'text/csv',
    },
    payload: content,
  });

const largeFile = ordersWith('ship_city', new Array<string>(20_000).fill('Mesa'));

(isSmallDisk ? test : test.skip)(
  'an upload that does not fit the disk is refused with 507, and leaves nothing on it',
  async () => {
    const refused = await upload(served, [{ name: 'orders', content: largeFile }]);
    expect([refused.statusCode, problemSchema.parse(refused.json()).detail]).toEqual([
      507,
      'The disk of the server is full. Nothing was changed. Ask your administrator to free space on it, then try again.',
    ]);
    expect((await feed(largeFile)).statusCode).toBe(507);
    expect(await readdir(uploadDir)).toEqual([]);
    expect(await rows()).toEqual({ units: 0, orders: 0 });
  },
);

test('an import that the disk of the database has no room for says so, and changes nothing', async () => {
  const content = `${UNIT_HEADER}\n${UNIT_ROW}\n`;
  faulty.arm(11, '53100', true);
  const refused = await feed(content);
  faulty.disarm();
  expect([refused.statusCode, problemSchema.parse(refused.json()).detail]).toEqual([
    507,
    'The disk of the database is full. Nothing was changed. Ask your administrator to free space on it, then try again.',
  ]);
  expect(await rows()).toEqual({ units: 0, orders: 0 });
  expect((await feed(content)).statusCode).toBe(200);
  expect(await rows()).toEqual({ units: 1, orders: 0 });
});
