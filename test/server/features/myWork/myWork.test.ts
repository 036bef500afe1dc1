import { myWorkSchema, type MyWork, type MyWorkKind } from '../../../../src/contract/people/myWork';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { inquiryJobs } from '../inquiries/inquiryJobs';

const jobs = inquiryJobs();
const { call, saved, held, step, unit, job, taken, put } = jobs;

async function workOf(who: string, query = ''): Promise<MyWork> {
  const response = await call(who, 'GET', paths.myWork + query);
  expect([response.statusCode, response.json()]).toMatchObject([200, {}]);
  return parseStrict(myWorkSchema, response.json());
}

async function itemsOf(who: string, kind: MyWorkKind, query = '') {
  const { results, totals } = await workOf(who, query);
  const items = results.filter((item) => item.kind === kind);
  expect(totals.find((total) => total.kind === kind)?.count ?? 0).toBe(items.length);
  return items;
}

const dayFromNow = (days: number): string => {
  const phoenix = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Phoenix' });
  return phoenix.format(new Date(Date.now() + days * 86_400_000));
};

test('a proposal waits for those who can approve it, except its author', async () => {
  const { id, orderId, serial } = await job();
  await taken(id, 'propose', 'sales');
  const expected = {
    ...{ urgency: 'now', estimateId: id, orderId: String(orderId), itemCode: serial, person: 'sales' },
    ...{ name: 'Variant A', notice: null },
  };
  expect(await itemsOf('operations', 'approval')).toEqual([expect.objectContaining(expected)]);
  for (const other of ['sales', 'engineering', 'viewer']) expect(await itemsOf(other, 'approval')).toEqual([]);
});

test('a returned estimate is with its author until it is saved again', async () => {
  const { id } = await job();
  await taken(id, 'propose', 'sales');
  await taken(id, 'return', 'operations', { reason: 'Ask for more' });
  const [item] = await itemsOf('sales', 'returned');
  expect(item).toMatchObject({ estimateId: id, person: 'operations', note: 'Ask for more', urgency: 'now' });
  expect(await itemsOf('boss', 'returned')).toEqual([]);
  const [decided] = await itemsOf('sales', 'decided');
  expect(decided).toMatchObject({ estimateId: id, decision: 'returned', urgency: 'know' });
});

test('own late and due orders without a unit are listed, the soonest first', async () => {
  const own = { sales_rep: 'Sales', assigned_serial: null };
  const [late, due] = await insertRows(jobs.db, {
    orders: [
      orderRow({ ...own, request_date: dayFromNow(-3) }),
      orderRow({ ...own, request_date: dayFromNow(6) }),
      orderRow({ ...own, request_date: dayFromNow(30) }),
      orderRow({ ...own, request_date: dayFromNow(-4), issued_units: 1 }),
      orderRow({ ...own, request_date: dayFromNow(-5), sales_rep: 'Someone else' }),
    ],
  });
  const ids = (items: readonly { orderId: unknown; urgency: string }[]) =>
    items.map(({ orderId, urgency }) => [orderId, urgency]);
  expect(ids(await itemsOf('sales', 'lateOrder'))).toEqual([[String(late), 'now']]);
  expect(ids(await itemsOf('sales', 'dueOrder'))).toEqual([[String(due), 'week']]);
  expect(await itemsOf('operations', 'lateOrder')).toEqual([]);
});

test('an inquiry without a quotation is with its author, and its hold until it ends', async () => {
  const inquiry = await saved();
  const serial = await unit();
  await held(inquiry, serial);
  const [open] = await itemsOf('sales', 'inquiry');
  expect(open).toMatchObject({ name: inquiry.number, inquiryId: String(inquiry.id), urgency: 'week' });
  const [hold] = await itemsOf('sales', 'hold');
  expect(hold).toMatchObject({ itemCode: serial, inquiryId: String(inquiry.id), due: dayFromNow(5) });
  expect(await itemsOf('boss', 'inquiry')).toEqual([]);
  expect(await itemsOf('boss', 'hold')).toEqual([]);
  await step(inquiry, 'quoted');
  expect(await itemsOf('sales', 'inquiry')).toEqual([]);
});

