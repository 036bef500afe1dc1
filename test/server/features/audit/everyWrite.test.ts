import { until } from '../../../support/server/waits';
import type { LightMyRequestResponse } from 'fastify';
import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import type { Inquiry } from '../../../../src/contract/requests/inquiries';
import { paths } from '../../../../src/contract/paths';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { operationsOf, type Document } from '../../../support/server/openApi';
import { inputs } from '../estimates/estimateJobs';
import { newInquiry } from '../inquiries/inquiryJobs';
import { createEntriesLeft, type Sent } from './entriesLeft';
import { BOUNDARY, formOf } from '../../../support/server/upload';
import { pdf } from '../files/pictures';

/** Each operation that changes shared data, and the entries that it leaves. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/logout/': ['signOut'],
  'POST /api/orders/{orderId}/comments': ['comment'],
  'POST /api/units/{serial}/comments': ['comment'],
  'POST /api/reservations/': ['reserve'],
  'DELETE /api/reservations/{id}': ['release'],
  'POST /api/reservations/{id}/release': ['release'],
  'POST /api/inquiries/': ['saveInquiry'],
  'PUT /api/inquiries/{id}': ['saveInquiry'],
  'POST /api/inquiries/{id}/steps': ['stepInquiry'],
  'POST /api/inquiries/{id}/holds': ['reserve'],
  'DELETE /api/inquiries/{id}/holds/{hold}': ['release'],
  'POST /api/inquiries/{id}/link': ['linkInquiry'],
  'POST /api/inquiries/{id}/owner': ['handOver'],
  'POST /api/orders/{orderId}/owner': ['handOver'],
  'POST /api/plans/reservations/': ['reserve'],
  'POST /api/plans/scenarios/': ['saveScenario'],
  'DELETE /api/plans/scenarios/{id}': ['deleteScenario'],
  'PUT /api/inventory-stats/by-code/{itemCode}/options': ['saveOptions'],
  'DELETE /api/inventory-stats/by-code/{itemCode}/retirement': ['bringBack'],
  'DELETE /api/orders/{orderId}/retirement': ['bringBack'],
  'PUT /api/inventory-stats/by-code/{itemCode}/retirement': ['retire'],
  'PUT /api/orders/{orderId}/retirement': ['retire'],
  'POST /api/records/{file}/{key}/corrections': ['correct'],
  'POST /api/record-sources/': ['takeSource'],
  'POST /api/new-records/{file}/': ['addRecord'],
  'POST /api/unit-changes/': ['correct'],
  'DELETE /api/unit-changes/{id}': ['correct'],
  'POST /api/units/{serial}/files/': ['addFile'],
  'PUT /api/units/{serial}/files/{file}': ['addFile'],
  'PUT /api/units/{serial}/files/{file}/caption': ['captionFile'],
  'PUT /api/units/{serial}/files-order': ['orderFiles'],
  'DELETE /api/units/{serial}/files/{file}': ['removeFile'],
  'POST /api/units/{serial}/files/{file}/restore': ['restoreFile'],
  'POST /api/orders/{orderId}/estimates': ['saveEstimate'],
  'PUT /api/estimates/{id}': ['saveEstimate'],
  'POST /api/estimates/{id}/steps': ['issueQuotation', 'reserve', 'stepEstimate'],
  'POST /api/estimates/{id}/quotation/mail': ['mailQuotation'],
  'PUT /api/quotation-settings/': ['changeQuotations'],
  'POST /api/rates/': ['changeRates'],
  'PUT /api/my-work/mail/': ['setWorkMail'],
  'POST /api/vocabulary/': ['teachWord'],
  'DELETE /api/vocabulary/{id}': ['removeWord'],
  'PUT /api/orders/{orderId}/freight': ['changeFreight'],
  'POST /api/views/': ['saveView'],
  'PUT /api/views/{id}': ['saveView'],
  'DELETE /api/views/{id}': ['deleteView'],
  'POST /api/imports/{id}/save': ['import'],
  'PUT /api/imports/profiles/{file}/{name}': ['saveProfile'],
  'DELETE /api/imports/profiles/{file}/{name}': ['deleteProfile'],
  'PUT /api/feeds/{file}': ['import'],
};

/** Operations that change only a person's own data and leave no entry, like private views. */
const PERSONAL: Readonly<Record<string, string>> = {
  'PUT /api/views/{id}/start': 'with which view the person’s own list begins',
  'DELETE /api/views/{id}/start': 'the same',
  'DELETE /api/notices/{id}': 'a notice to the person, who has read it',
  'PUT /api/estimates/drafts/{orderId}/{serial}/{of}': 'work that the person has not saved',
  'DELETE /api/estimates/drafts/{orderId}/{serial}/{of}': 'the same',
  'POST /api/imports/': 'files that only the person sees until the import is saved',
  'PUT /api/imports/{id}/mapping': 'the same',
  'POST /api/imports/{id}/check': 'the same',
  'DELETE /api/imports/{id}': 'the same',
};

