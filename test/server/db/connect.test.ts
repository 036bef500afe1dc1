import { connect } from '../../../src/server/db/connect';
import { createEmptyDatabase } from '../../support/server/database';

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
