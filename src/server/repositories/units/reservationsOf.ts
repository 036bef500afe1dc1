import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/schema';

/**
 * The orders that hold a unit. `offset 0`: they are looked up for each unit; joined, PostgreSQL would read all of them for every
 * batch of units.
 */
export const reservationsOf = (eb: ExpressionBuilder<Database, 'units'>) =>
  eb.selectFrom('orders').select('id').whereRef('orders.assigned_serial', '=', 'units.serial').offset(0);
