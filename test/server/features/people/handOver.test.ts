import { ordersListSchema } from '../../../../src/contract/orders/order';
import { auditPageSchema } from '../../../../src/contract/people/audit';
import { myWorkSchema, type MyWorkKind } from '../../../../src/contract/people/myWork';
import { ownerSchema, peopleSchema } from '../../../../src/contract/people/people';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow } from '../../../support/server/database';
import { inquiryJobs } from '../inquiries/inquiryJobs';

const jobs = inquiryJobs();
const { call, saved, detail } = jobs;

const LATE = { sales_rep: 'Sales', request_date: '2020-01-31', assigned_serial: null, retired_at: null };

async function idOf(name: string): Promise<string> {
  const people = parseStrict(peopleSchema, (await call('boss', 'GET', paths.people)).json()).results;
  return String(people.find((person) => person.name === name)?.id);
}
beforeAll(async () => {
  for (const who of ['viewer', 'sales', 'operations', 'engineering', 'boss']) await call(who, 'GET', paths.me);
});
const handOver = (path: string, to: string, by = 'sales', note = 'I am away') => call(by, 'POST', path, { to, note });
const ownerOf = async (path: string, who: string) => parseStrict(ownerSchema, (await call(who, 'GET', path)).json());
async function worksOn(who: string, kind: MyWorkKind) {
  const response = await call(who, 'GET', paths.myWork);
  return parseStrict(myWorkSchema, response.json()).results.filter((item) => item.kind === kind);
}

test('an order that is handed over is in the work of its new owner, with the reason', async () => {
  const [id] = await insertRows(jobs.db, { orders: [orderRow({ ...LATE, job_number: 'J-8001' })] });
  const path = paths.orderOwner(String(id));
  expect(await ownerOf(path, 'sales')).toEqual({ name: 'Sales', isOwn: null });
  expect(await worksOn('sales', 'lateOrder')).toHaveLength(1);
  expect((await handOver(path, await idOf('operations'))).statusCode).toBe(204);
  expect(await ownerOf(path, 'operations')).toEqual({ name: 'operations', isOwn: true });
  expect(await ownerOf(path, 'sales')).toEqual({ name: 'operations', isOwn: false });
  expect(await worksOn('sales', 'lateOrder')).toEqual([]);
  expect(await worksOn('operations', 'lateOrder')).toEqual([expect.objectContaining({ orderId: String(id) })]);
  const told = { orderId: String(id), jobNumber: 'J-8001', person: 'sales', note: 'I am away', urgency: 'now' };
  expect(await worksOn('operations', 'handedOver')).toEqual([expect.objectContaining(told)]);
  const activity = await call('sales', 'GET', `${paths.audit}?orderId=${id}`);
  expect(parseStrict(auditPageSchema, activity.json()).results[0]).toMatchObject({
    ...{ action: 'handOver', person: 'sales', old: { owner: 'Sales' }, new: { owner: 'operations' } },
    reason: 'I am away',
  });
  expect((await handOver(path, await idOf('engineering'), 'operations')).statusCode).toBe(204);
  expect(await worksOn('operations', 'lateOrder')).toEqual([]);
  expect(await ownerOf(path, 'sales')).toEqual({ name: 'engineering', isOwn: false });
});

test('Mine lists and counts the orders of an owner; an order without one belongs to its salesperson', async () => {
  const [kept, given] = await insertRows(jobs.db, {
    orders: ['J-8101', 'J-8102'].map((job_number) => orderRow({ ...LATE, job_number })),
  });
  const mine = async (who: string) => {
    const listed = await call(who, 'GET', `${paths.orders}?mine=true&search=J-810`);
    const counted = await call(who, 'GET', `${paths.ordersCounts}?search=J-810`);
    const { results, count } = listed.json<{ results: { job_number: string }[]; count: number }>();
    expect(counted.json<{ mine: number }>().mine).toBe(count);
    return results.map(({ job_number }) => job_number).sort();
  };
  expect([await mine('sales'), await mine('operations')]).toEqual([['J-8101', 'J-8102'], []]);
  await handOver(paths.orderOwner(String(given)), await idOf('operations'));
  expect([await mine('sales'), await mine('operations')]).toEqual([['J-8101'], ['J-8102']]);
  await handOver(paths.orderOwner(String(given)), await idOf('sales'), 'operations');
  expect([await mine('sales'), await mine('operations')]).toEqual([['J-8101', 'J-8102'], []]);
  expect(await ownerOf(paths.orderOwner(String(kept)), 'sales')).toEqual({ name: 'Sales', isOwn: null });
});

test('a list has the number of comments on each order, for those who may read them', async () => {
  const orders = ['J-8201', 'J-8202'].map((job_number) => orderRow({ ...LATE, job_number }));
  const [, commented] = await insertRows(jobs.db, { orders });
  for (const comment of ['Call Mesa first', 'Called']) {
    const response = await call('sales', 'POST', paths.orderComments(String(commented)), { comment });
    expect(response.statusCode).toBe(204);
  }
  const comments = async (who: string) => {
    const listed = await call(who, 'GET', `${paths.orders}?search=J-820`);
    const { results } = parseStrict(ordersListSchema, listed.json());
    return new Map(results.map((order) => [order.job_number, order.comments]));
  };
  expect(Object.fromEntries(await comments('operations'))).toEqual({ 'J-8201': 0, 'J-8202': 2 });
  expect([...(await comments('viewer')).values()]).toEqual([undefined, undefined]);
});

test('an inquiry that is handed over is among those of its new owner', async () => {
  const inquiry = await saved();
  const path = paths.inquiryOwner(String(inquiry.id));
  expect(await ownerOf(path, 'sales')).toEqual({ name: 'sales', isOwn: null });
  expect((await handOver(path, await idOf('operations'))).statusCode).toBe(204);
  expect(await worksOn('sales', 'inquiry')).toEqual([]);
  expect(await worksOn('operations', 'inquiry')).toEqual([expect.objectContaining({ name: inquiry.number })]);
  const [item] = (await worksOn('operations', 'handedOver')).filter(({ name }) => name === inquiry.number);
  expect(item).toMatchObject({ inquiryId: String(inquiry.id), note: 'I am away' });
  const mine = async (who: string) =>
    (await call(who, 'GET', `${paths.inquiries}?mine=true`)).json<{ count: number }>().count;
  expect([await mine('sales'), await mine('operations')]).toEqual([0, 1]);
});

test('a line of an inquiry, an unknown person and an unknown order are refused', async () => {
  const inquiry = await saved();
  const line = paths.orderOwner(jobs.lineOf(inquiry).id);
  const whole = `This is a line of ${inquiry.number}: hand over the inquiry.`;
  expect(detail(await handOver(line, await idOf('operations')))).toEqual([422, whole]);
  expect(await ownerOf(line, 'operations')).toEqual({ name: 'sales', isOwn: null });
  const path = paths.inquiryOwner(String(inquiry.id));
  const noPerson = 'Choose one of the people of GET /api/people/: who can read comments and has signed in.';
  expect(detail(await handOver(path, '999999'))).toEqual([422, noPerson]);
  expect((await handOver(path, await idOf('operations'), 'engineering')).statusCode).toBe(403);
  expect((await handOver(paths.orderOwner('999999'), await idOf('operations'))).statusCode).toBe(404);
  expect((await handOver(path, await idOf('operations'), 'sales', '  ')).statusCode).toBe(400);
});
