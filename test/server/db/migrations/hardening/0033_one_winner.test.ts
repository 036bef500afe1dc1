import { sql, type Kysely } from 'kysely';
import type { EstimateState } from '../../../../../src/contract/estimates/states';
import { down, up } from '../../../../../src/server/db/migrations/hardening/0033_one_winner';
import type { Database } from '../../../../../src/server/db/schema/schema';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../../support/server/database';

const database = useTestDatabase('each');
let db: Kysely<Database>;
beforeEach(async () => {
  ({ db } = database);
  await down(db);
  await insertRows(db, {
    units: ['A', 'B'].map((serial) => unitRow({ serial })),
    orders: [1, 2].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});

async function estimate(name: string, orderId: number, serial: string, state: EstimateState = 'won'): Promise<number> {
  const author = { author_name: 'Ann', author_subject: 'ann', author_email: null, copy_of: null };
  const nobody = { proposed_by_subject: null, proposed_by_email: null, held_grounds: 'held' };
  const row = { order_id: orderId, serial, version: 1, state, ...author, ...nobody };
  const { id } = await db.insertInto('estimates').values(row).returning('id').executeTakeFirstOrThrow();
  const saved = { name, inputs: '{}', worked: '{}', grounds: 'held', saved_by: 'Ann', saved_by_subject: 'ann' };
  await db
    .insertInto('estimate_versions')
    .values({ estimate_id: id, version: 1, ...saved })
    .execute();
  return id;
}

async function win(estimate_id: number): Promise<void> {
  const by = { by_name: 'Ann', by_subject: 'ann', grounds: 'held', reason: null };
  await db
    .insertInto('estimate_marks')
    .values({ estimate_id, step: 'win', state: 'won', version: 1, ...by })
    .execute();
}

async function reserve(serial: string, orderId: number, estimate_id: number | null): Promise<void> {
  const by = { reserved_by: 'Ann', reserved_by_subject: 'ann', released_by: null, reason: null };
  await db
    .insertInto('reservations')
    .values({ serial, order_id: orderId, estimate_id, ...by })
    .execute();
  await db.updateTable('orders').set({ assigned_serial: serial }).where('id', '=', orderId).execute();
}

const after = async () =>
  (
    await sql<{ name: string; state: string; last: string | null }>`
      select v.name, e.state, (select m.step || ' to ' || m.state || ': ' || m.reason from estimate_marks m
        where m.estimate_id = e.id and m.step = 'reopen') as last
      from estimates e join estimate_versions v on v.estimate_id = e.id order by e.id`.execute(db)
  ).rows.map(({ name, state, last }) => [name, state, last]);

const LOST_TO = 'reopen to quoted: Another estimate won this order.';

test('of several winners of one unit, the one that the reservation names stays won', async () => {
  const [first, second] = [await estimate('First', 1, 'A'), await estimate('Second', 1, 'A')];
  await win(first);
  await win(second);
  await reserve('A', 1, first);
  await up(db);
  expect(await after()).toEqual([
    ['First', 'won', null],
    ['Second', 'quoted', LOST_TO],
  ]);
});

test('the last win stays won if the reservation names no estimate', async () => {
  const [first, second] = [await estimate('First', 1, 'A'), await estimate('Second', 1, 'A')];
  await win(second);
  await win(first);
  await reserve('A', 1, null);
  await up(db);
  expect(await after()).toEqual([
    ['First', 'won', null],
    ['Second', 'quoted', LOST_TO],
  ]);
});

test('a winner whose unit is not reserved for the order is reopened, alone or beside one whose unit is', async () => {
  const [gone, retained] = [await estimate('Gone', 1, 'A'), await estimate('Kept', 1, 'B')];
  await win(retained);
  await win(gone);
  await reserve('B', 1, retained);
  await estimate('Alone', 2, 'A');
  await estimate('Quoted', 2, 'A', 'quoted');
  await up(db);
  const released = 'reopen to quoted: Unit A is not reserved for this order.';
  expect(await after()).toEqual([
    ['Gone', 'quoted', released],
    ['Kept', 'won', null],
    ['Alone', 'quoted', released],
    ['Quoted', 'quoted', null],
  ]);
});