test('a released unit is listed until it is marked as done, then among what is done', async () => {
  await insertRows(jobs.db, { units: [unitRow({ serial: 'R1' })], orders: [orderRow({ id: 9001 })] });
  const body = { itemCode: 'R1', orderId: 9001, reason: 'They decide soon' };
  const made = (await call('sales', 'POST', paths.reservations, body)).json<{ id: string }>();
  await call('operations', 'POST', paths.reservationRelease(made.id), { reason: 'Sold elsewhere' });
  const [item] = await itemsOf('sales', 'released');
  expect(item).toMatchObject({ itemCode: 'R1', orderId: '9001', person: 'operations', note: 'Sold elsewhere' });
  expect(await itemsOf('operations', 'released')).toEqual([]);
  expect(await itemsOf('sales', 'released', '?done=true')).toEqual([]);
  await call('sales', 'DELETE', paths.notice(String(item!.notice)));
  expect(await itemsOf('sales', 'released')).toEqual([]);
  expect(await itemsOf('sales', 'released', '?done=true')).toEqual([expect.objectContaining({ id: item!.id })]);
});

test('a reserved unit that someone else changed is listed once, with the latest change', async () => {
  await insertRows(jobs.db, { units: [unitRow({ serial: 'R2' })], orders: [orderRow({ id: 9002 })] });
  await call('sales', 'POST', paths.reservations, { itemCode: 'R2', orderId: 9002, reason: 'They decide soon' });
  const entry = {
    action: 'changeRow',
    serial: 'R2',
    order_id: null,
    job_number: null,
    old: null,
    reason: null,
  } as const;
  const by = (person_name: string, person_subject: string | null) => ({
    ...{ ...entry, person_name, person_subject, person_email: null, address: null, new: '{}' },
  });
  await jobs.db
    .insertInto('audit')
    .values([by('Feed', null), by('operations', 'operations'), by('sales', 'sales')])
    .execute();
  expect(await itemsOf('sales', 'changedUnit')).toEqual([
    expect.objectContaining({ itemCode: 'R2', orderId: '9002', person: 'operations', urgency: 'know' }),
  ]);
  expect(await itemsOf('operations', 'changedUnit')).toEqual([]);
});

test('a waiting import is listed for its sender', async () => {
  const row = { subject: 'operations', person: 'operations', email: null, address: null, key: null, runner: null };
  const details = JSON.stringify({ files: ['orders', 'units'] });
  const waiting = { state: 'mapping', progress: '{}', details, inspections: null, heartbeat_at: null } as const;
  await jobs.db
    .insertInto('import_jobs')
    .values({ id: '5f0c4a52-6a2c-4a6e-9d9e-2f6f0f6f0f6f', ...row, ...waiting, waits_since: new Date() })
    .execute();
  expect(await itemsOf('operations', 'import')).toEqual([
    expect.objectContaining({ name: 'orders and units', urgency: 'now' }),
  ]);
  expect(await itemsOf('boss', 'import')).toEqual([]);
});

test('a quotation that expires this week is with the author of its estimate', async () => {
  const proposal = await job();
  const { id, orderId } = proposal;
  const quotation = { estimate_id: Number(id), version: 1, content: '{}', issued_by: 'sales' };
  const days = { issued_on: dayFromNow(-20), valid_until: dayFromNow(7) };
  await jobs.db.insertInto('quotation_numbers').values({ year: 2026, last: 1 }).execute();
  await jobs.db
    .insertInto('quotations')
    .values({ number: 'Q-2026-0001', ...quotation, ...days })
    .execute();
  expect(await itemsOf('sales', 'quotation')).toEqual([]);
  await put(proposal, 'quoted');
  expect(await itemsOf('sales', 'quotation')).toEqual([
    expect.objectContaining({ name: 'Q-2026-0001', orderId: String(orderId), due: dayFromNow(7), urgency: 'week' }),
  ]);
  expect(await itemsOf('operations', 'quotation')).toEqual([]);
});
