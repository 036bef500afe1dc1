import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { toMatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { createLiveUnits, UnitsNotReadyError } from '../../../src/server/matching/liveUnits';
import { followChanges } from '../../../src/server/matching/changes/changeFeed';
import { changedOf } from '../../../src/server/matching/changes/news';
import { memorySearch } from '../../../src/server/matching/search/memorySearch';
import { openSearch } from '../../../src/server/matching/search/openSearch';
import { toCandidate } from '../../../src/server/presenters/units/candidate';
import { createUnitReadings } from '../../../src/server/repositories/units/unitReadings';
import { createUnitsRepository } from '../../../src/server/repositories/units/units';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { WAIT_MS } from '../../setup/patience';
import { insertRows, orderRow, unitRow } from '../../support/server/rows';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const requirement = toMatchRequirement(
  { order_id: 1, kva_rating: 500, phase: 3 },
  { fusing: null, impedancePct: null },
);

async function follow() {
  const stopping = new AbortController();
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const live = createLiveUnits(openSearch(database.db), { onError, signal: stopping.signal });
  const feed = followChanges({
    ...{ url: database.url, listens: true, onError },
    onNews: (news) => {
      live.refresh(changedOf(news, ['unit']));
      return live.settled();
    },
  });
  await live.ready;
  const serials = async () => (await live.search(requirement, 1_000)).map(({ candidate }) => candidate.serial);
  const stop = async () => {
    stopping.abort();
    await feed.stop();
  };
  return { live, serials, errors, stop };
}

const soon = async (check: () => unknown): Promise<void> => {
  for (let wait = 0; ; wait += 20) {
    try {
      await check();
      return;
    } catch (error) {
      if (wait > WAIT_MS) throw error;
      await sleep(20);
    }
  }
};

test('every way a unit can change shows without a restart', async () => {
  await insertRows(database.db, { units: [unitRow({ serial: '1001' }), unitRow({ serial: '1002' })] });
  const { serials, live, stop } = await follow();
  expect((await serials()).sort()).toEqual(['1001', '1002']);

  await insertRows(database.db, { units: [unitRow({ serial: '1003' })] });
  await soon(async () => expect(await serials()).toContain('1003'));

  await database.db.updateTable('units').set({ kva_rating: 45 }).where('serial', '=', '1001').execute();
  await soon(async () => expect((await serials()).at(-1)).toBe('1001'));

  const [order = 0] = await insertRows(database.db, { orders: [orderRow({ assigned_serial: '1002' })] });
  await soon(async () => expect(await serials()).not.toContain('1002'));
  await database.db.updateTable('orders').set({ assigned_serial: '1003' }).where('id', '=', order).execute();
  await soon(async () => expect(await serials()).toEqual(['1002', '1001']));
  await database.db.deleteFrom('orders').where('id', '=', order).execute();
  await soon(async () => expect(await serials()).toContain('1003'));

  await database.db.updateTable('units').set({ serial: '1099' }).where('serial', '=', '1003').execute();
  await soon(async () => expect((await serials()).sort()).toEqual(['1001', '1002', '1099']));

  await database.db.deleteFrom('units').where('serial', '=', '1099').execute();
  await soon(async () => expect((await serials()).sort()).toEqual(['1001', '1002']));

  const many = Array.from({ length: 120 }, (_, index) => unitRow({ serial: `2${index + 100}` }));
  await insertRows(database.db, { units: many });
  await soon(async () => expect(await live.size()).toBe(122));

  await sql`truncate units cascade`.execute(database.db);
  await soon(async () => expect(await live.size()).toBe(0));
  await stop();
});

test('changes made while the connection was lost show after it is back', async () => {
  const { serials, errors, stop } = await follow();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'specai changes' and datname = current_database()`.execute(database.db);
  await insertRows(database.db, { units: [unitRow({ serial: '3001' })] });
  await soon(async () => expect(await serials()).toEqual(['3001']));
  expect(errors.length).toBeGreaterThan(0);
  await stop();
});

test('a read that fails is tried again, and nothing is answered before the first one', async () => {
  const units = createUnitsRepository(database.db);
  let fails = true;
  const readings = createUnitReadings(database.db);
  const flaky = {
    ...readings,
    candidatesAfter: (serial: string, limit: number) => {
      if (fails) return Promise.reject(new Error('down'));
      return readings.candidatesAfter(serial, limit);
    },
  };
  const errors: unknown[] = [];
  const { signal } = new AbortController();
  const live = createLiveUnits(memorySearch(units, flaky), { onError: (error) => errors.push(error), signal });
  expect(() => live.search(requirement, 1)).toThrow(UnitsNotReadyError);
  live.refresh('all');
  await soon(() => expect(errors).toHaveLength(1));
  expect(live.isReady()).toBe(false);
  fails = false;
  await live.settled();
  expect(live.isReady()).toBe(true);
});

test('a unit that changes while it is being read is read once more', async () => {
  await sql`truncate units cascade`.execute(database.db);
  await insertRows(database.db, { units: [unitRow({ serial: '4001' })] });
  const units = createUnitsRepository(database.db);
  const { signal } = new AbortController();
  const whileReading: (() => Promise<void>)[] = [];
  const watched = {
    ...units,
    availableAmong: async (serials: readonly string[]) => {
      const rows = await units.availableAmong(serials);
      await whileReading.shift()?.();
      return rows;
    },
  };
  const live = createLiveUnits(memorySearch(watched, createUnitReadings(database.db)), {
    onError: () => undefined,
    signal,
  });
  live.refresh('all');
  await live.settled();
  whileReading.push(async () => {
    await database.db.updateTable('units').set({ kva_rating: 750 }).execute();
    live.refresh(['4001']);
  });
  live.refresh(['4001']);
  await live.settled();
  expect((await live.search(requirement, 1))[0]?.candidate.kva).toBe(750);
});

test('a change after the stop starts no work', async () => {
  const stopping = new AbortController();
  const live = createLiveUnits(openSearch(database.db), {
    onError: () => undefined,
    signal: stopping.signal,
  });
  live.refresh('all');
  await live.settled();
  stopping.abort();
  live.refresh(['4001']);
  await live.settled();
});

test('the index answers as the exhaustive ranking of all available units does', async () => {
  await sql`truncate units cascade`.execute(database.db);
  const ratings = [300, 500, 525, 750, 1000];
  const units = Array.from({ length: 200 }, (_, index) =>
    unitRow({
      serial: `5${index + 100}`,
      kva_rating: ratings[index % ratings.length]!,
      unit_cost: 9_000 + (index % 7) * 500,
    }),
  );
  await insertRows(database.db, { units, orders: [orderRow({ assigned_serial: '5101' })] });
  const { live, stop } = await follow();
  const rows = await database.db.selectFrom('units').selectAll().where('serial', '<>', '5101').execute();
  expect(await live.search(requirement, 50)).toEqual(
    rank(requirement, rows.map(toCandidate), 50).map((each) => ({
      ...each,
      score: { ...each.score, reason: expect.any(Function) as unknown },
    })),
  );
  await stop();
});
