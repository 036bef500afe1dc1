import type { LineField, LineReading } from '../../../../src/contract/requests/reading';
import { inquirySchema, type Inquiry, type NewInquiry } from '../../../../src/contract/requests/inquiries';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { insertRows, unitRow } from '../../../support/server/database';
import { estimateJobs, inputs } from '../estimates/estimateJobs';

export const readings = (values: Partial<Record<LineField, string>>): LineReading[] =>
  Object.entries(values).map(([field, value]) => ({
    ...{ field: field as LineField, value, status: 'read' as const, reason: null },
    passage: { start: 0, end: 4 },
  }));

export const pad = readings({
  ...{ phase: '3', kva_rating: '500', primary_voltage_kv: '12470GrdY/7200', secondary_voltage_kv: '480Y/277' },
  unit_type: 'pad',
});

export const newInquiry = (more: Partial<NewInquiry> = {}): NewInquiry => ({
  ...{ customer_name: 'Calloway Pump', contact: 'Rudy Salcedo', email: 'rudy@calloway.test', phone: '559-555-0118' },
  ...{ ship_city: 'Hanford', ship_state: 'CA', request_date: '2027-01-31' },
  ...{ source: 'need 500 kVA, 12470 to 480Y/277, pad', source_name: 'call.txt' },
  lines: [{ quantity: 2, readings: pad }],
  ...more,
});

/** A server where people of every role work on inquiries, today. */
export function inquiryJobs() {
  const jobs = estimateJobs();
  beforeAll(() => jobs.setToday(new Date().toISOString()));
  const { call } = jobs;

  async function saved(more: Partial<NewInquiry> = {}, by = 'sales'): Promise<Inquiry> {
    const response = await call(by, 'POST', paths.inquiries, newInquiry(more));
    expect([response.statusCode, response.json()]).toMatchObject([201, {}]);
    return parseStrict(inquirySchema, response.json());
  }
  const one = async ({ id }: Pick<Inquiry, 'id'>): Promise<Inquiry> =>
    parseStrict(inquirySchema, (await call('sales', 'GET', paths.inquiry(String(id)))).json());
  const lineOf = ({ lines: [line] }: Inquiry) => ({ ...line!, id: String(line!.order_id) });

  let next = 1;
  async function unit(): Promise<string> {
    const serial = `H${next++}`;
    await insertRows(jobs.db, { units: [unitRow({ serial })] });
    return serial;
  }
  const hold = (inquiry: Inquiry, serial: string, more: object = {}, by = 'sales') =>
    call(by, 'POST', paths.inquiryHolds(String(inquiry.id)), { serial, days: 5, reason: 'They decide soon', ...more });
  const held = async (inquiry: Inquiry, serial: string): Promise<Inquiry> => {
    const response = await hold(inquiry, serial);
    expect([response.statusCode, response.json()]).toMatchObject([201, {}]);
    return parseStrict(inquirySchema, response.json());
  };
  const step = (inquiry: Inquiry, to: string, reason?: string, by = 'sales') =>
    call(by, 'POST', paths.inquirySteps(String(inquiry.id)), { to, reason });
  const link = (inquiry: Inquiry, order_id: number, more: object = {}, by = 'sales') =>
    call(by, 'POST', paths.inquiryLink(String(inquiry.id)), { order_id, ...more });
  /** Of the first line. */
  async function estimated(inquiry: Inquiry, serial: string): Promise<string> {
    const body = { name: 'Variant A', unitSerial: serial, inputs: { ...inputs, price: 41_250 } };
    const response = await call('sales', 'POST', paths.orderEstimates(lineOf(inquiry).id), body);
    expect([response.statusCode, response.json()]).toMatchObject([201, {}]);
    return response.json<{ id: string }>().id;
  }
  const detail = (response: { statusCode: number; json: () => unknown }) => [
    response.statusCode,
    (response.json() as { detail: string }).detail,
  ];
  const activity = (action: 'saveInquiry' | 'stepInquiry' | 'linkInquiry' | 'reserve' | 'release') =>
    jobs.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id', 'desc').executeTakeFirst();
  return {
    ...jobs,
    get db() {
      return jobs.db;
    },
    saved,
    one,
    lineOf,
    unit,
    hold,
    held,
    step,
    link,
    estimated,
    detail,
    activity,
  };
}
