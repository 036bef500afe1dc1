import { inventoryListSchema } from '../../../../src/contract/inventory/inventoryList';
import type { Inquiry } from '../../../../src/contract/requests/inquiries';
import { paths } from '../../../../src/contract/paths';
import { reservationsSchema } from '../../../../src/contract/reservations';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow } from '../../../support/server/database';
import { inquiryJobs, pad } from './inquiryJobs';

const jobs = inquiryJobs();
const { call, saved, one, lineOf, unit, hold, held, step, detail, link } = jobs;

const serialsOf = (inquiry: Inquiry) => lineOf(inquiry).holds.map(({ serial }) => serial);
const forThree = () => saved({ lines: [{ quantity: 3, readings: pad }] });
const units = async (count: number) => Promise.all(Array.from({ length: count }, unit));
const release = async ({ id, lines }: Inquiry, serial: string) => {
  const of = lines[0]?.holds.find((each) => each.serial === serial);
  return call('sales', 'DELETE', paths.inquiryHold(String(id), String(of?.id)));
};
const reservations = async () =>
  parseStrict(reservationsSchema, (await call('viewer', 'GET', paths.reservations)).json()).results;

test('a line for three units holds three, and no fourth', async () => {
  const inquiry = await forThree();
  const serials = await units(4);
  for (const serial of serials.slice(0, 3)) await held(inquiry, serial);
  expect(serialsOf(await one(inquiry))).toEqual(serials.slice(0, 3));
  const line = `${inquiry.number}-1`;
  expect(detail(await hold(inquiry, serials[3]!))).toEqual([
    409,
    `${line} already has all its units on hold. Release one first.`,
  ]);
  const shown = (await reservations()).filter(({ itemCode }) => serials.includes(String(itemCode)));
  expect(shown.map(({ orderId, jobNumber }) => [orderId, jobNumber])).toEqual(
    Array.from({ length: 3 }, () => [lineOf(inquiry).id, line]),
  );
  const audited = jobs.db.selectFrom('audit').select(['serial', 'job_number']).where('action', '=', 'reserve');
  const entries = await audited.where('serial', 'in', serials).orderBy('id').execute();
  expect(entries).toEqual(serials.slice(0, 3).map((serial) => ({ serial, job_number: line })));
});

test('each hold blocks its unit for others, is released alone, and makes room for another', async () => {
  const inquiry = await forThree();
  const [a = '', b = '', c = '', d = ''] = await units(4);
  for (const serial of [a, b, c]) await held(inquiry, serial);
  expect(detail(await hold(await saved(), b))[1]).toMatch(`Unit ${b} is on hold for ${inquiry.number}`);
  const [order] = await insertRows(jobs.db, { orders: [orderRow()] });
  const taken = await call('boss', 'POST', paths.reservations, { itemCode: c, orderId: String(order), reason: 'Fits' });
  expect(taken.statusCode).toBe(409);
  expect((await release(await one(inquiry), b)).statusCode).toBe(204);
  expect(serialsOf(await held(inquiry, d))).toEqual([a, c, d]);
  const rows = await jobs.db
    .selectFrom('orders')
    .select('place_of')
    .where('inquiry_id', '=', Number(inquiry.id))
    .execute();
  expect(rows.filter(({ place_of }) => place_of !== null)).toHaveLength(2);
});

test("concurrent holds never exceed the line's quantity", async () => {
  const inquiry = await forThree();
  const serials = await units(6);
  const answers = await Promise.all(serials.map((serial) => hold(inquiry, serial)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409, 409]);
  expect(serialsOf(await one(inquiry))).toHaveLength(3);
});

