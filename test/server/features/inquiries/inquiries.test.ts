import { auditPageSchema } from '../../../../src/contract/people/audit';
import { inquiriesSchema, inquirySchema } from '../../../../src/contract/requests/inquiries';
import { orderSchema } from '../../../../src/contract/orders/order';
import { paths } from '../../../../src/contract/paths';
import { whatHappened } from '../../../../src/domain/audit/whatHappened';
import { parseStrict } from '../../../support/server/app';
import { inquiryJobs, newInquiry, pad, readings } from './inquiryJobs';

const jobs = inquiryJobs();
const { call, saved, one, lineOf, unit, step, estimated, detail, activity } = jobs;
const list = async (query = '', by = 'sales') =>
  parseStrict(inquiriesSchema, (await call(by, 'GET', `${paths.inquiries}${query}`)).json());

test('a saved inquiry has its lines as rows of orders, with the fields that were read', async () => {
  const inquiry = await saved();
  const number = `I-${inquiry.id}`;
  expect(inquiry).toMatchObject({
    ...{ number, state: 'open', customer_name: 'Calloway Pump', contact: 'Rudy Salcedo', email: 'rudy@calloway.test' },
    ...{ phone: '559-555-0118', ship_city: 'Hanford', ship_state: 'CA', request_date: '2027-01-31', version: 1 },
    ...{ source: 'need 500 kVA, 12470 to 480Y/277, pad', source_name: 'call.txt', lost_reason: null },
    ...{ author_name: 'sales', is_own: true },
    lines: [{ job_number: `${number}-1`, quantity: 2, readings: pad, hold: null, estimates: 0, linked_order: null }],
  });
  const order = await call('sales', 'GET', paths.order(lineOf(inquiry).id));
  expect(parseStrict(orderSchema, order.json())).toMatchObject({
    ...{ order_code: `${number}-1`, job_number: `${number}-1`, inquiry_id: Number(inquiry.id), sales_rep: 'sales' },
    ...{ customer_name: 'Calloway Pump', ship_city: 'Hanford', ship_state: 'CA', request_date: '2027-01-31' },
    ...{ order_type: 'RC', sale_price: null, issued_units: 0, retired_at: null },
    requirement: {
      ...{ phase: 3, kva_rating: 500, primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
      ...{ unit_type: 'Three-Phase Pad', stock_code_desc: '500KVA Three-Phase Pad' },
    },
  });
  expect(await activity('saveInquiry')).toMatchObject({
    ...{ person_name: 'sales', order_id: Number(lineOf(inquiry).id), job_number: `${number}-1` },
    new: { inquiry: number, customer_name: 'Calloway Pump', lines: 1 },
  });
});

test('viewers and engineering read inquiries, and save none', async () => {
  const inquiry = await saved();
  for (const by of ['viewer', 'engineering']) {
    expect((await call(by, 'GET', paths.inquiry(String(inquiry.id)))).statusCode).toBe(200);
    expect(detail(await call(by, 'POST', paths.inquiries, newInquiry()))).toEqual([
      403,
      'Only sales, operations, and administrators can save, change and link inquiries.',
    ]);
  }
});

test('a source of 1,000,000 characters is stored as it came', async () => {
  const source = `\t 500 kVA\r\n${'ü'.repeat(999_985)}  `;
  const inquiry = await saved({ source });
  expect((await one(inquiry)).source).toBe(source);
  const { statusCode } = await call('sales', 'POST', paths.inquiries, newInquiry({ source: 'x'.repeat(1_000_001) }));
  expect(statusCode).toBe(400);
});

test('a repeated request with one idempotency key saves one inquiry', async () => {
  const key = { 'idempotency-key': 'inquiry-key-1' };
  const [first, second] = [
    await call('sales', 'POST', paths.inquiries, newInquiry({ customer_name: 'Keyed' }), key),
    await call('sales', 'POST', paths.inquiries, newInquiry({ customer_name: 'Keyed' }), key),
  ];
  expect(second.json()).toEqual(first.json());
  expect((await list('?search=Keyed')).count).toBe(1);
});

describe('the list', () => {
  test('is filtered by state, author and text, and sorted', async () => {
    const a = await saved({ customer_name: 'Zephyr Mill', request_date: '2027-03-01', contact: 'Ann Lee' });
    const b = await saved({ customer_name: 'Zephyr Dairy', request_date: '2027-02-01' }, 'boss');
    const c = await saved({ customer_name: 'Zephyr Farms', request_date: null, email: 'x_y@farm.test' });
    await step(c, 'quoted');
    const ids = async (query: string, by?: string) =>
      (await list(`?search=zephyr&${query}`, by)).results.map(({ id }) => id);
    expect(await ids('')).toEqual([c.id, b.id, a.id]);
    expect(await ids('ordering=created_at')).toEqual([a.id, b.id, c.id]);
    expect(await ids('ordering=request_date')).toEqual([b.id, a.id, c.id]);
    expect(await ids('ordering=-customer_name')).toEqual([a.id, c.id, b.id]);
    expect(await ids('state=quoted')).toEqual([c.id]);
    expect(await ids('mine=true')).toEqual([c.id, a.id]);
    expect(await ids('mine=true', 'boss')).toEqual([b.id]);
    const found = async (search: string) => (await list(`?search=${search}`)).results.map(({ id }) => id);
    expect(await found('ann%20lee')).toEqual([a.id]);
    expect(await found('x_y%40')).toEqual([c.id]);
    expect(await found('I-' + String(b.id))).toEqual([b.id]);
    expect(await found('%00')).toEqual([]);
    expect(await list('?search=zephyr&page=2')).toEqual({ results: [], count: 3 });
    expect((await list('?search=zephyr')).results[0]).not.toHaveProperty('source');
  });
});

describe('changes', () => {
  const change = (inquiry: { id: string | number }, body: object, version = 1) =>
    call('sales', 'PUT', paths.inquiry(String(inquiry.id)), body, { 'if-match': `"${version}"` });
  const { source: _source, source_name: _name, lines: _lines, ...head } = newInquiry();

  test('change the head and its orders, over the version that was seen', async () => {
    const inquiry = await saved();
    const response = await change(inquiry, { ...head, customer_name: 'Calloway Pumps', ship_city: null });
    expect(parseStrict(inquirySchema, response.json())).toMatchObject({ customer_name: 'Calloway Pumps', version: 2 });
    const order = await call('sales', 'GET', paths.order(lineOf(inquiry).id));
    expect(order.json()).toMatchObject({ customer_name: 'Calloway Pumps', ship_city: null, ship_state: 'CA' });
    expect(detail(await change(inquiry, head))).toEqual([
      409,
      'Someone else changed this inquiry since you opened it.',
    ]);
    expect((await call('sales', 'PUT', paths.inquiry(String(inquiry.id)), head)).statusCode).toBe(428);
  });

  test('change, add and remove lines; numbers are not given twice', async () => {
    const second = { quantity: 1, readings: readings({ kva_rating: '750' }) };
    const inquiry = await saved({ lines: [{ quantity: 2, readings: pad }, second] });
    const [first] = inquiry.lines;
    const lines = [
      { order_id: first!.order_id, quantity: 3, readings: readings({ kva_rating: '1000' }) },
      { quantity: 4, readings: readings({ kva_rating: '1500' }) },
    ];
    const changed = parseStrict(inquirySchema, (await change(inquiry, { ...head, lines })).json());
    expect(changed.lines.map(({ job_number, quantity }) => [job_number, quantity])).toEqual([
      [`${inquiry.number}-1`, 3],
      [`${inquiry.number}-3`, 4],
    ]);
    const order = await call('sales', 'GET', paths.order(String(first!.order_id)));
    expect(order.json()).toMatchObject({ requirement: { kva_rating: 1000, primary_voltage_kv: null } });
    const unknown = { ...head, lines: [{ ...second, order_id: inquiry.lines[1]!.order_id }] };
    expect(detail(await change(inquiry, unknown, 2))).toEqual([422, 'A line is not one of this inquiry.']);
  });

  test('replace the source together with the lines that were read from it, never alone', async () => {
    const inquiry = await saved();
    const source = { source: 'Now (3) 1500 kVA pads', source_name: 'second.eml' };
    expect(detail(await change(inquiry, { ...head, ...source }))).toEqual([
      422,
      'Send the lines with the source: their passages count its characters.',
    ]);
    const lines = [{ order_id: lineOf(inquiry).id, quantity: 3, readings: pad }];
    const changed = await change(inquiry, { ...head, ...source, lines });
    expect(parseStrict(inquirySchema, changed.json())).toMatchObject({ ...source, version: 2 });
  });

  test('leave a line that has estimates or a unit, and all lines once an estimate was quoted', async () => {
    const inquiry = await saved();
    const serial = await unit();
    const id = await estimated(inquiry, serial);
    const other = [{ quantity: 1, readings: pad }];
    expect(detail(await change(inquiry, { ...head, lines: other }))).toEqual([
      409,
      `${inquiry.number}-1 has estimates: it cannot be removed.`,
    ]);
    await jobs.taken(id, 'propose', 'sales');
    await jobs.taken(id, 'quote', 'sales');
    const kept = [{ order_id: lineOf(inquiry).id, quantity: 1, readings: pad }];
    expect(detail(await change(inquiry, { ...head, lines: kept }, 2))).toEqual([
      409,
      `An estimate of ${inquiry.number} was quoted: its lines cannot be changed.`,
    ]);
    const held = await jobs.held(await saved(), await unit());
    expect(detail(await change(held, { ...head, lines: other }))).toEqual([
      409,
      `Unit ${lineOf(held).hold!.serial!} is on hold for ${held.number}-1. Release it first.`,
    ]);
  });
});

describe('steps', () => {
  test('are taken in order, lost with a reason, and recorded', async () => {
    const inquiry = await saved();
    expect(detail(await step(inquiry, 'lost'))).toEqual([422, 'Give the reason why this inquiry is lost.']);
    expect((await step(inquiry, 'lost', 'Too late')).json()).toMatchObject({ state: 'lost', lost_reason: 'Too late' });
    const recorded = (await activity('stepInquiry'))!;
    expect(recorded).toMatchObject({ reason: 'Too late', old: { state: 'open' } });
    const entry = { action: 'stepInquiry', old: recorded.old, new: recorded.new, itemCode: null, jobNumber: null };
    expect(whatHappened({ ...entry, orderId: null })).toBe(`lost the inquiry ${inquiry.number} (Calloway Pump)`);
    expect(detail(await step(inquiry, 'won'))).toEqual([
      409,
      `Inquiry ${inquiry.number} is lost: it cannot become won.`,
    ]);
    expect((await step(inquiry, 'open')).json()).toMatchObject({ state: 'open', lost_reason: null, version: 3 });
    expect((await step(inquiry, 'quoted', undefined, 'viewer')).statusCode).toBe(403);
  });

  test('quoting and winning an estimate of a line quotes and wins the inquiry; its reservation does not expire', async () => {
    const inquiry = await saved();
    const serial = await unit();
    await jobs.held(inquiry, serial);
    const id = await estimated(inquiry, serial);
    await jobs.taken(id, 'propose', 'sales');
    expect((await one(inquiry)).state).toBe('open');
    await jobs.taken(id, 'quote', 'sales');
    expect((await one(inquiry)).state).toBe('quoted');
    await jobs.taken(id, 'win', 'sales');
    const won = await one(inquiry);
    expect([won.state, lineOf(won).hold]).toMatchObject(['won', { serial, expires_at: null }]);
    expect(lineOf(won).estimates).toBe(1);
  });
});

test('the activity of a line is that of its order', async () => {
  const inquiry = await saved();
  await call('sales', 'POST', paths.orderComments(lineOf(inquiry).id), { comment: 'They call back on Monday' });
  const page = await call('sales', 'GET', `${paths.audit}?orderId=${lineOf(inquiry).id}`);
  const { results } = parseStrict(auditPageSchema, page.json());
  expect(results.map(({ action }) => action)).toEqual(['comment', 'saveInquiry']);
});

test('the list can be saved as a view', async () => {
  const view = { list: 'inquiries', name: 'Mine', query: 'mine=true', isShared: false };
  expect((await call('sales', 'POST', paths.views, view)).json()).toMatchObject(view);
});
