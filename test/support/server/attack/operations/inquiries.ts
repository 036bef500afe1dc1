import type { Inquiry } from '../../../../../src/contract/requests/inquiries';
import { paths } from '../../../../../src/contract/paths';
import type { Place } from '../place';
import { did, newOrder, newUnit, plain, version, type Prepare, type Prepares } from '../prepared';
import { handOver } from './people';

const head = { customer_name: 'Calloway Pump', contact: 'Rudy Salcedo' };
const reading = { field: 'kva_rating', value: '500', status: 'read', reason: null, passage: { start: 0, end: 3 } };
const inquiry = { ...head, source: '500 kVA', lines: [{ quantity: 1, readings: [reading] }] };

const saved = async (place: Place, who: string): Promise<Inquiry> =>
  (await did(place, who, ['POST', paths.inquiries, inquiry])).json<Inquiry>();

const hold = async (place: Place) => ({ serial: await newUnit(place), days: 5, reason: 'They decide soon' });

const ofInquiry =
  (address: (id: string) => string, json?: (place: Place, who: string) => Promise<object>): Prepare =>
  async (place, who) => ({
    ...{ sender: { subject: who }, url: address(String((await saved(place, who)).id)) },
    ...(json && { json: await json(place, who) }),
  });

export const inquiries: Prepares = {
  'GET /api/inquiries/': plain(paths.inquiries),
  'POST /api/inquiries/': (_place, who) =>
    Promise.resolve({ sender: { subject: who }, url: paths.inquiries, json: inquiry }),
  'GET /api/inquiries/{id}': ofInquiry(paths.inquiry),
  'PUT /api/inquiries/{id}': async (place, who) => ({
    ...(await ofInquiry(paths.inquiry, () => Promise.resolve({ ...head, phone: '559-555-0118' }))(place, who)),
    headers: version(1),
  }),
  'POST /api/inquiries/{id}/steps': ofInquiry(paths.inquirySteps, () => Promise.resolve({ to: 'quoted' })),
  'POST /api/inquiries/{id}/holds': ofInquiry(paths.inquiryHolds, hold),
  'DELETE /api/inquiries/{id}/holds/{hold}': async (place, who) => {
    const id = String((await saved(place, who)).id);
    const held = await did(place, who, ['POST', paths.inquiryHolds(id), await hold(place)]);
    const [line] = held.json<Inquiry>().lines;
    return { sender: { subject: who }, url: paths.inquiryHold(id, String(line?.hold?.id)) };
  },
  'GET /api/inquiries/{id}/owner': ofInquiry(paths.inquiryOwner),
  'POST /api/inquiries/{id}/owner': ofInquiry(paths.inquiryOwner, handOver),
  'POST /api/inquiries/{id}/link': ofInquiry(paths.inquiryLink, async (place) => ({ order_id: await newOrder(place) })),
  'GET /api/orders/{orderId}/inquiries': async (place, who) => ({
    ...{ sender: { subject: who }, url: paths.orderInquiries(String(await newOrder(place))) },
  }),
};
