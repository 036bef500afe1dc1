import { freePort } from '../../../src/server/db/embedded/control';
import { waitForDatabase } from '../../../src/server/db/waitForDatabase';
import { useTestDatabase } from '../../support/server/database';
import { startForwarder } from '../../support/server/network/forwarder';

const database = useTestDatabase();
const logged: string[] = [];
const log = (message: string) => logged.push(message);
beforeEach(() => void (logged.length = 0));

const at = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).href;

test('a start waits for a database that is down, and goes on when it is back', async () => {
  const forwarder = await startForwarder(database.url);
  forwarder.lead(at(database.url, { port: String(await freePort()) }));
  const waiting = waitForDatabase(forwarder.url, (message) => {
    log(message);
    forwarder.lead(database.url);
  });
  await waiting;
  expect(logged).toEqual([expect.stringMatching(/^Waiting for the database of DATABASE_URL: .+\.$/)]);
  await forwarder.close();
});

test('a database that stays away is named by its variable, with the reason', async () => {
  const dead = at(database.url, { port: String(await freePort()) });
  await expect(waitForDatabase(dead, log, 0)).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED .+\.$/,
  );
});

test('a database that refuses the server is not waited for', async () => {
  const missing = at(database.url, { pathname: '/no_such_database' });
  await expect(waitForDatabase(missing, log)).rejects.toThrow(
    'The database of DATABASE_URL refuses the server: database "no_such_database" does not exist.',
  );
  expect(logged).toEqual([]);
});
