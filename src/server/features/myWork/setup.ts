import { sql, type Kysely } from 'kysely';
import { setupSteps, type Setup, type SetupStep } from '../../../contract/people/setup';
import type { Database } from '../../db/schema/schema';
import { isOrder } from '../orders/ordersSelection';

/** The completed setup steps of a new installation. */
export async function readSetup(db: Kysely<Database>): Promise<Setup> {
  const { rows } = await sql<Record<SetupStep, boolean>>`select
    exists (select from quotation_sets where values -> 'company' ->> 'name' <> '') as company,
    (select count(*) from (select from people limit 2) p) > 1 as people,
    exists (select from units) as units,
    exists (select from orders where ${isOrder()}) as orders,
    exists (select from rate_sets) as rates,
    exists (select from unit_files where kind = 'photo' and removed_at is null) as photos`.execute(db);
  return { done: setupSteps.filter((step) => rows[0]?.[step] === true) };
}
