import { isDeepStrictEqual } from 'node:util';
import { type Transaction, sql, type RawBuilder } from 'kysely';
import type { AuditValues } from './systemTables';
import type { AuditAction } from '../../contract/people/audit';
import type { Database } from './schema';

/** The fields that differ, as they were and as they are; those that are as before are left out. */
export function differences(before: AuditValues, after: AuditValues): { old: AuditValues; new: AuditValues } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
  const of = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { old: of(before), new: of(after) };
}

/** Who did what to which order or unit. */
export interface AuditEntry {
  readonly action: AuditAction;
  readonly by: Actor;
  readonly order?: { readonly id: number; readonly jobNumber: string } | undefined;
  readonly serial?: string | undefined;
  /** What changed, by the fields' names: as it was, and as it is. */
  readonly old?: AuditValues | null;
  readonly new?: AuditValues | null;
  readonly reason?: string | null;
}

/** Who does something: a person, or a feed or a command, which have a name only. */
export interface Actor {
  readonly name: string;
  readonly email?: string;
  /** The token's. */
  readonly subject?: string;
  /** Of the client. */
  readonly address?: string;
}

export const actorColumns = ({ name, email, subject, address }: Actor) => ({
  person_name: name,
  person_email: email ?? null,
  person_subject: subject ?? null,
  address: address ?? null,
});

const json = (values: AuditValues | null | undefined) => (values ? JSON.stringify(values) : null);

/** Writes down what a transaction does: without the one there is no other. */
export async function record(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  const { action, by, order, serial = null, reason = null } = entry;
  const row = { ...actorColumns(by), action, serial, reason, old: json(entry.old), new: json(entry.new) };
  const of = { order_id: order?.id ?? null, job_number: order?.jobNumber ?? null };
  await trx
    .insertInto('audit')
    .values({ ...row, ...of })
    .execute();
}

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
