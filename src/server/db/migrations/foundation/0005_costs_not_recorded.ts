import { sql, type QueryExecutorProvider } from 'kysely';

/** Null: unknown, not 0. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table units
    alter column unit_cost drop not null,
    alter column labor_cost drop not null, alter column labor_cost drop default,
    alter column materials_cost drop not null, alter column materials_cost drop default`.execute(db);
}

export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql`update units set unit_cost = coalesce(unit_cost, 0), labor_cost = coalesce(labor_cost, 0),
    materials_cost = coalesce(materials_cost, 0)`.execute(db);
  await sql`alter table units
    alter column unit_cost set not null,
    alter column labor_cost set default 0, alter column labor_cost set not null,
    alter column materials_cost set default 0, alter column materials_cost set not null`.execute(db);
}
