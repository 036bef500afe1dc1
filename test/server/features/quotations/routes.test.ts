import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { estimateSchema } from '../../../../src/contract/estimates/estimates';
import {
  quotationMailedSchema,
  quotationStatusSchema,
  quotationSettingsSchema,
  type QuotationValues,
} from '../../../../src/contract/estimates/quotations';
import { paths } from '../../../../src/contract/paths';
import { quotationLetters } from '../../../../src/server/app/composition/estimates';
import { openStore } from '../../../../src/server/lib/fileStore/folderStore';
import { createSmtp, sendMails } from '../../../../src/server/features/mails/sendMails';

import { createMailsRepository } from '../../../../src/server/features/mails/repository';
import type { FileStore } from '../../../../src/server/lib/fileStore/fileStore';
import { createTestApp, type TestApp, parseStrict } from '../../../support/server/app';
import { asRestore } from '../../../support/server/asRestore';
import {
  createTestDatabase,
  type TestDatabase,
  insertRows,
  orderRow,
  photoRow,
  unitRow,
} from '../../../support/server/database';
import { startMailServer, type MailServer } from '../../../support/server/mailServer';
import { pictureOf } from './pdf/picture';
import { photoOf } from './pdf/samples';

const FROM = 'SpecAI <specai@example.com>';
let database: TestDatabase;
let mailServer: MailServer;
let folder: string;
let store: FileStore;
let served: TestApp;
let withoutMail: TestApp;
let now = new Date('2026-11-23T19:00:00Z');
const people = {
  sam: { name: 'Sam Sales', roles: ['sales'], preferred_username: 'sam@example.com' },
  boss: { name: 'Ada Boss', roles: ['administrator'], preferred_username: 'boss@example.com' },
  eve: { name: 'Eve Viewer', roles: ['viewer'] },
};
type Who = keyof typeof people;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specai-quotations-'));
  [database, mailServer, store] = await Promise.all([createTestDatabase(), startMailServer(), openStore(null, folder)]);
  const options = { now: () => now, fileStore: store };
  const mail = { SMTP_URL: mailServer.url, SMTP_FROM: FROM };
  served = await createTestApp(database, { ...options, env: { ACCESS: 'roles', ...mail } });
  withoutMail = await createTestApp(database, { ...options, env: { ACCESS: 'roles' } });
});
afterAll(async () => {
  await served.close();
  await withoutMail.close();
  await Promise.all([database.close(), mailServer.close(), rm(folder, { recursive: true })]);
});

type Method = 'GET' | 'POST' | 'PUT';
async function call(who: Who, method: Method, url: string, body?: unknown, headers = {}, app = served) {
  const authorization = `Bearer ${await app.signIn.token(who, people[who])}`;
  return app.call(method, url, body, { authorization, ...headers });
}
const version = (number: number) => ({ 'if-match': `"${number}"` });

const VALUES: QuotationValues = {
  company: { name: 'Copper State Transformers', address: '1200 West Industrial Drive\nPhoenix, AZ 85043' },
  ...{ terms: 'Payment: net 30 days.', validityDays: 45, paper: 'a4' },
};
const set = (values: object, at: number, who: Who = 'boss', reason = 'We moved') =>
  call(who, 'PUT', paths.quotationSettings, { reason, values }, version(at));
const settings = async () =>
  parseStrict(quotationSettingsSchema, (await call('sam', 'GET', paths.quotationSettings)).json());

