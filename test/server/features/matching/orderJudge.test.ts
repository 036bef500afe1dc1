import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { coverageOf } from '../../../../src/domain/matching/ranking/judging';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { followChangesOfUnits, type Cleanup } from '../../../../src/server/app/followUnits';
import { startOrderJudge } from '../../../../src/server/features/matching/orderJudge';
import { requirementOfOrder } from '../../../../src/server/features/matching/requirementOfOrder';
import { toCandidate } from '../../../../src/server/features/units/presenter';
import { createUnitsRepository } from '../../../../src/server/features/units/repository';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { WAIT_MS } from '../../../setup/patience';
import { createTestDatabase, type TestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

/** A server as far as it judges orders. */
async function serve() {
  const { db, close } = connect(database.url, { maxConnections: 3 });
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const cleanups: Cleanup[] = [];
  const source = { url: database.url, listens: true };
  const { liveUnits: live, onOrders } = await followChangesOfUnits(db, { source, onError }, cleanups);
  const judge = startOrderJudge({ db, search: live.search, onError, collectMs: 1, retryMs: 10 });
  live.onApplied(judge.unitsChanged);
  onOrders(judge.ordersChanged);
  const stop = async () => {
    await judge.stop();
    for (const cleanup of cleanups) await cleanup();
    await close();
  };
  return { judge, live, errors, stop };
}

const retained = async () => {
  const rows = await database.db.selectFrom('order_matches').selectAll().orderBy('order_id').execute();
  return rows.map(({ order_id, coverage, best_serial, next_serial }) => [order_id, coverage, best_serial, next_serial]);
};

/** The expected table, by ranking every available unit for every open order. */
async function judged() {
  const free = await createUnitsRepository(database.db).availableAfter('', 10_000);
  const orders = await database.db
    .selectFrom('orders')
    .selectAll()
    .where('assigned_serial', 'is', null)
    .orderBy('id')
    .execute();
  return orders.map((order) => {
    const requirement = requirementOfOrder(order);
    const [best, next] = rank(requirement, free.map(toCandidate), 2).filter(({ score }) => score.canServe);
    const fallback = next && ['Fits', 'Fits with work'].includes(next.score.fitClass) ? next : undefined;
    const coverage = coverageOf(requirement, best?.score.fitClass);
    return [order.id, coverage, best?.candidate.serial ?? null, fallback?.candidate.serial ?? null];
  });
}

/** Orders and units stay as they are meanwhile. */
async function untilTrue(): Promise<void> {
  const expected = await judged();
  for (let wait = 0; ; wait += 20) {
    const actual = await retained();
    if (JSON.stringify(actual) === JSON.stringify(expected)) return;
    if (wait > WAIT_MS) expect(actual).toEqual(expected);
    await sleep(20);
  }
}

test('every open order is judged at the start and saved with its criteria', async () => {
  const [fits, , none, assigned] = await insertRows(database.db, {
    units: [
      unitRow({ serial: '1' }),
      unitRow({ serial: '2', bush_config_description: 'Radial Feed Dead Front' }),
      unitRow({ serial: '3' }),
    ],
    orders: [
      orderRow(),
      orderRow({ kva_rating: 480 }),
      orderRow({ kva_rating: 9_000 }),
      orderRow({ assigned_serial: '3' }),
    ],
  });
  const { stop, errors } = await serve();
  await untilTrue();
  const rows = await database.db.selectFrom('order_matches').selectAll().orderBy('order_id').execute();
  expect(rows).toMatchObject([
    {
      order_id: fits,
      coverage: 'fits',
      best_serial: '1',
      best_score: '1',
      best_margin: '24450',
      best_margin_percent: '59.2727',
      is_complete: true,
      next_serial: '2',
      // 0.75 + 0.14 x (95 - 9 / 2) / 95: of weights of 95, the bushings' 9 count half.
      next_score: '0.88',
      next_margin: '22350',
    },
    { coverage: 'fits' },
    {
      order_id: none,
      coverage: 'none',
      best_serial: null,
      best_margin_percent: null,
      is_complete: null,
      next_serial: null,
    },
  ]);
  expect(rows.map(({ order_id }) => order_id)).not.toContain(assigned);
  expect(errors).toEqual([]);
  await stop();
});

test('orders and units that come, change, go, are taken or released are in the table soon', async () => {
  const { db } = database;
  const [order = 0, other = 0] = await insertRows(db, {
    units: [unitRow({ serial: '1' }), unitRow({ serial: '2' })],
    orders: [orderRow(), orderRow()],
  });
  const { stop, errors } = await serve();
  await untilTrue();
  await db.updateTable('orders').set({ assigned_serial: '1' }).where('id', '=', order).execute();
  await untilTrue();
  expect(await retained()).toEqual([[other, 'fits', '2', null]]);
  await db.updateTable('orders').set({ assigned_serial: null }).where('id', '=', order).execute();
  await untilTrue();
  await db.updateTable('orders').set({ kva_rating: 9_000 }).where('id', '=', order).execute();
  await untilTrue();
  await insertRows(db, { units: [unitRow({ serial: '0' })], orders: [orderRow({ fusing: 'Weak Link' })] });
  await untilTrue();
  await db.updateTable('units').set({ cabinet_condition: 'replace' }).where('serial', '=', '0').execute();
  await untilTrue();
  await db.deleteFrom('units').where('serial', '=', '1').execute();
  await db.deleteFrom('orders').where('id', '=', other).execute();
  await untilTrue();
  expect(errors).toEqual([]);
  await stop();
});

test('a change of an order removes its judgement immediately; an update without a change does not', async () => {
  const [order = 0] = await insertRows(database.db, { units: [unitRow({ serial: '1' })], orders: [orderRow()] });
  const { stop } = await serve();
  await untilTrue();
  await stop();
  const update = database.db.updateTable('orders').where('id', '=', order);
  await update.set({ customer_name: 'Mesa Water District' }).execute();
  expect(await retained()).toHaveLength(1);
  await update.set({ bil: 150 }).execute();
  expect(await retained()).toEqual([]);
});

test('whatever comes while orders are judged, by two servers of which one falls, the table is right in the end', async () => {
  const { db } = database;
  let seed = 7;
  const roll = (sides: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * sides);
  };
  const kva = () => [300, 500, 750, 1_000][roll(4)]!;
  // More than are judged at a time.
  const orders = Array.from({ length: 250 }, () => orderRow({ kva_rating: kva() }));
  const units = Array.from({ length: 40 }, (_, n) =>
    unitRow({ serial: String(n), kva_rating: kva(), unit_cost: 9_000 + roll(5_000) }),
  );
  const ids = await insertRows(db, { units, orders });
  const servers = [await serve(), await serve()];
  const free = async () => (await createUnitsRepository(db).availableAfter('', 1_000)).map(({ serial }) => serial);
  const changes: (() => Promise<unknown>)[] = [
    async () => {
      const [serial] = await free();
      const order = ids[roll(ids.length)]!;
      return db.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', order).execute();
    },
    () => db.updateTable('orders').set({ assigned_serial: null }).where('id', 'in', ids.slice(0, 200)).execute(),
    () => db.updateTable('orders').set({ kva_rating: kva() }).where('id', '=', ids[roll(ids.length)]!).execute(),
    () =>
      db
        .updateTable('units')
        .set({ kva_rating: kva() })
        .where('serial', '=', String(roll(40)))
        .execute(),
    // Longer than a judgement takes, and then taken back.
    () =>
      db
        .transaction()
        .execute(async (trx) => {
          await trx.updateTable('orders').set({ kva_rating: kva() }).where('id', '>', ids[roll(ids.length)]!).execute();
          await sleep(30);
          if (roll(2) === 0) throw new Error('taken back');
        })
        .catch(() => undefined),
    () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'specai changes'
        and datname = current_database()`.execute(db),
  ];
  for (let times = 0; times < 60; times += 1) {
    await changes[roll(changes.length)]!();
    if (times % 3 === 0) await sleep(roll(20));
    // The one in charge goes in the middle of it.
    if (times === 30) await servers.shift()!.stop();
  }
  await untilTrue();
  for (const server of servers) await server.stop();
});
