import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../../src/server/config/config';
import { connect } from '../../../src/server/db/pool/connectionPool';
import { freePort } from '../../../src/server/db/embedded/control';
import { startServer } from '../../../src/server/app/start';
import { createEmptyDatabase } from '../../support/server/database';

test('three servers that start at the same moment on an empty database all go live, with the sample loaded once', async () => {
  const { url, drop } = await createEmptyDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'three-'));
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (port: number) => {
    const sample = { SAMPLE_DATA: 'on', AUTH_MODE: 'entra', LOG_LEVEL: 'silent' };
    const tenant = {
      ENTRA_TENANT_ID: '11111111-1111-4111-8111-111111111111',
      ENTRA_CLIENT_ID: '22222222-2222-4222-8222-222222222222',
    };
    const own = { PORT: String(port), DATA_DIR: join(folder, String(port)), DATABASE_URL: url };
    const config = parseConfig({ ...sample, ...tenant, ...own });
    return startServer({
      config,
      environment: 'test',
      log: () => {},
      shutdown: new AbortController().signal,
      onFatal: () => undefined,
    });
  };
  const servers = await Promise.all(ports.map(start));
  const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/readyz`)));
  const ready = { database: { status: 'ok' }, migrations: { status: 'ok' }, index: { status: 'ok' } };
  // There is no network to Entra ID here, so that its keys are missing.
  for (const answer of answers) expect(await answer.json()).toMatchObject({ parts: ready });
  const { db, close } = connect(url);
  const imports = await db.selectFrom('imports').select(['orders_added', 'units_added']).execute();
  expect(imports).toHaveLength(1);
  const { rows } = await db
    .selectFrom('units')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  expect(imports[0]?.units_added).toBe(rows);
  await close();
  for (const { stop } of servers) await stop();
  await drop();
  await rm(folder, { recursive: true });
});