const GALLONS = 620;
let serials = 484_872;
const options = {
  ...{ fr3Enabled: true, fr3EstimatedGallons: String(GALLONS), turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};

async function job(price: number | null = null) {
  const serial = String(serials++);
  const [orderId = 0] = await insertRows(database.db, {
    units: [unitRow({ serial, manufacturer: 'Łódź Works', fab_notes: 'Lid was dented', oil_volume_gal: GALLONS })],
    orders: [orderRow({ job_number: `J${serial}`, sale_price: 61_250.5, request_date: '2027-02-15', oil_type: 'FR3' })],
  });
  const hash = await store.put(await photoOf(320, 240));
  await database.db
    .insertInto('unit_files')
    .values({ ...photoRow(serial), card_hash: hash })
    .execute();
  const inputs = { options, price, notes: 'Ask for the old drawing' };
  const body = { name: 'Variant B, own cabinet', unitSerial: serial, inputs };
  const response = await call('sam', 'POST', paths.orderEstimates(String(orderId)), body);
  return { serial, id: String(parseStrict(estimateSchema, response.json()).id), inputs };
}
const take = async (id: string, step: string, at = 1, who: Who = 'sam') => {
  const response = await call(who, 'POST', paths.estimateSteps(id), { step }, version(at));
  expect([step, response.statusCode, response.json()]).toMatchObject([step, 200, {}]);
};
async function quoted() {
  const made = await job();
  await take(made.id, 'propose');
  await take(made.id, 'quote');
  return made;
}
const status = async (id: string, app = served) =>
  parseStrict(
    quotationStatusSchema,
    (await call('sam', 'GET', paths.estimateQuotation(id), undefined, {}, app)).json(),
  );
const pdf = (id: string, query = '', who: Who = 'sam') => call(who, 'GET', paths.estimateQuotationPdf(id) + query);
const textOf = async (response: { rawPayload: Buffer }) =>
  (await pictureOf(response.rawPayload)).text.replaceAll(/\s+/g, ' ');
const refusal = (response: { json: () => { detail?: string }; statusCode: number }) => [
  response.statusCode,
  response.json().detail,
];

describe('quotation details', () => {
  test('is nothing until an administrator has set it, and then stays as it was said, with who and why', async () => {
    expect(await settings()).toMatchObject({ version: 0, mayChange: false, past: [], current: { savedAt: null } });
    expect((await set(VALUES, 0, 'sam')).statusCode).toBe(403);
    const { id } = await quoted();
    const noName = 'The quotation does not name the company yet: an administrator enters it on Settings.';
    expect(await status(id)).toMatchObject({ whyNoPdf: null, whyNoMail: noName, mailTo: null });
    expect(await textOf(await pdf(id))).toContain('Your company (set in Settings)');
    const nameless = { ...VALUES, company: { name: '', address: '\n'.repeat(6) } };
    expect(refusal(await set(nameless, 0))[0]).toBe(422);
    expect((await call('boss', 'PUT', paths.quotationSettings, { reason: 'x', values: VALUES })).statusCode).toBe(428);
    expect((await set(VALUES, 0)).statusCode).toBe(200);
    expect((await set(VALUES, 0)).statusCode).toBe(409);
    const { version: at } = await settings();
    expect(await textOf(await pdf(id))).toContain('Copper State Transformers');
    const withoutReason = { values: { ...VALUES, terms: 'Payment: net 10 days.' } };
    const unexplained = await call('boss', 'PUT', paths.quotationSettings, withoutReason, version(at));
    expect(refusal(unexplained)).toEqual([422, 'Enter a reason.']);
    await set({ ...VALUES, terms: 'Payment: net 10 days.' }, at, 'boss', 'Banks ask');
    expect(await settings()).toMatchObject({
      current: { authorName: 'Ada Boss', reason: 'Banks ask', values: { terms: 'Payment: net 10 days.', paper: 'a4' } },
      past: [{ values: VALUES, reason: 'We moved' }],
    });
    const audit = database.db.selectFrom('audit').select(['action', 'person_name', 'reason', 'old', 'new']);
    expect(await audit.where('action', '=', 'changeQuotations').orderBy('id', 'desc').executeTakeFirst()).toEqual({
      ...{ action: 'changeQuotations', person_name: 'Ada Boss', reason: 'Banks ask' },
      ...{ old: { terms: 'Payment: net 30 days.' }, new: { terms: 'Payment: net 10 days.' } },
    });
    await expect(database.db.deleteFrom('quotation_sets').execute()).rejects.toThrow('is never changed');
  });
});

describe('a quotation', () => {
  test('exists from the step that quotes an estimate: numbered, stored, and without the costs of the unit', async () => {
    const { id, serial, inputs } = await job();
    expect(refusal(await pdf(id))).toEqual([409, 'It is a draft: propose it first.']);
    await take(id, 'propose');
    const preview = await textOf(await pdf(id));
    expect(preview).toContain('Preview, not an offer');
    expect(preview).not.toContain('Q-2026');
    await take(id, 'quote');
    // The database's clock dates steps, the server's dates quotations.
    await asRestore(database.db, ['estimate_marks'], (trx) =>
      trx.updateTable('estimate_marks').set({ at: now }).where('estimate_id', '=', Number(id)).execute(),
    );

    const response = await pdf(id, '', 'eve');
    expect(response.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="Q-2026-0002.pdf"' },
      'cache-control': 'private, no-store',
    });
    expect(response.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    const picture = await pictureOf(response.rawPayload);
    expect([picture.pages, Math.floor(picture.height)]).toEqual([1, 841]);
    const said = await textOf(response);
    for (const each of [
      ...['Q-2026-0002', 'Copper State Transformers', '23 November 2026', '7 January 2027', '15 February 2027'],
      ...[
        `J${serial}`,
        'Łódź Works',
        '$61,250.50',
        'Filled with FR3 natural ester fluid, about 620 gallons',
        'net 10 days',
      ],
    ])
      expect(said).toContain(each);

    const sheet = await call('sam', 'GET', paths.estimateSheetPdf(id));
    const internal = await textOf(sheet);
    for (const each of [
      'Variant B, own cabinet',
      'Margin',
      'Standard rates',
      'Ask for the old drawing',
      'Lid was dented',
    ])
      expect(internal).toContain(each);
    expect(internal).toContain('Proposed Sam Sales, 23 November 2026');
    const amounts = internal.match(/\$[\d,.]*\d/g)?.filter((amount) => amount !== '$61,250.50') ?? [];
    expect(amounts.length).toBeGreaterThan(4);
    for (const amount of amounts) expect(said).not.toContain(amount);
    expect(said).not.toMatch(/margin|cost|Lid was dented|Ask for the old/i);
    expect((await call('eve', 'GET', paths.estimateSheetPdf(id))).statusCode).toBe(403);

    // An offer stays as it was, whatever changes since.
    const { version: at } = await settings();
    await set({ ...VALUES, terms: 'Payment in advance.', paper: 'letter' }, at);
    await database.db.updateTable('units').set({ manufacturer: 'Other' }).where('serial', '=', serial).execute();
    expect(await textOf(await pdf(id))).toBe(said);
    const next = { name: 'Variant C', inputs: { ...inputs, price: 70_000, delivery: { weeks: 8 } } };
    expect((await call('sam', 'PUT', paths.estimate(id), next, version(1))).statusCode).toBe(200);
    expect(refusal(await pdf(id))[0]).toBe(409);
    expect(await textOf(await pdf(id, '?version=1'))).toBe(said);
    expect((await pdf(id, '?version=7')).statusCode).toBe(404);
    await take(id, 'propose', 2);
    await take(id, 'quote', 2);
    const anew = await textOf(await pdf(id));
    for (const each of ['Payment in advance.', '8 weeks after the order']) expect(anew).toContain(each);
    expect(anew).not.toContain('15 February 2027');
    expect(await textOf(await call('sam', 'GET', paths.estimateSheetPdf(id)))).toContain('8 weeks after the order');
    expect((await status(id)).issued).toEqual([
      { number: 'Q-2026-0003', version: 2, date: '2026-11-23', validUntil: '2027-01-07' },
      { number: 'Q-2026-0002', version: 1, date: '2026-11-23', validUntil: '2027-01-07' },
    ]);
  });

  test('has the next number of its year, without a gap, also among many concurrent ones and after a rollback', async () => {
    now = new Date('2027-01-04T19:00:00Z');
    const made = await Promise.all(Array.from({ length: 5 }, () => job()));
    for (const { id } of made) await take(id, 'propose');
    const [undone, ...others] = made;
    await sql`alter table audit add constraint undoes check (action <> 'issueQuotation') not valid`.execute(
      database.db,
    );
    const failed = await call('sam', 'POST', paths.estimateSteps(undone!.id), { step: 'quote' }, version(1));
    await sql`alter table audit drop constraint undoes`.execute(database.db);
    expect(failed.statusCode).toBe(500);
    expect((await status(undone!.id)).issued).toEqual([]);
    await Promise.all(others.map(({ id }) => take(id, 'quote')));
    await take(undone!.id, 'quote');
    const numbers = await Promise.all(made.map(async ({ id }) => (await status(id)).issued.map((each) => each.number)));
    expect(numbers.flat().toSorted()).toEqual([1, 2, 3, 4, 5].map((each) => `Q-2027-000${each}`));
    expect(numbers[0]).toEqual(['Q-2027-0005']);
    now = new Date('2026-11-23T19:00:00Z');
  });

  test('needs an approval below the good margin before it can be looked at', async () => {
    const { id } = await job(17_000);
    await take(id, 'propose');
    expect((await status(id)).whyNoPdf).toMatch(/^It needs an approval first\. Its margin is below 30%/);
    expect((await pdf(id)).statusCode).toBe(409);
    await take(id, 'approve', 1, 'boss');
    expect(await status(id)).toMatchObject({ issued: [], whyNoPdf: null });
    expect((await pdf(id)).statusCode).toBe(200);
  });
});

describe('the e-mail with a quotation', () => {
  const mail = (id: string, who: Who = 'sam', headers = {}, app = served) =>
    call(who, 'POST', paths.estimateQuotationMail(id), undefined, headers, app);
  const sendsAll = () =>
    sendMails({
      work: () => Promise.resolve(null),
      ...{ mails: createMailsRepository(database.db), send: createSmtp({ url: mailServer.url, from: FROM }) },
      ...{ publicUrl: 'https://specai.example.com', everyMs: 1_000_000_000 },
      quotation: quotationLetters(database.db, store),
      ...{ count: () => undefined, log: (_fields, message) => expect(message).toBe('') },
    }).stop();

  test('goes once to the person who requests it, ready to be forwarded, with the PDF', async () => {
    // The person who proposed the estimate above has a mail about its approval.
    await sendsAll();
    mailServer.received.length = 0;
    const { id, serial } = await quoted();
    const [{ number } = { number: '' }] = (await status(id)).issued;
    expect(await status(id)).toMatchObject({ mailTo: 'sam@example.com', whyNoMail: null });
    const key = { 'idempotency-key': '"mail-1"' };
    const answers = [await mail(id, 'sam', key), await mail(id, 'sam', key)];
    for (const answer of answers)
      expect(parseStrict(quotationMailedSchema, answer.json())).toEqual({ to: 'sam@example.com', number });
    await sendsAll();
    const [sent, ...more] = mailServer.received;
    expect([sent?.to, more]).toEqual([['sam@example.com'], []]);
    expect(sent?.raw).toContain(`Subject: Quotation ${number}, transformer IC# ${serial}\r\n`);
    expect(sent?.raw).toContain('Price: $61,250.50\r\n');
    expect(sent?.raw).toContain('Kind regards\r\nSam Sales\r\n');
    expect(sent?.raw).toContain(`filename=${number}.pdf`);
    const [, base64 = ''] = /application\/pdf[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(sent?.raw ?? '') ?? [];
    const attached = await pictureOf(Buffer.from(base64, 'base64'));
    expect([attached.pages, attached.text.includes(number)]).toEqual([1, true]);
    const audit = database.db.selectFrom('audit').select(['person_name', 'serial', 'new']);
    expect(await audit.where('action', '=', 'mailQuotation').execute()).toEqual([
      { person_name: 'Sam Sales', serial, new: { number, to: 'sam@example.com' } },
    ]);
  });

  test('is refused without content or recipient, and explains the fix', async () => {
    const draft = await job();
    expect(refusal(await mail(draft.id))).toEqual([409, 'There is no quotation to send: quote the estimate first.']);
    const { id } = await quoted();
    expect((await mail(id, 'eve')).statusCode).toBe(403);
    const nowhere = 'E-mail is not set up on this server (SMTP_URL). Download the PDF and attach it yourself.';
    expect(refusal(await mail(id, 'sam', {}, withoutMail))).toEqual([422, nowhere]);
    expect(await status(id, withoutMail)).toMatchObject({ mailTo: null, whyNoMail: nowhere });
  });

  test('cannot flood a mailbox', async () => {
    const { id } = await quoted();
    const codes: number[] = [];
    for (let index = 0; index < 11; index += 1) codes.push((await mail(id, 'boss')).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  });
});
