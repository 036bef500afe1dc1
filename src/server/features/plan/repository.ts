import { type Kysely, sql } from 'kysely';
import type { Accepted } from '../../../contract/matching/quote';
import type { Database } from '../../db/schema/schema';
import { isOrder } from '../orders/ordersSelection';
import type { OrderRow } from '../orders/repository';
import { createUnitsRepository, type UnitRow } from '../units/repository';
import { MAX_SCENARIOS, type PlanQuestion, type PlanResult } from '../../../contract/plan/planScenarios';
import { record } from '../../db/audit';
import { inTransaction } from '../../db/unitOfWork';
import type { ListedScenarioRow, ScenarioRow } from '../../db/schema/salesTables';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { UNIQUE_VIOLATION, hasState } from '../../lib/postgresErrors';
import { isRowId } from '../../lib/rowId';

export interface ReservedPair {
  readonly order: OrderRow;
  readonly unit: UnitRow;
  readonly accepted: Accepted | null;
}

/** Orders with a unit that are neither delivered nor retired. */
export async function reservedPairs(db: Kysely<Database>): Promise<ReservedPair[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(isOrder())
    .where('assigned_serial', 'is not', null)
    .where('issued_units', '=', 0)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
  const serials = orders.flatMap(({ assigned_serial }) => assigned_serial ?? []);
  const units = serials.length === 0 ? [] : await createUnitsRepository(db).bySerials(serials);
  const unitOf = new Map(units.map((unit) => [unit.serial, unit]));
  const acceptedOf = new Map((await acceptedWithReservations(db)).map((row) => [row.order_id, row.accepted]));
  return orders.flatMap((order) => {
    const unit = unitOf.get(order.assigned_serial ?? '');
    return unit === undefined ? [] : [{ order, unit, accepted: acceptedOf.get(order.id) ?? null }];
  });
}

const acceptedWithReservations = (db: Kysely<Database>) =>
  db
    .selectFrom('reservations')
    .select(['order_id', 'accepted'])
    .where('released_at', 'is', null)
    .where('accepted', 'is not', null)
    .execute();

interface NewScenarioRow {
  readonly name: string;
  readonly question: PlanQuestion;
  readonly result: PlanResult;
}

type ScenarioSaved =
  | { readonly kind: 'saved'; readonly row: ScenarioRow }
  | { readonly kind: 'nameTaken' }
  | { readonly kind: 'tooMany' };

export function createScenariosRepository(db: Kysely<Database>) {
  return {
    list: () => list(db),
    byId: async (id: string) =>
      isRowId(id)
        ? db.selectFrom('plan_scenarios').selectAll().where('id', '=', Number(id)).executeTakeFirst()
        : undefined,
    create: async (scenario: NewScenarioRow, by: Principal): Promise<ScenarioSaved> => {
      try {
        return await create(db, scenario, by);
      } catch (error) {
        if (hasState(error, UNIQUE_VIOLATION)) return { kind: 'nameTaken' };
        throw error;
      }
    },
    remove: async (id: string, by: Principal) => isRowId(id) && remove(db, Number(id), by),
  };
}

export type ScenariosRepository = ReturnType<typeof createScenariosRepository>;

const remove = (db: Kysely<Database>, id: number, by: Principal): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, 'seeCost');
    const own = trx.deleteFrom('plan_scenarios').where('id', '=', id).where('author_subject', '=', by.subject);
    const removed = await own.returningAll().executeTakeFirst();
    if (removed !== undefined) await record(trx, { action: 'deleteScenario', by, old: valuesOf(removed) });
    return removed !== undefined;
  });

const list = (db: Kysely<Database>): Promise<ListedScenarioRow[]> =>
  db
    .selectFrom('plan_scenarios')
    .select(['id', 'name', 'author_subject', 'author_name', 'created_at', 'question'])
    .select([
      sql<string>`result ->> 'day'`.as('day'),
      sql<PlanResult['plan']>`result -> 'plan'`.as('plan'),
      sql<number>`(result ->> 'orders')::integer`.as('orders'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Serialized per person, so that the limit holds. */
const create = (
  db: Kysely<Database>,
  { name, question, result }: NewScenarioRow,
  by: Principal,
): Promise<ScenarioSaved> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, 'seeCost');
    await sql`select pg_advisory_xact_lock(hashtextextended(${`plan scenarios ${by.subject}`}, 0))`.execute(trx);
    const { count } = await trx
      .selectFrom('plan_scenarios')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('author_subject', '=', by.subject)
      .executeTakeFirstOrThrow();
    if (count >= MAX_SCENARIOS) return { kind: 'tooMany' };
    const row = await trx
      .insertInto('plan_scenarios')
      .values({
        ...{ name, author_subject: by.subject, author_name: by.name },
        ...{ question: JSON.stringify(question), result: JSON.stringify(result) },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(trx, { action: 'saveScenario', by, new: valuesOf(row) });
    return { kind: 'saved', row };
  });

const valuesOf = ({ name, result }: ScenarioRow) => ({ name, day: result.day, orders: result.orders });
