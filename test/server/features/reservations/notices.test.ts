import { createNoticesRepository } from '../../../../src/server/features/reservations/notices';
import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { insertDecision } from './decided';
import { principal } from '../../../support/server/principals';

const ann = principal({ name: 'Ann', subject: 'ann-1' });
const lee = principal({ name: 'Lee', subject: 'lee-2' });

const database = useTestDatabase();
beforeEach(async () => {
  await asRestore(database.db, ['estimate_versions', 'estimate_marks'], async (trx) => {
    for (const table of ['orders', 'units'] as const) await trx.deleteFrom(table).execute();
  });
  await insertRows(database.db, {
    units: [unitRow({ serial: 'A' }), unitRow({ serial: 'B' })],
    orders: [1, 2].map((id) => orderRow({ id, job_number: `J-${id}` })),
  });
});

const notices = () => createNoticesRepository(database.db);

async function released(serial: string, orderId: number, reason: string): Promise<void> {
  const repository = createReservationsRepository(database.db, () => []);
  const made = await repository.reserve({ serial, orderId: String(orderId), by: ann, reason: null });
  const id = made.kind === 'reserved' ? String(made.id) : '';
  await repository.release({ id, by: lee, reason });
}

async function decided(name: string): Promise<number> {
  const of = { serial: 'A', order_id: 1, name, state: 'returned', reason: 'Ask for more' } as const;
  const { estimateId, markId } = await insertDecision(database.db, of);
  await database.db
    .insertInto('notices')
    .values({ subject: 'ann-1', mark_id: markId, reservation_id: null, dismissed_at: null })
    .execute();
  return estimateId;
}

test('a person gets notices of releases and decisions, the latest first', async () => {
  await released('A', 1, 'Customer canceled');
  const estimateId = await decided('Variant B');
  await released('B', 2, 'Sold elsewhere');
  const any = { id: expect.any(Number) as number, created_at: expect.any(Date) as Date, by: 'Lee' };
  expect(await notices().of('ann-1')).toEqual([
    { ...any, serial: 'B', order_id: 2, job_number: 'J-2', reason: 'Sold elsewhere', estimate: null },
    {
      ...{ ...any, serial: 'A', order_id: 1, job_number: 'J-1', reason: 'Ask for more' },
      estimate: { id: estimateId, name: 'Variant B', state: 'returned', step: 'return' },
    },
    { ...any, serial: 'A', order_id: 1, job_number: 'J-1', reason: 'Customer canceled', estimate: null },
  ]);
  expect(await notices().of('lee-2')).toEqual([]);
});

test('a notice is dismissed by its person alone, and stays so as of the first time', async () => {
  await released('A', 1, 'Customer canceled');
  await decided('Variant B');
  const [decision, release] = await notices().of('ann-1');
  expect(await notices().dismiss(String(release!.id), lee)).toBe(false);
  expect(await notices().dismiss(String(release!.id), ann)).toBe(true);
  expect(await notices().of('ann-1')).toEqual([decision]);
  const dismissed = () => database.db.selectFrom('notices').select('dismissed_at').orderBy('id').execute();
  const before = await dismissed();
  expect(before).toEqual([{ dismissed_at: expect.any(Date) as Date }, { dismissed_at: null }]);
  expect(await notices().dismiss(String(release!.id), ann)).toBe(true);
  expect(await dismissed()).toEqual(before);
});

test.each(['', 'x', '0', '1.0', '999999999', '9'.repeat(16)])('there is no notice %j to dismiss', async (id) => {
  await released('A', 1, 'Customer canceled');
  expect(await notices().dismiss(id, ann)).toBe(false);
  expect(await notices().of('ann-1')).toHaveLength(1);
});
