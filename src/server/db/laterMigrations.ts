import { sql, type Kysely } from 'kysely';

/** The end of the name of a migration that takes away what releases before a migration still use: '…_needs_0018'. */
const NEEDS = /_needs_(\d{4})$/;

/**
 * Migrations of a later release that the tables have seen. A release runs on the tables of a later one unless the name of
 * a migration says that it needs more (docs/development.md, "Changing the schema"). Throws where it does.
 */
export async function laterMigrations<Tables>(db: Kysely<Tables>, newest: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name collate "C" > ${newest} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  const tooNew = names.find((name) => (NEEDS.exec(name)?.[1] ?? '') > newest);
  if (tooNew === undefined) return names;
  throw new Error(
    `The database was changed by a later version of SpecAI that this one cannot work with (${tooNew}). ` +
      'Start that version, or restore a backup made before it.',
  );
}
