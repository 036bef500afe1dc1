import { sql, type QueryExecutorProvider } from 'kysely';

/** Everything that scores, so not the impedance. */
const MATCHED = [
  ...['phase', 'kva_rating', 'primary_voltage', 'secondary_voltage', 'taps', 'primary_bil_kv', 'bush_type'],
  ...['bush_config_description', 'fusing_description', 'type_of_fluid', 'condition', 'winding_material', 'sec_bush'],
  ...['cabinet_condition', 'tank_condition'],
];

/** Units with equal scores have the same shape. An index on an expression needs no trigger or column. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  const text = MATCHED.map((column) => `quote_nullable((u.${column})::text)`).join(` || ',' || `);
  await sql`create function unit_shape(u units) returns uuid language sql immutable parallel safe
    as ${sql.lit(`select md5(${text})::uuid`)}`.execute(db);
  await sql`create index units_match_shape on units (unit_shape(units)) where retired_at is null`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index if exists units_match_shape`.execute(db);
  await sql`drop function if exists unit_shape(units)`.execute(db);
}
