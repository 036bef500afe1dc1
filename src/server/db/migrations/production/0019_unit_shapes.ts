import { sql, type QueryExecutorProvider } from 'kysely';

/** All that a match is scored by, but the impedance, which brings no points. */
const MATCHED = [
  ...['phase', 'kva_rating', 'primary_voltage', 'secondary_voltage', 'taps', 'primary_bil_kv', 'bush_type'],
  ...['bush_config_description', 'fusing_description', 'type_of_fluid', 'condition', 'winding_material', 'sec_bush'],
  ...['cabinet_condition', 'tank_condition'],
];

/**
 * What the search in SQL finds units by: units that matching scores alike have the same shape. An index on an expression
 * is right in every transaction, without a trigger and without a column that imports or backups would have to know.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const text = MATCHED.map((column) => `quote_nullable((u.${column})::text)`).join(` || ',' || `);
  await sql`create function unit_shape(u units) returns uuid language sql immutable parallel safe
    as ${sql.lit(`select md5(${text})::uuid`)}`.execute(db);
  await sql`create index units_match_shape on units (unit_shape(units)) where retired_at is null`.execute(db);
}

/** Back to before: a search in SQL has no index. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index if exists units_match_shape`.execute(db);
  await sql`drop function if exists unit_shape(units)`.execute(db);
}
