import { paths } from '../../../src/contract/paths';
import { createTestApp } from '../../support/server/app';
import { createTestDatabase } from '../../support/server/database';

test('a server whose units are older than 30 s is not ready, says why, and still answers', async () => {
  const database = await createTestDatabase();
  let ageMs = 29_940;
  const { app, call, close } = await createTestApp(database, { indexAgeMs: () => ageMs });
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', indexAgeSeconds: 29.9 }]);
  ageMs = 30_960;
  const outdated = await app.inject('/readyz');
  expect(outdated.statusCode).toBe(503);
  expect(outdated.json()).toEqual({
    status: 'unavailable',
    indexAgeSeconds: 31,
    problems: [expect.stringContaining('last taken in 31 s ago')],
  });
  expect((await app.inject('/livez')).statusCode).toBe(200);
  expect((await call('GET', paths.states)).statusCode).toBe(200);
  await close();
  await database.close();
});
