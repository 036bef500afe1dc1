import { sql, type Insertable } from 'kysely';
import type { MailsTable } from '../../../../src/server/db/schema/systemTables';
import { createMailsRepository } from '../../../../src/server/features/mails/repository';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { insertDecision } from '../reservations/decided';

const database = useTestDatabase();
beforeEach(async () => {
  await asRestore(database.db, ['quotations', 'estimate_versions', 'estimate_marks'], async (trx) => {
    for (const table of ['mails', 'quotations', 'orders', 'units'] as const) await trx.deleteFrom(table).execute();
  });
  await insertRows(database.db, {
    units: [unitRow({ serial: 'A' })],
    orders: [orderRow({ id: 7, job_number: 'J-7' })],
  });
});

const mails = () => createMailsRepository(database.db);
const NOTHING = { reservation_id: null, quotation: null, mark_id: null, to_email: null, sender: null };
const queue = async (mail: Partial<Insertable<MailsTable>>) =>
  (
    await database.db
      .insertInto('mails')
      .values({ ...NOTHING, ...mail })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

test.each([
  [
    { to_email: 'sam@example.com', sender: 'Sam Sales' },
    { to: 'sam@example.com', sender: 'Sam Sales' },
  ],
  [{}, { to: '', sender: '' }],
])('a mail with a quotation names its recipient and its sender (%j)', async (addressed, reported) => {
  const days = { issued_on: '2026-11-23', valid_until: '2027-01-07' };
  await sql`insert into quotation_numbers values (2026, 1) on conflict do nothing`.execute(database.db);
  await database.db
    .insertInto('quotations')
    .values({ number: 'Q-2026-0001', estimate_id: null, version: 1, ...days, content: '{}', issued_by: 'Sam Sales' })
    .execute();
  const id = await queue({ quotation: 'Q-2026-0001', ...addressed });
  expect(await mails().claim()).toEqual({ kind: 'quotation', id, isLast: false, number: 'Q-2026-0001', ...reported });
});

test.each([
  [{ to_email: 'ann@example.com' }, 'ann@example.com'],
  [{}, ''],
])('a mail about a decision describes the version of that moment (%j)', async (addressed, to) => {
  const of = { serial: 'A', order_id: 7, name: 'Variant B', state: 'returned', reason: 'Ask for more' } as const;
  const { estimateId, markId } = await insertDecision(database.db, of);
  const id = await queue({ mark_id: markId, ...addressed });
  expect(await mails().claim()).toEqual({
    ...{ kind: 'decision', id, isLast: false, to, by: 'Lee', reason: 'Ask for more' },
    ...{ itemCode: 'A', orderId: '7', jobNumber: 'J-7' },
    estimate: { id: String(estimateId), name: 'Variant B', state: 'returned', step: 'return' },
  });
});

test.each([
  ['dana@example.com', 'dana@example.com'],
  [null, ''],
])(
  'a mail about a release names person and unit, and goes to the owner of the reservation (%j)',
  async (address, to) => {
    const owner = { reserved_by: 'Dana', reserved_by_subject: 'dana-1', reserved_by_email: address, reason: null };
    const end = {
      released_at: new Date(),
      released_by: 'Lee',
      released_by_subject: 'lee-2',
      release_reason: 'Customer canceled',
    };
    const { id: reservationId } = await database.db
      .insertInto('reservations')
      .values({ serial: 'A', order_id: 7, ...owner, ...end })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await queue({ reservation_id: reservationId });
    expect(await mails().claim()).toEqual({
      ...{ kind: 'release', id, isLast: false, to, reservationId, itemCode: 'A', orderId: '7', jobNumber: 'J-7' },
      ...{ releasedBy: 'Lee', reason: 'Customer canceled' },
    });
  },
);
