import { goesThroughPooler } from '../../../src/server/db/openDatabase';
import { createEmptyDatabase } from '../../support/server/database';

test('an address that leads to PostgreSQL itself needs no pooler; one that leads nowhere is an error', async () => {
  const { url, drop } = await createEmptyDatabase();
  expect(await goesThroughPooler(url)).toBe(false);
  await drop();
  await expect(goesThroughPooler('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
});