/** Operations that only read; their question is too long for a URL. */
const READS: readonly string[] = [
  ...['POST /api/orders/recommendations/', 'POST /api/orders/match-ic/', 'POST /api/rates/distances/'],
  ...['POST /api/requests/read', 'POST /api/requests/match', 'POST /api/requests/assign'],
  ...['POST /api/plans/', 'POST /api/plans/effects/', 'POST /api/records/{file}/{key}/preview'],
  ...['POST /api/new-records/{file}/preview', 'POST /api/unit-changes/preview'],
];

const NOW = new Date('2026-11-01T19:00:00Z');
const env = {
  ...{ FEED_CLIENT_ID: 'erp', FEED_CLIENT_SECRET: 'a secret that is long enough' },
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'SpecAI <specai@example.com>' },
};

const database = useTestDatabase();
let orders: number[];
let ann: Record<string, string>;
let bob: Record<string, string>;
let program: Record<string, string>;
let entriesLeft: ReturnType<typeof createEntriesLeft>;

beforeAll(async () => {
  const units = ['A', 'B', 'C', 'D'].map((serial) => unitRow({ serial }));
  orders = await insertRows(database.db, {
    units,
    orders: Array.from({ length: 4 }, () => orderRow({ sale_price: 41_250 })),
  });
});
const served = useTestApp(database, { env, now: () => NOW, importHeartbeatMs: 20 });
beforeAll(async () => {
  entriesLeft = createEntriesLeft(served, database);
  ann = await signedIn('ann');
  bob = await signedIn('bob');
  const token = await served.signIn.token('erp', { client_id: 'erp', scope: 'api://specai/Feed.Write' });
  program = { authorization: `Bearer ${token}` };
});

/** After the first call, which leaves the entry of a sign-in. */
async function signedIn(subject: string): Promise<Record<string, string>> {
  const claims = { name: subject, sid: subject, preferred_username: `${subject}@example.com` };
  const headers = { authorization: `Bearer ${await served.signIn.token(subject, claims)}` };
  await served.call('GET', paths.me, undefined, headers);
  return headers;
}

const idOf = (response: LightMyRequestResponse) => String(response.json<{ id: number | string }>().id);
const version = (number: number) => ({ 'if-match': `"${number}"` });
const send = (operation: string, address: Record<string, string | number>, sent: Partial<Sent> = {}) =>
  entriesLeft.send(operation, address, { by: ann, ...sent });

async function reserveAndRelease() {
  const body = { itemCode: 'A', orderId: orders[0], reason: 'As agreed' };
  await send('DELETE /api/reservations/{id}', { id: idOf(await send('POST /api/reservations/', {}, { body })) });
  const again = idOf(await send('POST /api/reservations/', {}, { body }));
  const reason = { reason: 'The customer canceled' };
  await send('POST /api/reservations/{id}/release', { id: again }, { body: reason, by: bob });
  const notices = (await served.call('GET', paths.notices, undefined, ann)).json<{ results: { id: string }[] }>();
  await send('DELETE /api/notices/{id}', { id: notices.results[0]!.id });
}

async function workOnInquiry() {
  const { source, source_name, lines, ...head } = newInquiry();
  const saved = await send('POST /api/inquiries/', {}, { body: { ...head, source, source_name, lines } });
  const of = { id: idOf(saved) };
  await send('PUT /api/inquiries/{id}', of, { body: head, headers: version(1) });
  const body = { serial: 'A', days: 5, reason: 'As agreed' };
  const held = await send('POST /api/inquiries/{id}/holds', of, { body });
  const hold = held.json<Inquiry>().lines[0]!.hold!.id;
  await send('DELETE /api/inquiries/{id}/holds/{hold}', { ...of, hold });
  const people = (await served.call('GET', paths.people, undefined, ann)).json<{ results: { id: string }[] }>();
  const handOver = { to: people.results[0]!.id, note: 'I am away' };
  await send('POST /api/inquiries/{id}/owner', of, { body: handOver });
  await send('POST /api/orders/{orderId}/owner', { orderId: orders[0]! }, { body: handOver });
  await send('POST /api/inquiries/{id}/steps', of, { body: { to: 'quoted' } });
  await send('POST /api/inquiries/{id}/link', of, { body: { order_id: orders[0]! } });
}

