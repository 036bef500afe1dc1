import { isDeepStrictEqual } from 'node:util';
import { type Transaction, sql, type RawBuilder } from 'kysely';
import type { AuditValues } from './schema/systemTables';
import type { AuditAction } from '../../contract/people/audit';
import type { Database } from './schema/schema';

export function differences(before: AuditValues, after: AuditValues): { old: AuditValues; new: AuditValues } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name] ?? null, after[name] ?? null));
  const of = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { old: of(before), new: of(after) };
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly by: Actor;
  readonly order?: { readonly id: number; readonly jobNumber: string } | undefined;
  readonly serial?: string | undefined;
  readonly old?: AuditValues | null;
  readonly new?: AuditValues | null;
  readonly reason?: string | null;
}

/** A person, or a feed or command with only a name. */
export interface Actor {
  readonly name: string;
  readonly email?: string;
  readonly subject?: string;
  readonly address?: string;
}

export const actorColumns = ({ name, email, subject, address }: Actor) => ({
  person_name: name,
  person_email: email ?? null,
  person_subject: subject ?? null,
  address: address ?? null,
});

const json = (values: AuditValues | null | undefined) => (values ? JSON.stringify(values) : null);

/** Writes the audit row in the same transaction. */
export async function record(trx: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await recordOne(trx, entry);
}

/** As `record`; returns the row's id. */
export async function recordOne(trx: Transaction<Database>, entry: AuditEntry): Promise<number> {
  const { action, by, order, serial = null, reason = null } = entry;
  const row = { ...actorColumns(by), action, serial, reason, old: json(entry.old), new: json(entry.new) };
  const of = { order_id: order?.id ?? null, job_number: order?.jobNumber ?? null };
  const written = trx
    .insertInto('audit')
    .values({ ...row, ...of })
    .returning('id');
  return (await written.executeTakeFirstOrThrow()).id;
}

/** One entry per row of a query with the columns 'order_id', 'job_number', 'serial', 'old' and 'new' (JSON). */
export interface AuditRows {
  readonly action: AuditAction;
  readonly by: Actor;
  /** A `with` clause that changes rows and returns them. */
  readonly change?: RawBuilder<unknown>;
  readonly rows: RawBuilder<unknown>;
}

/** Writes the audit rows with one statement. Returns their count. */
export async function recordRows(trx: Transaction<Database>, { action, by, change, rows }: AuditRows): Promise<number> {
  const { person_name, person_email, person_subject, address } = actorColumns(by);
  const result = await sql`${change ?? sql``}
    insert into audit (person_name, person_email, person_subject, address, action, order_id, job_number, serial, old, new)
    select ${person_name}::text, ${person_email}::text, ${person_subject}::text, ${address}::text, ${action}::text,
      order_id, job_number, serial, old, new from (${rows}) rows`.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

export const ofRow = (table: 'orders' | 'units', alias: string) =>
  table === 'orders'
    ? sql`${sql.ref(`${alias}.id`)} as order_id, ${sql.ref(`${alias}.job_number`)} as job_number, null::text as serial`
    : sql`null::bigint as order_id, null::text as job_number, ${sql.ref(`${alias}.serial`)} as serial`;

export const NO_VALUES = sql`null::jsonb as old, null::jsonb as new`;
