import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import type { Readiness } from '../../../../src/server/http/probes/readiness';
import { migrationNames } from '../../../../src/server/db/migrate';
import { createTestApp, type TestApp, useTestApp } from '../../../support/server/app';
import { useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase();
const served = useTestApp(database, { indexAgeMs: () => 2_940 });

const ok = { status: 'ok' };
const unread = { isReady: () => false };
const readyz = async ({ app }: TestApp) => {
  const response = await app.inject('/readyz');
  return { code: response.statusCode, ...response.json<Readiness>() };
};

test('/livez says that the process answers', async () => {
  expect((await served.app.inject('/livez')).json()).toEqual(ok);
});

test('/readyz names every part that the server needs', async () => {
  const parts = { database: ok, migrations: ok, keys: ok, index: { ...ok, ageSeconds: 2.9 }, server: ok };
  expect(await readyz(served)).toEqual({ code: 200, status: 'ok', parts });
});

test('a migration that this version brings and the database lacks makes it not ready; one of a later version does not', async () => {
  const last = migrationNames.at(-1);
  await sql`update kysely_migration set name = '9999_hereafter' where name = ${last}`.execute(database.db);
  const { code, parts } = await readyz(served);
  expect(code).toBe(503);
  expect(parts).toMatchObject({
    database: ok,
    migrations: { detail: 'Migrations that are missing: 1. Restart the server, which runs them.' },
  });
  await sql`insert into kysely_migration (name, timestamp) values (${last}, '')`.execute(database.db);
  expect(await readyz(served)).toMatchObject({ code: 200 });
});

test('a database that does not answer, keys that are not known and an index that was not read are each named', async () => {
  const nowhere = connect(database.url.replace(/:\d+\//, ':1/'));
  const { signIn } = served.signIn;
  const down = await createTestApp(database, {
    db: nowhere.db,
    liveUnits: { ...served.liveUnits, ...unread },
    signIn: { ...signIn, keysAreKnown: () => Promise.resolve(false) },
  });
  expect(await readyz(down)).toMatchObject({
    code: 503,
    parts: {
      database: { detail: 'The database does not answer. Check DATABASE_URL and the database server.' },
      migrations: { status: 'unavailable' },
      keys: { detail: 'The identity provider does not give out its keys.' },
      index: { detail: 'The units are being read for the first time.', ageSeconds: null },
      server: ok,
    },
  });
  await down.close();
  await nowhere.close();
});

test('a part that does not answer is not waited for', async () => {
  const { signIn } = served.signIn;
  const deaf = await createTestApp(database, {
    signIn: { ...signIn, keysAreKnown: () => new Promise<boolean>(() => undefined) },
  });
  expect(await readyz(deaf)).toMatchObject({
    code: 503,
    parts: { keys: { detail: 'No answer within a second.' }, index: ok },
  });
  await deaf.close();
});

test('a server whose units are older than 30 s is not ready, says why, and still answers', async () => {
  let ageMs = 29_940;
  const behind = await createTestApp(database, { indexAgeMs: () => ageMs });
  expect(await readyz(behind)).toMatchObject({ code: 200, parts: { index: { ...ok, ageSeconds: 29.9 } } });
  ageMs = 30_960;
  const outdated = await readyz(behind);
  expect(outdated).toMatchObject({ code: 503, parts: { database: ok, index: { ageSeconds: 31 } } });
  expect(outdated.parts.index?.detail).toContain('last taken in 31 s ago');
  expect((await behind.app.inject('/livez')).statusCode).toBe(200);
  expect((await behind.call('GET', paths.states)).statusCode).toBe(200);
  await behind.close();
});
