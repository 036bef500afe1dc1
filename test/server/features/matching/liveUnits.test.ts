import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { EMPTY_UNIT, type StoredUnit } from '../../../../src/domain/unitStore/storedUnit';
import type { ChangeKind } from '../../../../src/server/db/schema/systemTables';
import { followChangesOfUnits, type Cleanup } from '../../../../src/server/app/followUnits';
import { createLiveUnits, UnitsNotReadyError } from '../../../../src/server/features/matching/liveUnits';
import { toCandidate } from '../../../../src/server/features/units/presenter';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { aCandidate } from '../../../domain/builders/units';
import { WAIT_MS } from '../../../setup/patience';

const database = useTestDatabase();

const requirement = toMatchRequirement(
  { order_id: 1, kva_rating: 500, phase: 3 },
  { fusing: null, impedancePct: null },
);

async function follow() {
  const errors: unknown[] = [];
  const cleanups: Cleanup[] = [];
  const { liveUnits: live } = await followChangesOfUnits(
    database.db,
    { source: { url: database.url, listens: true }, onError: (error) => void errors.push(error) },
    cleanups,
  );
  const serials = async () => (await live.search(requirement, 1_000)).map(({ candidate }) => candidate.serial);
  const stop = async () => {
    for (const cleanup of cleanups) await cleanup();
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

/** Units in memory in place of a database. `failures` are thrown by the next reads. */
function unitsOf(count: number) {
  const units = new Map(
    Array.from({ length: count }, (_, n) => String(10_000 + n)).map((serial) => [serial, aStored({ serial })]),
  );
  const reads: (string | readonly string[])[] = [];
  const failures: Error[] = [];
  const answer = (read: string | readonly string[], result: StoredUnit[]) => {
    reads.push(read);
    const failure = failures.shift();
    return failure === undefined ? Promise.resolve(result) : Promise.reject(failure);
  };
  const stopping = new AbortController();
  const applied: unknown[] = [];
  const live = createLiveUnits(
    {
      after: (serial, limit) =>
        answer(serial, [...units.values()].filter((unit) => unit.serial > serial).slice(0, limit)),
      among: (serials) =>
        answer(
          serials,
          serials.flatMap((serial) => units.get(serial) ?? []),
        ),
    },
    { signal: stopping.signal },
  );
  live.onApplied((change) => applied.push(change));
  return { units, reads, failures, live, applied, stopping };
}
const aStored = (fields: Partial<StoredUnit>): StoredUnit => ({ ...EMPTY_UNIT, ...aCandidate(), ...fields });
const changes = (kind: ChangeKind, ...keys: (string | null)[]) => keys.map((key) => ({ kind, key, xid: '7' }));

test.each([
  [0, ['']],
  [999, ['', '10998']],
  [1_000, ['', '10999']],
  [2_001, ['', '10999', '11999', '12000']],
])('%i units are read a thousand at a time', async (count, reads) => {
  const { live, ...read } = unitsOf(count);
  await live.apply('all');
  expect([await live.size(), live.total(), read.reads]).toEqual([count, count, reads]);
});

test('units that are read again are applied once, with the rates of that moment', async () => {
  const { live, applied, failures } = unitsOf(2);
  await live.apply('all');
  await live.apply('all');
  expect(applied).toEqual(Array.from({ length: 2 }, () => ({ serials: [], mayServeMore: true })));
  failures.push(new Error('The connection was lost.'));
  await expect(live.apply('all')).rejects.toThrow('lost');
  expect(applied).toHaveLength(2);
});

test('before the units were read nothing is answered; then any change leads to reading all', async () => {
  const { live, failures, reads } = unitsOf(2);
  const questions = [() => live.search(requirement, 1), live.size, live.rates, () => live.page({}, 0, 1)];
  for (const ask of questions) expect(ask).toThrow(UnitsNotReadyError);
  expect(new UnitsNotReadyError('').statusCode).toBe(503);
  failures.push(new Error('down'));
  await expect(live.apply('all')).rejects.toThrow('down');
  expect(live.isReady()).toBe(false);
  await live.apply(changes('unit', '10000'));
  expect([live.isReady(), await live.size(), reads]).toEqual([true, 2, ['', '', '10001']]);
});

test('changed units are read again, gone ones leave, and only a free one may serve more orders', async () => {
  const { live, units, reads, applied } = unitsOf(3);
  await live.apply('all');
  units.delete('10000');
  units.set('10001', aStored({ serial: '10001', isReserved: true }));
  await live.apply(changes('unit', '10000', '10001', '10000'));
  expect(live.page({}, 0, 9)).toEqual({ serials: ['10001', '10002'], count: 2, without: [] });
  expect((await live.search(requirement, 9)).map(({ candidate }) => candidate.serial)).toEqual(['10002']);
  units.set('9', aStored({ serial: '9' }));
  await live.apply(changes('unit', '9'));
  expect(reads.slice(2)).toEqual([['10000', '10001'], ['9']]);
  expect(applied).toEqual([
    { serials: [], mayServeMore: true },
    { serials: ['10000', '10001'], mayServeMore: false },
    { serials: ['9'], mayServeMore: true },
  ]);
});

test('photos show in the inventory, and no order is judged again for them', async () => {
  const { live, units, applied } = unitsOf(2);
  await live.apply('all');
  units.set('10001', aStored({ serial: '10001', hasPhotos: true }));
  await live.apply(changes('files', '10001'));
  expect(live.page({ has_photos: 'yes' }, 0, 9).serials).toEqual(['10001']);
  expect(applied).toHaveLength(1);
});

test('a failed read leaves the last state, and the same changes can be applied again', async () => {
  const { live, units, failures } = unitsOf(2);
  await live.apply('all');
  units.delete('10001');
  failures.push(new Error('down'));
  await expect(live.apply(changes('unit', '10001'))).rejects.toThrow('down');
  expect(await live.size()).toBe(2);
  await live.apply(changes('unit', '10001'));
  expect(await live.size()).toBe(1);
});

test('other rates are read without reading units, and orders are judged again', async () => {
  const { live, reads, applied } = unitsOf(1);
  await live.apply('all');
  await live.apply(changes('rates', null));
  expect([reads, applied.length]).toEqual([['', '10000'], 2]);
});

test('reading all units ends when the server stops', async () => {
  const { live, stopping, reads } = unitsOf(1);
  stopping.abort();
  await expect(live.apply('all')).rejects.toThrow();
  expect(reads).toEqual([]);
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
