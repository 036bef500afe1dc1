import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { AuditAction } from '../../../contract/people/audit';
import type { Database } from '../schema';
import { actorColumns, type Actor } from './record';

/** One entry for each row of a query, which names 'order_id', 'job_number', 'serial', and 'old' and 'new' as JSON. */
export interface AuditRows {
  readonly action: AuditAction;
  readonly by: Actor;
  /** A `with` clause that changes something and returns the rows to tell of; absent: nothing is changed here. */
  readonly change?: RawBuilder<unknown>;
  /** The query. */
  readonly rows: RawBuilder<unknown>;
}

/** Writes down what a transaction does to many rows, with one statement. How many entries there are. */
export async function recordRows(trx: Transaction<Database>, { action, by, change, rows }: AuditRows): Promise<number> {
  const { person_name, person_email, person_subject, address } = actorColumns(by);
  const result = await sql`${change ?? sql``}
    insert into audit (person_name, person_email, person_subject, address, action, order_id, job_number, serial, old, new)
    select ${person_name}::text, ${person_email}::text, ${person_subject}::text, ${address}::text, ${action}::text,
      order_id, job_number, serial, old, new from (${rows}) rows`.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** What an entry says of an order, or of a unit, where the row itself holds all there is to say. */
export const ofRow = (table: 'orders' | 'units', alias: string) =>
  table === 'orders'
    ? sql`${sql.ref(`${alias}.id`)} as order_id, ${sql.ref(`${alias}.job_number`)} as job_number, null::text as serial`
    : sql`null::bigint as order_id, null::text as job_number, ${sql.ref(`${alias}.serial`)} as serial`;

export const NO_VALUES = sql`null::jsonb as old, null::jsonb as new`;
