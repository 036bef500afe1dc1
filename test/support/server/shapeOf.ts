import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';

/** Every named object of a database, with its definition. */
export async function shapeOf(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    select 'column' as kind, table_name || '.' || column_name as name, data_type || is_nullable as is
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'function', proname, '' from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'sequence', sequencename, '' from pg_sequences where schemaname = 'public'
    order by 1, 2, 3`.execute(db);
  return rows;
}