async function planAndKeep() {
  const pairs = [{ order_id: orders[1], serial: 'B' }];
  await send('POST /api/plans/reservations/', {}, { body: { pairs, mode: 'all', reason: 'As planned' } });
  const question = { settings: DEFAULT_SETTINGS, pinned: [], forbidden: [] };
  const retained = await send('POST /api/plans/scenarios/', {}, { body: { name: 'Spring', question } });
  await send('DELETE /api/plans/scenarios/{id}', { id: idOf(retained) });
}

async function workOnUnits() {
  const none = { reTank: false, feedConversion: false, replacementCabinet: false, turnPull: false };
  const body = { ...none, fr3EstimatedGallons: 620 };
  await send('PUT /api/inventory-stats/by-code/{itemCode}/options', { itemCode: 'A' }, { body, headers: version(0) });
  await send('POST /api/units/{serial}/comments', { serial: 'A' }, { body: { comment: 'Dent at the left' } });
  await send('POST /api/orders/{orderId}/comments', { orderId: orders[0]! }, { body: { comment: 'Call first' } });
  const retired = { retired_at: NOW, retired_by: 'Import' };
  await database.db.updateTable('units').set(retired).where('serial', '=', 'C').execute();
  await database.db.updateTable('orders').set(retired).where('id', '=', orders[2]!).execute();
  await send('DELETE /api/inventory-stats/by-code/{itemCode}/retirement', { itemCode: 'C' });
  await send('DELETE /api/orders/{orderId}/retirement', { orderId: orders[2]! });
}

async function correctRecords() {
  await send(
    'POST /api/new-records/{file}/',
    { file: 'units' },
    { body: { fields: { serial: 'G', comments: 'New' } } },
  );
  const fields = { comments: 'Sold as is' };
  const { version: seen } = (await served.call('GET', paths.record('units', 'B'), undefined, ann)).json<{
    version: string;
  }>();
  const of = { file: 'units', key: 'B' };
  const headers = { 'if-match': `"${seen}"` };
  await send('POST /api/records/{file}/{key}/corrections', of, { body: { fields }, headers });
  const values = [{ ...of, field: 'comments' }];
  await send('POST /api/record-sources/', {}, { body: { values } });
  const set = { category: 'Recycle' };
  const changed = await send('POST /api/unit-changes/', {}, { body: { serials: ['B', 'G'], set } });
  await send('DELETE /api/unit-changes/{id}', { id: idOf(changed) });
  const [orderId = 0] = await insertRows(database.db, { orders: [orderRow()] });
  const body = { reason: 'Entered twice' };
  await send('PUT /api/inventory-stats/by-code/{itemCode}/retirement', { itemCode: 'G' }, { body });
  await send('PUT /api/orders/{orderId}/retirement', { orderId }, { body });
}

async function changeFiles() {
  const ofA = { serial: 'A' };
  const add = { query: '?name=a.pdf', payload: pdf('a'), headers: { 'content-type': 'application/pdf' } };
  const { file } = (await send('POST /api/units/{serial}/files/', ofA, add)).json<{ file: { id: string } }>();
  const put = { payload: pdf('b'), headers: { 'content-type': 'application/pdf' }, by: program };
  const sent = await send('PUT /api/units/{serial}/files/{file}', { ...ofA, file: 'b.pdf' }, put);
  const other = sent.json<{ file: { id: string } }>().file;
  const first = { ...ofA, file: file.id };
  await send('PUT /api/units/{serial}/files/{file}/caption', first, { body: { caption: 'Nameplate' } });
  await send('PUT /api/units/{serial}/files-order', ofA, { body: { ids: [other.id, file.id] } });
  await send('DELETE /api/units/{serial}/files/{file}', first);
  await send('POST /api/units/{serial}/files/{file}/restore', first);
}

async function estimateAndQuote() {
  const draft = { orderId: orders[3]!, serial: 'D', of: 'new' };
  const body = { name: 'Variant A', inputs: { ...inputs, delivery: { weeks: 8 } } };
  await send('PUT /api/estimates/drafts/{orderId}/{serial}/{of}', draft, { body: { ...body, version: 0 } });
  await send('DELETE /api/estimates/drafts/{orderId}/{serial}/{of}', draft);
  const begun = await send('POST /api/orders/{orderId}/estimates', draft, { body: { ...body, unitSerial: 'D' } });
  const of = { id: idOf(begun) };
  await send('PUT /api/estimates/{id}', of, { body: { ...body, name: 'Variant B' }, headers: version(1) });
  for (const step of ['propose', 'approve', 'quote', 'win']) {
    const by = step === 'approve' ? bob : ann;
    await send('POST /api/estimates/{id}/steps', of, { body: { step, reason: 'As agreed' }, headers: version(2), by });
  }
  await send('POST /api/estimates/{id}/quotation/mail', of, { body: {} });
}

