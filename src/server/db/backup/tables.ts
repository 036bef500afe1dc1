import type { ClientBase } from 'pg';

export interface Table {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

interface Sequence {
  readonly name: string;
  readonly lastValue: string | null;
}

/** Change tracking and leases of this database; useless in another one. */
const OF_THIS_DATABASE = `'changes', 'change_feed', 'charges'`;
/** Imports in progress and idempotent responses start over after a restore; waiting mails have been sent since. */
const IN_HAND = `'import_jobs', 'import_job_files', 'idempotency_keys', 'mails'`;

const TABLES = `select relname as name,
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely\\_%'
    and relname not in (${OF_THIS_DATABASE}, ${IN_HAND})
  order by relname`;

/** So that equal rows have equal COPY text, on any server. Until the transaction ends. */
export const setTextFormat = (client: ClientBase) =>
  client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off`);

const REFERENCES = `select child.relname as child, parent.relname as parent from pg_constraint
  join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  where contype = 'f' and conrelid <> confrelid`;

const SEQUENCES = `select sequencename as name, last_value::text as "lastValue" from pg_sequences
  where schemaname = 'public' order by sequencename`;

const MIGRATIONS = 'select name from kysely_migration order by name';

/** Tables in dependency order. Throws if references form a cycle. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows: waiting } = await client.query<Table>(TABLES);
  const { rows: references } = await client.query<{ child: string; parent: string }>(REFERENCES);
  const ordered: Table[] = [];
  const isPlaced = (name: string) => ordered.some((table) => table.name === name);
  const isReady = ({ name }: Table) => references.every(({ child, parent }) => child !== name || isPlaced(parent));
  while (ordered.length < waiting.length) {
    const ready = waiting.filter((table) => !isPlaced(table.name) && isReady(table));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready);
  }
  return ordered;
}

export const sequencesOf = async (client: ClientBase): Promise<Sequence[]> =>
  (await client.query<Sequence>(SEQUENCES)).rows;

export const migrationsOf = async (client: ClientBase): Promise<string[]> =>
  (await client.query<{ name: string }>(MIGRATIONS)).rows.map(({ name }) => name);

const HAS_FILES = `select to_regclass('public.unit_files') is not null as "hasFiles"`;
const FILES = `select distinct each.hash from unit_files, unnest(array[unit_files.hash, card_hash, list_hash]) as each (hash)
  where each.hash is not null order by each.hash`;

/** Hashes of unit files, including removed ones, which can be restored. */
export async function filesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hasFiles: boolean }>(HAS_FILES);
  if (rows[0]?.hasFiles !== true) return [];
  return (await client.query<{ hash: string }>(FILES)).rows.map(({ hash }) => hash);
}
