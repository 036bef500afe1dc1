import { sql } from 'kysely';
import { contendersQuery } from '../../../../src/server/features/matching/orderMatches';
import { useTestDatabase } from '../../../support/server/database';
import { insertManyOrders } from '../../../support/server/manyOrders';

const database = useTestDatabase();
beforeAll(() => insertManyOrders(database.db));

test.each([null, 10_007])(
  'the orders but %s that look at some units are found by index, never by reading all',
  async (id) => {
    const query = contendersQuery(['U5100', 'U5200', 'U6300'], id);
    const plan = JSON.stringify((await sql`explain (format json) ${query}`.execute(database.db)).rows);
    for (const index of ['order_matches_best_serial', 'orders_pkey', 'orders_assigned_serial_key'])
      expect(plan).toContain(`"${index}"`);
    expect(plan).not.toContain('Seq Scan');
  },
);
