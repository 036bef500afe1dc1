import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../schema/schema';

/** Besides reading. */
interface TableRights<Column extends string = string> {
  readonly insert?: 'all' | { readonly except: readonly Column[] };
  readonly update?: 'all' | readonly Column[];
  readonly delete?: true;
}

type ServerRights = { readonly [Table in keyof Database]: TableRights<keyof Database[Table] & string> };

const OWN_WORK = { insert: 'all', update: 'all', delete: true } as const;

/** Append-only; the database sets ids and times. */
const HISTORY = {
  audit: { insert: { except: ['id', 'at'] } },
  estimate_marks: { insert: { except: ['id', 'at'] } },
  estimate_versions: { insert: { except: ['saved_at'] } },
  feed_batches: { insert: 'all' },
  // The previous release names finished_at, which a trigger sets anyway.
  imports: { insert: { except: ['id'] } },
  quotation_sets: { insert: { except: ['id', 'created_at'] } },
  quotations: { insert: { except: ['issued_at'] } },
  rate_sets: { insert: { except: ['id', 'created_at'] } },
  taken_files: { insert: 'all' },
  unit_file_changes: { insert: { except: ['id', 'changed_at'] } },
} as const;

/** Never deleted. */
const LASTING = {
  estimates: {
    insert: { except: ['id', 'created_at'] },
    update: ['order_id', 'version', 'state', 'held_grounds', 'proposed_by_subject', 'proposed_by_email'],
  },
  inquiries: { insert: { except: ['id', 'created_at'] }, update: 'all' },
  notices: { insert: { except: ['id', 'created_at', 'dismissed_at'] }, update: ['dismissed_at'] },
  orders: { insert: { except: ['id'] }, update: 'all' },
  owners: { insert: { except: ['id', 'since'] }, update: ['subject', 'name', 'since'] },
  people: {
    insert: { except: ['id', 'seen_at'] },
    update: ['name', 'email', 'permissions', 'seen_at', 'mails_work', 'work_mailed_on'],
  },
  quotation_numbers: { insert: 'all', update: ['last'] },
  // Imports need update on all columns to lock the table; a trigger refuses most of them.
  reservations: {
    insert: { except: ['id', 'reserved_at', 'released_at', 'released_by', 'released_by_subject', 'release_reason'] },
    update: 'all',
  },
  secrets: { insert: 'all' },
  unit_files: {
    insert: { except: ['id', 'added_at', 'removed_at', 'removed_by'] },
    update: ['caption', 'position', 'removed_at', 'removed_by'],
  },
  unit_options: { insert: 'all', update: 'all' },
  units: { insert: 'all', update: 'all' },
} as const;

const OTHERS = {
  backups: { insert: { except: ['id'] } },
  change_feed: { update: ['pruned_to'] },
  changes: { insert: 'all', delete: true },
  charges: OWN_WORK,
  // Imports lock the table.
  corrections: OWN_WORK,
  estimate_drafts: OWN_WORK,
  idempotency_keys: { insert: 'all', delete: true },
  import_job_files: OWN_WORK,
  import_jobs: OWN_WORK,
  import_profiles: OWN_WORK,
  // Owner only.
  indexes_set_aside: {},
  inquiry_lines: OWN_WORK,
  mails: OWN_WORK,
  order_matches: OWN_WORK,
  plan_scenarios: { insert: { except: ['id', 'created_at'] }, delete: true },
  revoked_tokens: { insert: 'all', update: ['expires_at', 'issued_until'], delete: true },
  saved_view_starts: OWN_WORK,
  saved_views: OWN_WORK,
  search_names: OWN_WORK,
  taught_words: OWN_WORK,
  unit_changes: OWN_WORK,
  word_uses: OWN_WORK,
} as const;

export const SERVER_RIGHTS: ServerRights = { ...HISTORY, ...LASTING, ...OTHERS };

/** Kysely's own. */
const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** Grants exactly reading, SERVER_RIGHTS and temporary tables. Run as owner after each migration. Throws for an owner role. */
export const grantServerRole = (db: Kysely<Database>, role: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Concurrent grants update the same catalog rows.
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

async function columnsOf(trx: Transaction<Database>, schema: string): Promise<ReadonlyMap<string, readonly string[]>> {
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
