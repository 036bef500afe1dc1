import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { inconsistentReservations } from '../../../support/server/inconsistentReservations';
import { principal } from '../../../support/server/principals';

const dana = principal({ name: 'Dana', subject: 'dana-1', email: 'dana@example.com' });
const lee = principal({ name: 'Lee', subject: 'lee-2' });
/** May release only their own. */
const sales = principal({ name: 'Sal', subject: 'sal-3' }, 'reserve');

const database = useTestDatabase();
beforeEach(async () => {
  for (const table of ['orders', 'units'] as const) await database.db.deleteFrom(table).execute();
  await insertRows(database.db, {
    units: [unitRow({ serial: 'A' })],
    orders: [orderRow({ id: 1, job_number: 'J-1' })],
  });
});
afterEach(async () => expect(await inconsistentReservations(database.db)).toEqual([]));

const repository = (mailsOwner = true) => createReservationsRepository(database.db, () => [], mailsOwner);

async function reserved(by: typeof lee = dana): Promise<string> {
  const made = await repository().reserve({ serial: 'A', orderId: '1', by, reason: null });
  if (made.kind !== 'reserved') throw new Error(made.kind);
  return String(made.id);
}

async function reservedElsewhere(): Promise<string> {
  const row = { serial: 'A', order_id: 1, reserved_by: null, reserved_by_subject: null };
  const { id } = await database.db
    .insertInto('reservations')
    .values({ ...row, released_by: null, reason: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.updateTable('orders').set({ assigned_serial: 'A' }).execute();
  return String(id);
}

const RELEASED = { kind: 'released', serial: 'A', order_id: 1 };
const reported = async () => {
  const notices = await database.db.selectFrom('notices').select('subject').execute();
  const mails = await database.db.selectFrom('mails').select('reservation_id').execute();
  return { notices: notices.map(({ subject }) => subject), mails: mails.map((mail) => String(mail.reservation_id)) };
};

test('who may release only their own releases that, and nothing of anybody else', async () => {
  const id = await reserved();
  const request = { id, reason: 'Customer canceled' };
  expect(await repository().release({ ...request, by: sales })).toEqual({ kind: 'notOwn' });
  expect(await repository().live()).toHaveLength(1);
  expect(await repository().release({ ...request, by: dana, reason: null })).toEqual(RELEASED);
});

test('a reservation without a person belongs to no one', async () => {
  const id = await reservedElsewhere();
  expect(await repository().release({ id, by: sales, reason: null })).toEqual({ kind: 'notOwn' });
});

test('a reservation without a person is released without a reason and a notice', async () => {
  const id = await reservedElsewhere();
  expect(await repository().release({ id, by: lee, reason: null })).toEqual(RELEASED);
  expect(await reported()).toEqual({ notices: [], mails: [] });
});

test('another person’s reservation needs a reason, and the person gets a notice and an e-mail', async () => {
  const id = await reserved();
  expect(await repository().release({ id, by: lee, reason: null })).toEqual({ kind: 'noReleaseReason', owner: 'Dana' });
  expect(await repository().release({ id, by: lee, reason: 'Customer canceled' })).toEqual(RELEASED);
  expect(await reported()).toEqual({ notices: ['dana-1'], mails: [id] });
});

test('an owner without a known address gets only a notice', async () => {
  const id = await reserved(principal({ name: 'Dana', subject: 'dana-1' }));
  expect(await repository().release({ id, by: lee, reason: 'Customer canceled' })).toEqual(RELEASED);
  expect(await reported()).toEqual({ notices: ['dana-1'], mails: [] });
});

test('releasing an own reservation creates no notice', async () => {
  const id = await reserved();
  expect(await repository().release({ id, by: dana, reason: 'A mistake' })).toEqual(RELEASED);
  expect(await reported()).toEqual({ notices: [], mails: [] });
});

test('without a server for e-mail none is queued', async () => {
  const id = await reserved();
  expect(await repository(false).release({ id, by: lee, reason: 'Customer canceled' })).toEqual(RELEASED);
  expect(await reported()).toEqual({ notices: ['dana-1'], mails: [] });
});

test('the activity says who released which unit of which order, and why', async () => {
  await repository().release({ id: await reserved(), by: lee, reason: 'Customer canceled' });
  const entries = await database.db
    .selectFrom('audit')
    .select(['action', 'person_name', 'order_id', 'job_number', 'serial', 'reason'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const of = { order_id: 1, job_number: 'J-1', serial: 'A' };
  expect(entries).toEqual([
    { action: 'release', person_name: 'Lee', reason: 'Customer canceled', ...of },
    { action: 'reserve', person_name: 'Dana', reason: null, ...of },
  ]);
});
