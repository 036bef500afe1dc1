import { importPrepared } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { reopenWon } from '../../../../src/server/features/estimates/reopenWon';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase } from '../../../support/server/database';
import { useWorkplace, ordersWith, UNIT_HEADER, UNIT_ROW } from '../import/files';
import { insertDecision } from '../reservations/decided';

const lee = { name: 'Lee', subject: 'lee-2' };
const UNITS = ['0012', '0013'];

const database = useTestDatabase();
const workplace = useWorkplace();
beforeEach(async () => {
  await asRestore(database.db, ['estimate_versions', 'estimate_marks'], async (trx) => {
    for (const table of ['orders', 'units'] as const) await trx.deleteFrom(table).execute();
  });
  const units = [UNIT_HEADER, ...UNITS.map((serial) => UNIT_ROW.replace('0012', serial)), ''].join('\n');
  await load({ units, orders: ordersWith('assigned_serial', ['0012', '']) });
});

async function load({ orders, units }: { orders: string; units?: string }, mails = false) {
  const files = await prepareFiles({
    orders: await workplace.write('orders.csv', orders),
    units: units === undefined ? undefined : await workplace.write('units.csv', units),
  });
  return importPrepared(database.db, files, { actor: { name: 'Feed ERP' }, mails });
}

async function won(): Promise<number> {
  const { id: order_id } = await database.db.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow();
  const of = { serial: '0012', order_id, name: 'Variant B', state: 'won', reason: null } as const;
  const { estimateId } = await insertDecision(database.db, of);
  const set = { state: 'won', held_grounds: 'held', author_email: 'ann@example.com' } as const;
  await database.db.updateTable('estimates').set(set).where('id', '=', estimateId).execute();
  return estimateId;
}

const lastMark = (estimateId: number) =>
  database.db
    .selectFrom('estimate_marks')
    .select(['step', 'state', 'version', 'grounds', 'by_name', 'reason'])
    .where('estimate_id', '=', estimateId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
const stateOf = async (id: number) =>
  (await database.db.selectFrom('estimates').select('state').where('id', '=', id).executeTakeFirst())?.state;
const notices = () => database.db.selectFrom('notices').select('subject').where('mark_id', 'is not', null).execute();
const mails = () => database.db.selectFrom('mails').select('to_email').where('mark_id', 'is not', null).execute();

test.each([
  ['empties the cell', ['', '']],
  ['moves the unit to another order', ['', '0012']],
  ['gives the order another unit', ['0013', '']],
])('an import that %s reopens what was won with the unit, and its author is notified', async (_what, serials) => {
  const id = await won();
  await load({ orders: ordersWith('assigned_serial', serials) }, true);
  expect([await stateOf(id), await lastMark(id)]).toEqual([
    'quoted',
    {
      ...{ step: 'reopen', state: 'quoted', version: 2, grounds: 'held', by_name: 'Feed ERP' },
      reason: 'Unit 0012 was released (import).',
    },
  ]);
  expect([await notices(), await mails()]).toEqual([[{ subject: 'ann-1' }], [{ to_email: 'ann@example.com' }]]);
});

test('an import that does not move the unit leaves the estimate won', async () => {
  const id = await won();
  await load({ orders: ordersWith('assigned_serial', ['0012', '0013']) }, true);
  expect([await stateOf(id), (await lastMark(id))?.step, await mails()]).toEqual(['won', 'return', []]);
});

test('no mail is sent without a mail server', async () => {
  await won();
  await load({ orders: ordersWith('assigned_serial', ['', '']) });
  expect([(await notices()).length, await mails()]).toEqual([1, []]);
});

test('only estimates of the order named are reopened, and those whose unit is reserved for it are not', async () => {
  const id = await won();
  await database.db.updateTable('reservations').set({ released_at: new Date() }).execute();
  const reopen = (orderId: number) =>
    database.db.transaction().execute((trx) => reopenWon(trx, { by: lee, reason: null, mails: false, orderId }));
  const { order_id } = await database.db
    .selectFrom('estimates')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await reopen(order_id + 1);
  expect(await stateOf(id)).toBe('won');
  await reopen(order_id);
  expect([await stateOf(id), await lastMark(id)]).toMatchObject([
    'quoted',
    { by_name: 'Lee', reason: 'Unit 0012 was released.' },
  ]);
});
