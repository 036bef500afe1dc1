import { auditPageSchema } from '../../../../src/contract/people/audit';
import { orderEstimatesSchema } from '../../../../src/contract/estimates/estimates';
import { inquiryProposalsSchema, inquirySchema } from '../../../../src/contract/requests/inquiries';
import { paths } from '../../../../src/contract/paths';
import { businessDay, DAY_MS } from '../../../../src/domain/calendar/businessDay';
import { formatDate } from '../../../../src/domain/format/date';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow } from '../../../support/server/database';
import { inputs } from '../estimates/estimateJobs';
import { inquiryJobs, pad, readings } from './inquiryJobs';

const jobs = inquiryJobs();
const { call, saved, lineOf, unit, held, link, estimated, detail, activity } = jobs;

const fields = {
  ...{ customer_name: 'Calloway Pump, Inc.', phase: 3, kva_rating: 500 },
  ...{ primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
};
const order = async (more: object = {}) =>
  (await insertRows(jobs.db, { orders: [orderRow({ ...fields, ...more })] }))[0]!;
const stored = (id: number | string) =>
  jobs.db.selectFrom('orders').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
const proposals = async (id: number) =>
  parseStrict(inquiryProposalsSchema, (await call('viewer', 'GET', paths.orderInquiries(String(id)))).json()).results;

test('linking carries won estimate, price, drafts, unit and comments over', async () => {
  const inquiry = await saved();
  const line = lineOf(inquiry).id;
  const serial = await unit();
  await held(inquiry, serial);
  const estimate = await estimated(inquiry, serial);
  const draft = { name: 'Half done', inputs: { ...inputs, price: 1 } };
  const kept = await call('sales', 'PUT', paths.estimateDraft(line, serial, 'new'), { ...draft, version: 0 });
  expect([kept.statusCode, kept.json()]).toMatchObject([200, {}]);
  for (const each of ['propose', 'quote', 'win'] as const) await jobs.taken(estimate, each, 'sales');
  await call('sales', 'POST', paths.orderComments(line), { comment: 'They call back on Monday' });
  const id = await order({ job_number: 'J-100', sale_price: 50_000 });

  const response = await link(inquiry, id);
  const linked = parseStrict(inquirySchema, response.json());
  expect(linked).toMatchObject({ state: 'order' });
  expect(lineOf(linked)).toMatchObject({
    ...{ linked_order: { id: String(id), job_number: 'J-100' }, hold: null, estimates: 0 },
  });
  expect(await stored(id)).toMatchObject({ assigned_serial: serial, won_price: '41250.00' });
  expect(await stored(line)).toMatchObject({ assigned_serial: null, won_price: null });
  const answer = await call('sales', 'GET', paths.orderEstimates(String(id)));
  const { results, drafts } = parseStrict(orderEstimatesSchema, answer.json());
  expect([results.map((each) => [each.id, each.state]), drafts.map(({ name }) => name)]).toEqual([
    [[estimate, 'won']],
    ['Half done'],
  ]);
  const live = jobs.db.selectFrom('reservations').selectAll().where('released_at', 'is', null);
  expect(await live.where('serial', '=', serial).execute()).toMatchObject([
    { order_id: id, reserved_by: 'sales', expires_at: null, estimate_id: Number(estimate), reason: 'They decide soon' },
  ]);
  expect(await activity('release')).toMatchObject({ order_id: Number(line), reason: 'Linked to J-100' });
  expect(await activity('linkInquiry')).toMatchObject({
    ...{ order_id: id, job_number: 'J-100', old: { state: 'won' } },
    new: { inquiry: inquiry.number, customer_name: 'Calloway Pump', line: `${inquiry.number}-1` },
  });
  const page = await call('sales', 'GET', `${paths.audit}?orderId=${id}`);
  const actions = parseStrict(auditPageSchema, page.json()).results.map((each) => each.action);
  expect(actions.slice(0, 2)).toEqual(['linkInquiry', 'reserve']);
  expect(actions).toEqual(expect.arrayContaining(['comment', 'saveInquiry', 'issueQuotation']));
});

test('an open hold becomes a reservation that does not expire', async () => {
  const inquiry = await saved();
  const serial = await unit();
  await held(inquiry, serial);
  const id = await order();
  expect((await link(inquiry, id)).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({ assigned_serial: serial });
  const live = jobs.db.selectFrom('reservations').selectAll().where('order_id', '=', id);
  expect(await live.execute()).toMatchObject([{ serial, expires_at: null, released_at: null }]);
});

test('linking is refused with a sentence, and changes nothing', async () => {
  const inquiry = await saved();
  const serial = await unit();
  await held(inquiry, serial);
  const number = `${inquiry.number}-1`;
  const refusal = async (id: number) => detail(await link(inquiry, id));
  expect((await link(inquiry, 999_999)).statusCode).toBe(404);
  expect((await link(inquiry, Number(lineOf(inquiry).id))).statusCode).toBe(404);
  expect((await link(inquiry, await order(), {}, 'engineering')).statusCode).toBe(403);
  expect(await refusal(await order({ issued_units: 1 }))).toEqual([409, 'This order is closed: its unit was issued.']);
  const retired = await order({ job_number: 'J-R', retired_at: new Date() });
  expect(await refusal(retired)).toEqual([409, 'Order J-R was retired. Bring it back first.']);
  const other = await unit();
  const taken = await order({ job_number: 'J-T', assigned_serial: other });
  expect(await refusal(taken)).toEqual([
    409,
    `Order J-T holds unit ${other}, and ${number} holds ${serial}. Release one first.`,
  ]);
  const free = await order({ job_number: 'J-F' });
  expect((await link(await saved(), free)).statusCode).toBe(200);
  expect(await refusal(free)).toEqual([409, 'Order J-F is linked to another inquiry already.']);
  const lost = await saved();
  await jobs.step(lost, 'lost', 'Too late');
  expect(detail(await link(lost, await order()))).toEqual([409, `${lost.number} is lost. Reopen it first.`]);
  expect(await jobs.one(inquiry)).toMatchObject({ state: 'open', lines: [{ hold: { serial }, linked_order: null }] });
  const last = await order({ job_number: 'J-L' });
  await link(inquiry, last);
  expect(await refusal(await order())).toEqual([409, `${number} is linked to J-L already.`]);
});

test('each line of an inquiry becomes a separate order', async () => {
  const lines = [pad, readings({ kva_rating: '750' })].map((each) => ({ quantity: 1, readings: each }));
  const inquiry = await saved({ lines });
  const [first, second] = [await order(), await order()];
  expect(detail(await link(inquiry, first))).toEqual([422, 'This inquiry has several lines. Say which one.']);
  for (const [at, id] of [first, second].entries())
    expect((await link(inquiry, id, { line: inquiry.lines[at]!.order_id })).statusCode).toBe(200);
  expect((await jobs.one(inquiry)).lines.map(({ linked_order }) => linked_order?.id)).toEqual(
    [first, second].map(String),
  );
});

test('an order is proposed the inquiries of its customer with its rating and voltages, the likeliest first', async () => {
  const customer_name = 'Nimbus Power Co.';
  const open = await saved({ customer_name });
  const quoted = await saved({ customer_name: 'NIMBUS POWER' });
  await jobs.step(quoted, 'quoted');
  const holding = await saved({ customer_name });
  const serial = await unit();
  await held(holding, serial);
  const lost = await saved({ customer_name });
  await jobs.step(lost, 'lost', 'Too late');
  await saved({ customer_name: 'Nimbus Water' });
  await saved({ customer_name, lines: [{ quantity: 1, readings: readings({ kva_rating: '500' }) }] });
  const id = await order({ customer_name: 'Nimbus Power Company' });
  const found = await proposals(id);
  expect(found.map(({ number }) => number)).toEqual([quoted.number, holding.number, open.number]);
  const until = formatDate(businessDay(new Date(Date.now() + 5 * DAY_MS)));
  expect(found.map(({ reason }) => reason)).toEqual([
    'Same customer, 500 kVA, 12470GrdY/7200 to 480Y/277; quoted.',
    `Same customer, 500 kVA, 12470GrdY/7200 to 480Y/277; open; unit ${serial} is on hold for ${holding.number} (Nimbus Power Co.) until ${until}.`,
    'Same customer, 500 kVA, 12470GrdY/7200 to 480Y/277; open.',
  ]);
  expect((await link(quoted, id, { line: found[0]!.line })).statusCode).toBe(200);
  expect(await proposals(id)).toEqual([]);
});
