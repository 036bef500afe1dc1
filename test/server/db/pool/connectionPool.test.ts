import { sql } from 'kysely';
import { connect, UNHURRIED } from '../../../../src/server/db/pool/connectionPool';
import { createEmptyDatabase } from '../../../support/server/database';
import { startForwarder } from '../../../support/server/network/forwarder';
import { goesThroughPooler } from '../../../../src/server/db/openDatabase';

describe('warming up', () => {
  it('opens every connection that the pool may have', async () => {
    const { url, drop } = await createEmptyDatabase();
    const { pool, warmUp, close } = connect(url, { maxConnections: 3, connectTimeoutMs: 600_000 });
    expect(pool.totalCount).toBe(0);
    await warmUp();
    expect([pool.totalCount, pool.idleCount]).toEqual([3, 3]);
    await close();
    await drop();
  });

  it('leaves a database that does not answer to the first query', async () => {
    const { db, warmUp, close } = connect('postgres://nobody@127.0.0.1:1/none');
    await expect(warmUp()).resolves.toBeUndefined();
    await expect(db.selectFrom('orders').selectAll().execute()).rejects.toThrow('ECONNREFUSED');
    await close();
  });
});

describe('a connection that takes longer than a request may wait', () => {
  it('fails the statement of a request, and serves work that no request waits for', async () => {
    const { url, drop } = await createEmptyDatabase();
    const forwarder = await startForwarder(url);
    forwarder.delay(2_500);
    const hurried = connect(forwarder.url);
    const unhurried = connect(forwarder.url, UNHURRIED);
    const ask = ({ db }: typeof hurried) => sql<{ one: number }>`select 1 as one`.execute(db);
    const answers = await Promise.allSettled([ask(hurried), ask(unhurried)]);
    expect(answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: { rows: [{ one: 1 }] } }]);
    await Promise.all([hurried.close(), unhurried.close()]);
    await forwarder.close();
    await drop();
  });
});

test('an address that leads to PostgreSQL itself needs no pooler; one that leads nowhere is an error', async () => {
  const { url, drop } = await createEmptyDatabase();
  expect(await goesThroughPooler(url)).toBe(false);
  await drop();
  await expect(goesThroughPooler('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});
