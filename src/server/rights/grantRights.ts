import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { SERVER_RIGHTS, type TableRights } from './serverRights';

/** Of Kysely, which writes down there what was run. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

type ColumnsOf = ReadonlyMap<string, readonly string[]>;

/**
 * Gives a role what the server does as it, and no more: reading everything, writing what SERVER_RIGHTS lists, and temporary tables.
 * As the owner of the tables, and again after each migration. Throws if rights cannot limit the role.
 */
export const grantRights = (db: Kysely<Database>, role: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Two at the same moment would change the same rows of the catalog.
    await sql`select pg_advisory_xact_lock(hashtextextended('rights of the servers', 0))`.execute(trx);
    await refuseOwner(trx, role);
    const { database, schema } = await placeOf(trx);
    const columns = await columnsOf(trx, schema);
    const to = sql.id(role);
    const statements = [
      sql`grant connect, temporary on database ${sql.id(database)} to ${to}`,
      sql`grant usage on schema ${sql.id(schema)} to ${to}`,
      sql`revoke all on all sequences in schema ${sql.id(schema)} from ${to}`,
      sql`grant select on all sequences in schema ${sql.id(schema)} to ${to}`,
      ...Object.entries(SERVER_RIGHTS).flatMap(([table, rights]) =>
        rightsTo(to, sql.id(schema, table), rights, columns.get(table) ?? []),
      ),
      ...MIGRATIONS.flatMap((table) => rightsTo(to, sql.id(schema, table), {}, [])),
    ];
    await sql`${sql.join(statements, sql`; `)}`.execute(trx);
  });

async function refuseOwner(trx: Transaction<Database>, role: string): Promise<void> {
  const { rows } = await sql<{ owns: boolean }>`select pg_has_role(${role}::name, relowner, 'usage') as owns
    from pg_class where oid = to_regclass('audit')`.execute(trx);
  if (rows[0]?.owns === true)
    throw new Error(`The role ${role} owns the tables or is a superuser, so no rights limit it. Name another role.`);
}

async function placeOf(trx: Transaction<Database>) {
  const { rows } = await sql<{ database: string; schema: string }>`
    select current_database() as database, current_schema() as schema`.execute(trx);
  return rows[0] ?? { database: '', schema: '' };
}

async function columnsOf(trx: Transaction<Database>, schema: string): Promise<ColumnsOf> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as table, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = ${schema}::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    group by relname`.execute(trx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

function rightsTo(
  to: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  { insert, update, delete: deletes }: TableRights,
  columns: readonly string[],
): RawBuilder<unknown>[] {
  const given = [
    sql`select`,
    ...(insert === undefined ? [] : [onColumns('insert', insert === 'all' ? [] : without(columns, insert.except))]),
    ...(update === undefined ? [] : [onColumns('update', update === 'all' ? [] : update)]),
    ...(deletes === true ? [sql`delete`] : []),
  ];
  return [sql`revoke all on ${table} from ${to}`, sql`grant ${sql.join(given)} on ${table} to ${to}`];
}

const without = (columns: readonly string[], except: readonly string[]) =>
  columns.filter((column) => !except.includes(column));

/** No columns: the whole table. */
const onColumns = (verb: 'insert' | 'update', columns: readonly string[]): RawBuilder<unknown> =>
  columns.length === 0 ? sql.raw(verb) : sql`${sql.raw(verb)} (${sql.join(columns.map((column) => sql.id(column)))})`;
