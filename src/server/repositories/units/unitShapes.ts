import { sql, type Kysely } from 'kysely';
import { matchedColumns, type MatchedColumns } from '../../db/tables/matchedColumns';
import type { Database } from '../../db/schema';

/** What matching reads of a unit, with the key of its shape: units of one shape are scored alike, but for their impedance. */
export type MatchedRow = MatchedColumns & { shape: string };

interface FoundShapes {
  readonly units: MatchedRow[];
  /** Where the next ones begin; null after the last one. */
  readonly last: string | null;
}

/** Units by their shapes (`unit_shape` in the database). */
export interface UnitShapesRepository {
  /** One available unit of each of the next shapes after this one, where it has any; null: from the first. */
  shapesAfter(shape: string | null, limit: number): Promise<FoundShapes>;
  /** The available units of these shapes, in no order. */
  unitsOf(shapes: readonly string[]): Promise<MatchedRow[]>;
  /** How many available units these shapes have. */
  countsOf(shapes: readonly string[]): Promise<Map<string, number>>;
  /** Of these units those that are active and not assigned to an order. */
  availableAmong(serials: readonly string[]): Promise<MatchedRow[]>;
  /** How many units are available. */
  size(): Promise<number>;
}

const matched = sql.join(matchedColumns.map((column) => sql.ref(`units.${column}`)));
const shapeOfUnit = sql`unit_shape(units)`;
/** `offset 0`: looked up for each unit; as a join it would read all orders for every shape. */
const isAvailable = sql`units.retired_at is null
  and not exists (select from orders where orders.assigned_serial = units.serial offset 0)`;

export const createUnitShapesRepository = (db: Kysely<Database>): UnitShapesRepository => ({
  shapesAfter: (shape, limit) => shapesAfter(db, shape, limit),
  unitsOf: (shapes) => unitsOf(db, shapes),
  countsOf: (shapes) => countsOf(db, shapes),
  availableAmong: (serials) => availableAmong(db, serials),
  size: () => size(db),
});

/** From each shape straight to the next one in the index: as many steps as there are shapes, however many units. */
async function shapesAfter(db: Kysely<Database>, shape: string | null, limit: number): Promise<FoundShapes> {
  const firstAfter = (last: ReturnType<typeof sql>) => sql`
    select ${shapeOfUnit} as shape from units
    where units.retired_at is null and ${shapeOfUnit} > ${last} order by ${shapeOfUnit} limit 1`;
  const { rows } = await sql<MatchedRow | EmptyShape>`
    with recursive known as (
      (${firstAfter(sql`${shape ?? NO_SHAPE}::uuid`)})
      union all
      select following.shape from known cross join lateral (${firstAfter(sql`known.shape`)}) following
    )
    select found.*, asked.shape from (select shape from known limit ${limit}) asked
    left join lateral (
      select ${matched} from units where ${shapeOfUnit} = asked.shape and ${isAvailable} limit 1
    ) found on true order by asked.shape`.execute(db);
  const last = rows.length < limit ? null : (rows.at(-1)?.shape ?? null);
  return { units: rows.filter((row) => row.serial !== null), last };
}

/** A shape whose units are all reserved. */
type EmptyShape = { [column in keyof MatchedColumns]: null } & { shape: string };

/** Before every other. */
const NO_SHAPE = '00000000-0000-0000-0000-000000000000';

/** Shape by shape, through the index whatever the planner knows of the table: `offset 0` keeps it from joining. */
const ofAskedShapes = (shapes: readonly string[], selected: ReturnType<typeof sql>) => sql`
  from unnest(${shapes}::uuid[]) as asked (shape)
  cross join lateral (
    select ${selected} from units where ${shapeOfUnit} = asked.shape and ${isAvailable} offset 0
  ) found`;

async function unitsOf(db: Kysely<Database>, shapes: readonly string[]): Promise<MatchedRow[]> {
  const { rows } = await sql<MatchedRow>`select found.*, asked.shape ${ofAskedShapes(shapes, matched)}`.execute(db);
  return rows;
}

async function countsOf(db: Kysely<Database>, shapes: readonly string[]): Promise<Map<string, number>> {
  const counted = ofAskedShapes(shapes, sql`count(*) as units`);
  const { rows } = await sql<{ shape: string; units: number }>`select asked.shape, units ${counted}`.execute(db);
  return new Map(rows.map(({ shape, units }) => [shape, units]));
}

async function availableAmong(db: Kysely<Database>, serials: readonly string[]): Promise<MatchedRow[]> {
  const { rows } = await sql<MatchedRow>`select ${matched}, ${shapeOfUnit} as shape from units
    where units.serial = any(${serials}::text[]) and ${isAvailable}`.execute(db);
  return rows;
}

/** Active units less those that orders have: far fewer to look up than units. */
async function size(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from units where retired_at is null) - (
      select count(distinct serial) from units join orders on assigned_serial = serial where units.retired_at is null
    ) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