async function changeSettings() {
  const company = { name: 'Copper State', address: '1200 West Industrial Drive' };
  const values = { company, terms: 'Net 30', validityDays: 45, paper: 'letter' };
  await send('PUT /api/quotation-settings/', {}, { body: { reason: 'We moved', values }, headers: version(0) });
  const rates = { holdsFrom: '2026-11-02', reason: 'Steel', values: { ...DEFAULT_RATES, goodMargin: 31 } };
  await send('POST /api/rates/', {}, { body: rates, headers: version(0) });
  await send('PUT /api/my-work/mail/', {}, { body: { isOn: true } });
  const word = { field: 'fusing', word: 'BAYO', meaning: 'Bay-O-Net' };
  const id = idOf(await send('POST /api/vocabulary/', {}, { body: word }));
  await send('DELETE /api/vocabulary/{id}', { id });
  await send('PUT /api/orders/{orderId}/freight', { orderId: orders[3]! }, { body: { paid_by_customer: true } });
}

async function shareViews() {
  const view = { name: 'Due', query: 'due=14', isShared: true };
  const of = { id: idOf(await send('POST /api/views/', {}, { body: { list: 'orders', ...view } })) };
  await send('PUT /api/views/{id}/start', of, { by: bob, body: {} });
  await send('DELETE /api/views/{id}/start', of, { by: bob });
  await send('PUT /api/views/{id}', of, { body: { ...view, name: 'Late' }, headers: version(1) });
  await send('DELETE /api/views/{id}', of);
}

async function importFiles() {
  const settled = (response: LightMyRequestResponse) =>
    until(async () => {
      const job = await served.call('GET', paths.import(idOf(response)), undefined, ann);
      return ['mapping', 'checked', 'done'].includes(job.json<{ state: string }>().state);
    });
  const start = () => {
    const content = 'order_code,job_number,customer_name,order_type\nSO1,J1,Mesa,RC\n';
    const payload = formOf([{ name: 'orders', content }]);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return send('POST /api/imports/', {}, { payload, headers, query: '?review=true', until: settled });
  };
  await send('DELETE /api/imports/{id}', { id: idOf(await start()) });
  const of = { id: idOf(await start()) };
  await send('PUT /api/imports/{id}/mapping', of, { body: {}, until: settled });
  const profile = { file: 'orders', name: 'ERP' };
  await send('PUT /api/imports/profiles/{file}/{name}', profile, { body: { importId: of.id } });
  await send('DELETE /api/imports/profiles/{file}/{name}', profile);
  await send('POST /api/imports/{id}/check', of, { body: {}, until: settled });
  await send('POST /api/imports/{id}/save', of, { body: {}, until: settled });
  const fed = { serial: 'F', condition: 'RC', phase: 3, kva_rating: 500 };
  const line = JSON.stringify({ ...fed, primary_voltage: '12470', secondary_voltage: '480Y/277' });
  const feed = { query: '?batch=1', payload: Buffer.from(line), headers: { 'content-type': 'application/x-ndjson' } };
  await send('PUT /api/feeds/{file}', { file: 'units' }, { ...feed, by: program });
}

test('every operation that changes what others see leaves its entries in the audit, and no other leaves any', async () => {
  await reserveAndRelease();
  await workOnInquiry();
  await planAndKeep();
  await workOnUnits();
  await correctRecords();
  await changeFiles();
  await changeSettings();
  await estimateAndQuote();
  await shareViews();
  await importFiles();
  await send('POST /auth/logout/', {}, { by: bob });
  const none = Object.keys(PERSONAL).map((operation) => [operation, []]);
  expect(entriesLeft.all()).toEqual({ ...LEAVES, ...Object.fromEntries(none) });
});

test('every operation of the description is here, unless it is a GET', async () => {
  const document: Document = (await served.app.inject(paths.openApi)).json();
  const described = operationsOf(document).map(({ method, path }) => `${method} ${path}`);
  const writing = described.filter((operation) => !operation.startsWith('GET '));
  expect([...Object.keys(LEAVES), ...Object.keys(PERSONAL), ...READS].sort()).toEqual(writing.sort());
});
