import { quotationStatusSchema } from '../../../../src/contract/estimates/quotations';
import { paths } from '../../../../src/contract/paths';
import { pictureOf } from '../quotations/pdf/picture';
import { estimateJobs, inputs, type Job } from './estimateJobs';
import { asRestore } from '../../../support/server/asRestore';

const jobs = estimateJobs();
const { job, taken, refused, read, tokens, liveReservation } = jobs;

const PAST =
  "The order's delivery date, 11 October 2026, is not in the future. Edit the estimate and enter a later date, or weeks after the order.";

jobs.useCompany();

const pdfOf = (id: string) => jobs.call('sales', 'GET', paths.estimateQuotationPdf(id));
const textOf = async (id: string) => (await pictureOf((await pdfOf(id)).rawPayload)).text.replaceAll(/\s+/g, ' ');

test('an estimate whose order wanted its unit in the past is not quoted, nor shown to the customer, and says what to do', async () => {
  const each = await job(inputs, { request_date: '2026-10-11' });
  await taken(each.id, 'propose', 'sales');
  expect(await read(each)).toMatchObject({ whyNoDelivery: PAST });
  expect(await refused(each.id, 'quote', 'sales')).toEqual([409, PAST]);
  expect(
    await jobs.served.read(quotationStatusSchema, paths.estimateQuotation(each.id), tokens.get('sales')),
  ).toMatchObject({ issued: [], whyNoPdf: PAST });
  expect((await pdfOf(each.id)).statusCode).toBe(409);

  const later = { ...inputs, delivery: { day: '2026-11-02' } };
  await jobs.save(each.id, { name: 'Variant A', inputs: later });
  await taken(each.id, 'propose', 'sales', { version: 2 });
  expect(await taken(each.id, 'quote', 'sales', { version: 2 })).toMatchObject({
    state: 'quoted',
    whyNoDelivery: null,
  });
  expect(await textOf(each.id)).toContain('Delivery date 2 November 2026');
});

test('a rewind order is offered its own voltages, not those of the nameplate', async () => {
  const order = { order_type: 'RW', primary_voltage_kv: '12', secondary_voltage_kv: '480Y/277' } as const;
  const each = await job(inputs, order);
  await jobs.db
    .updateTable('units')
    .set({ primary_voltage: '13200D', condition: 'RW' })
    .where('serial', '=', each.serial)
    .execute();
  await jobs.save(each.id, { name: 'Variant A', inputs });
  await taken(each.id, 'propose', 'sales', { version: 2 });
  await taken(each.id, 'approve', 'boss', { version: 2 });
  const text = await textOf(each.id);
  for (const said of [
    ...['500 kVA, 12000D – 480Y/277', 'Connection Delta primary, wye secondary', 'Rewound to 12000D – 480Y/277:'],
    ...['As delivered, after the work', 'Nameplate data, before the work', 'Primary voltage 13200D'],
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('500 kVA, 13200D');
});

test('work days that an administrator set are shown against the request date', async () => {
  const each = await job(inputs, { request_date: '2026-11-20' });
  expect(await read(each)).toMatchObject({ workDays: null });
  await jobs.saveRates({ daysRecondition: 16 });
  expect(await read(each)).toMatchObject({
    workDays: '16 work days, ready 23 November 2026 at the earliest, 3 days after the request date',
  });
});

test.each([
  [false, 'Freight: not included'],
  [true, 'Freight: paid by customer'],
])('the quotation says %s if the customer paying the freight is %p', async (freight_paid_by_customer, text) => {
  const each = await job(inputs, { freight_paid_by_customer });
  await taken(each.id, 'propose', 'sales');
  await taken(each.id, 'approve', 'boss');
  await taken(each.id, 'quote', 'sales');
  expect(await textOf(each.id)).toContain(text);
});

async function offered(): Promise<Job> {
  const each = await job();
  await taken(each.id, 'propose', 'sales');
  await taken(each.id, 'quote', 'sales');
  return each;
}

test('a quotation that the customer holds is won although the rates changed, at its price', async () => {
  const each = await offered();
  await jobs.saveRates({ goodMargin: 90, addOnFr3: 20, priceTurnPull: 5_000 });
  expect(await read(each)).toMatchObject({ state: 'quoted', staleBecause: [] });
  expect(await taken(each.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  expect(await liveReservation(each)).toBeDefined();
  await jobs.saveRates({});
});

test('it lapses with a cost of the unit', async () => {
  const each = await offered();
  await jobs.db.updateTable('units').set({ unit_cost: 1 }).where('serial', '=', each.serial).execute();
  expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: ['The unit cost changed.'] });
  expect((await refused(each.id, 'win', 'sales'))[0]).toBe(409);
});

test('after its last day it is won only with a new approval by another person', async () => {
  jobs.setToday('2026-11-01T19:00:00Z');
  const each = await offered();
  jobs.setToday('2026-12-01T19:00:00Z');
  expect(await read(each)).toMatchObject({ state: 'quoted', staleBecause: [] });
  jobs.setToday('2026-12-02T19:00:00Z');
  const ended: unknown = expect.stringMatching(/^The quotation Q-2026-\d{4} was valid until 1 December 2026\.$/);
  expect(await read(each)).toMatchObject({ state: 'lapsed', staleBecause: [ended] });
  const [status, detail] = await refused(each.id, 'win', 'sales');
  expect([status, detail]).toEqual([
    409,
    expect.stringMatching(
      /^It has lapsed\. The quotation Q-2026-\d{4} was valid until 1 December 2026\. Propose it again: accepting it now needs a new approval\.$/,
    ),
  ]);

  await taken(each.id, 'propose', 'sales');
  expect((await refused(each.id, 'quote', 'sales'))[1]).toMatch(/needs a new approval\.$/);
  await taken(each.id, 'approve', 'boss');
  // The database's clock dates the steps.
  await asRestore(jobs.db, ['estimate_marks'], (trx) =>
    trx
      .updateTable('estimate_marks')
      .set({ at: new Date('2026-12-02T20:00:00Z') })
      .where('estimate_id', '=', Number(each.id))
      .where('step', '=', 'approve')
      .execute(),
  );
  await taken(each.id, 'quote', 'sales');
  expect(await read(each)).toMatchObject({ state: 'quoted', approvalReasons: [] });
  const { issued } = (await jobs.call('sales', 'GET', paths.estimateQuotation(each.id))).json() as {
    issued: unknown[];
  };
  expect(issued).toHaveLength(1);
  expect(await taken(each.id, 'win', 'sales')).toMatchObject({ state: 'won' });
  jobs.setToday('2026-11-01T19:00:00Z');
});

test('a new version is a new offer, which needs no approval that it would not need anyway', async () => {
  const each = await offered();
  jobs.setToday('2026-12-02T19:00:00Z');
  await jobs.save(each.id, { name: 'Variant A', inputs });
  await taken(each.id, 'propose', 'sales', { version: 2 });
  expect(await taken(each.id, 'quote', 'sales', { version: 2 })).toMatchObject({ state: 'quoted' });
  jobs.setToday('2026-11-01T19:00:00Z');
});

test('an estimate whose offer ended unseen is proposed immediately', async () => {
  const each = await offered();
  jobs.setToday('2026-12-02T19:00:00Z');
  expect(await taken(each.id, 'propose', 'sales')).toMatchObject({ state: 'proposed' });
  expect((await read(each)).marks.map(({ step }) => step)).toEqual(['propose', 'quote', 'lapse', 'propose']);
  jobs.setToday('2026-11-01T19:00:00Z');
});