test('one unit that two lines want at the same time is held once', async () => {
  const [one_, two] = [await forThree(), await forThree()];
  const [first = '', second = '', wanted = ''] = await units(3);
  await held(one_, first);
  await held(two, second);
  const answers = await Promise.all([hold(one_, wanted), hold(two, wanted)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('a line cannot require fewer units than it holds, nor be removed; losing releases all', async () => {
  const inquiry = await forThree();
  const serials = await units(2);
  for (const serial of serials) await held(inquiry, serial);
  const { version, lines } = await one(inquiry);
  const change = (quantity: number) =>
    call(
      'sales',
      'PUT',
      paths.inquiry(String(inquiry.id)),
      { customer_name: 'Calloway Pump', lines: [{ order_id: lines[0]!.order_id, quantity, readings: pad }] },
      { 'if-match': `"${version}"` },
    );
  expect(detail(await change(1))).toEqual([
    409,
    `${inquiry.number}-1 has 2 units on hold. Release some before you reduce its quantity.`,
  ]);
  expect((await change(2)).statusCode).toBe(200);
  await step(inquiry, 'lost', 'Too late');
  expect(serialsOf(await one(inquiry))).toEqual([]);
  expect((await reservations()).filter(({ itemCode }) => serials.includes(String(itemCode)))).toEqual([]);
});

test('a linked order takes one unit; the others stay on hold for the inquiry', async () => {
  const inquiry = await forThree();
  const serials = await units(3);
  for (const serial of serials) await held(inquiry, serial);
  const [order = 0] = await insertRows(jobs.db, { orders: [orderRow({ job_number: 'J-SEV' })] });
  expect((await link(inquiry, order)).statusCode).toBe(200);
  expect(serialsOf(await one(inquiry))).toEqual(serials.slice(1));
  const holder = jobs.db.selectFrom('orders').select('assigned_serial').where('id', '=', order);
  expect(await holder.executeTakeFirst()).toEqual({ assigned_serial: serials[0] });
  expect((await release(await one(inquiry), serials[2]!)).statusCode).toBe(204);
});

test('a won estimate reserves its unit, whichever hold it has, and that unit goes to the order', async () => {
  const inquiry = await forThree();
  const [a = '', b = '', c = ''] = await units(3);
  for (const serial of [a, b]) await held(inquiry, serial);
  const estimate = await jobs.estimated(inquiry, b);
  for (const each of ['propose', 'quote', 'win'] as const) await jobs.taken(estimate, each, 'sales');
  const won = lineOf(await one(inquiry)).holds;
  expect(won.map(({ serial, expires_at }) => [serial, expires_at === null])).toEqual([
    [a, false],
    [b, true],
  ]);
  expect((await hold(inquiry, c)).statusCode).toBe(201);
  const [order = 0] = await insertRows(jobs.db, { orders: [orderRow({ job_number: 'J-WON' })] });
  expect((await link(inquiry, order)).statusCode).toBe(200);
  const stored = jobs.db.selectFrom('orders').select('assigned_serial').where('id', '=', order);
  expect(await stored.executeTakeFirst()).toEqual({ assigned_serial: b });
  const state = jobs.db.selectFrom('estimates').select(['state', 'order_id']).where('id', '=', Number(estimate));
  expect(await state.executeTakeFirst()).toEqual({ state: 'won', order_id: order });
  expect(serialsOf(await one(inquiry))).toEqual([a, c]);
});

test('places are in no list of orders, and the inventory names the line', async () => {
  const inquiry = await forThree();
  const serials = await units(2);
  for (const serial of serials) await held(inquiry, serial);
  const { results } = parseStrict(
    inventoryListSchema,
    (await call('viewer', 'GET', `${paths.inventory}?search=${serials[1]}`)).json(),
  );
  const of = results.find(({ serial }) => serial === serials[1]);
  expect([of?.reserved_for, of?.reserved_for_job]).toEqual([Number(lineOf(inquiry).id), `${inquiry.number}-1`]);
  const list = await call('viewer', 'GET', `${paths.orders}?search=${inquiry.number}`);
  expect(list.json<{ count: number }>().count).toBe(0);
});
