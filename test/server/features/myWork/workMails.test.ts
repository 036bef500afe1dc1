import { sql } from 'kysely';
import { myWorkSchema } from '../../../../src/contract/people/myWork';
import { paths } from '../../../../src/contract/paths';
import { businessDay, DAY_MS } from '../../../../src/domain/calendar/businessDay';
import { formatDate } from '../../../../src/domain/format/date';
import { queueWorkMails, workLetters } from '../../../../src/server/features/myWork/workMails';
import { startMailing } from '../../../../src/server/features/mails/sendMails';
import { parseStrict, useTestApp } from '../../../support/server/app';
import { insertRows, orderRow, useTestDatabase } from '../../../support/server/database';
import { startMailServer, type MailServer } from '../../../support/server/mailServer';

const MIDNIGHT = Math.floor(Date.now() / DAY_MS) * DAY_MS;
/** The next Monday, 7:00 AM in Phoenix: 14:00 UTC. */
const SEVEN = MIDNIGHT + (((8 - new Date(MIDNIGHT).getUTCDay()) % 7 || 7) * 24 + 14) * 3_600_000;
const LATE = businessDay(new Date(SEVEN - 3 * DAY_MS));
const MINUTE_MS = 60_000;
const PUBLIC_URL = 'https://specai.example.com';
const FROM = 'SpecAI <specai@example.com>';

const database = useTestDatabase();
let mailServer: MailServer;
let now = SEVEN;
const clock = () => new Date(now);
beforeAll(async () => {
  mailServer = await startMailServer();
});
const served = useTestApp(database, () => ({
  env: { SMTP_URL: mailServer.url, SMTP_FROM: FROM, ACCESS: 'roles' },
  now: clock,
}));
afterAll(() => mailServer.close());

const errors: unknown[] = [];
const outcomes: string[] = [];
beforeEach(async () => {
  for (const list of [errors, outcomes, mailServer.received]) list.length = 0;
  now = SEVEN;
  for (const table of ['mails', 'people', 'orders'] as const) await database.db.deleteFrom(table).execute();
});
afterEach(() => expect(errors).toEqual([]));

const headersOf = async (name: string, claims: object) => ({
  authorization: `Bearer ${await served.signIn.token(name, { name, preferred_username: `${name}@example.com`, roles: ['sales'], ...claims })}`,
});

/** Signs in, and turns the mail on, on the Friday before. */
async function person(name: string, { isOn = true, ...claims }: { isOn?: boolean; [claim: string]: unknown } = {}) {
  const headers = await headersOf(name, claims);
  const at = now;
  now = SEVEN - 3 * DAY_MS;
  await served.call('GET', paths.me, undefined, headers);
  if (isOn) expect((await turn(true, headers)).statusCode).toBe(204);
  now = at;
  return headers;
}
const turn = (isOn: boolean, headers: Record<string, string>) => served.call('PUT', paths.workMail, { isOn }, headers);
const isMailed = async (headers: Record<string, string>) =>
  parseStrict(myWorkSchema, (await served.call('GET', paths.myWork, undefined, headers)).json()).isMailed;

const lateOrder = async (sales_rep: string, more = {}) =>
  (await insertRows(database.db, { orders: [orderRow({ sales_rep, request_date: LATE, ...more })] }))[0]!;

const queue = () => queueWorkMails(database.db, clock(), (error) => errors.push(error));
/** A stopping server sends one mail more. */
const send = async () => {
  for (let mails = 0; mails < 4; mails++) await sendOne();
};
const sendOne = () =>
  startMailing(database.db, {
    ...{ url: mailServer.url, from: FROM, publicUrl: PUBLIC_URL, everyMs: 1_000_000_000 },
    quotation: () => Promise.reject(new Error('No quotation waits.')),
    work: workLetters(database.db, PUBLIC_URL, clock),
    count: (outcome) => outcomes.push(outcome),
    log: (fields) => errors.push(fields),
  })();
const recipients = () => mailServer.received.flatMap(({ to }) => to).toSorted();
const mailed = () =>
  database.db.selectFrom('audit').select(['person_name', 'new']).where('action', '=', 'mailWork').execute();

test('from 7:00 AM on a weekday each person with work gets one mail, from however many servers', async () => {
  const ann = await person('ann');
  await person('bob');
  await person('idle');
  await person('off', { isOn: false });
  expect(await isMailed(ann)).toBe(true);
  const id = await lateOrder('ann', { job_number: 'J-1', customer_name: 'Calloway Pump' });
  await lateOrder('bob');
  await lateOrder('off');
  const before = (await mailed()).length;
  now = SEVEN - 1;
  await Promise.all([queue(), queue()]);
  await send();
  expect(recipients()).toEqual([]);
  now = SEVEN;
  await Promise.all([queue(), queue(), queue()]);
  await Promise.all([send(), send()]);
  now = SEVEN + MINUTE_MS;
  await Promise.all([queue(), queue()]);
  await send();
  expect([recipients(), outcomes]).toEqual([
    ['ann@example.com', 'bob@example.com'],
    ['sent', 'sent'],
  ]);
  const { raw } = mailServer.received.find(({ to }) => to.includes('ann@example.com'))!;
  expect(raw).toContain('Subject: My work: 1 open\r\n');
  expect(raw).toMatch(/^Message-ID: <work-\d+@specai\.example\.com>\r$/m);
  const text = raw.replaceAll('=\r\n', '').replaceAll('=C2=B7', '·');
  expect(text).toContain(
    'NOW\r\n\r\n- J-1 has no unit and is late\r\n  Calloway Pump · due ' +
      `${formatDate(LATE)}\r\n  Find a unit: ${PUBLIC_URL}/order/${id}\r\n`,
  );
  expect((await mailed()).slice(before)).toEqual([
    { person_name: 'SpecAI', new: { to: 'ann' } },
    { person_name: 'SpecAI', new: { to: 'bob' } },
  ]);
  now = SEVEN + DAY_MS;
  await queue();
  await send();
  expect(recipients()).toHaveLength(4);
});

test('a server that was down at 7:00 AM sends the mail when it is back that day, and never that of another day', async () => {
  await person('ann');
  await lateOrder('ann');
  now = SEVEN + 5 * 60 * MINUTE_MS;
  await queue();
  await send();
  expect(recipients()).toEqual(['ann@example.com']);
  // Down on Tuesday and Wednesday; back on Thursday at 6:00 AM.
  now = SEVEN + 3 * DAY_MS - 60 * MINUTE_MS;
  await queue();
  await send();
  expect(recipients()).toHaveLength(1);
  now = SEVEN + 3 * DAY_MS;
  await queue();
  await send();
  expect(recipients()).toHaveLength(2);
});

test('a mail that waits for the mail server is replaced by that of the next day', async () => {
  await person('ann');
  await lateOrder('ann');
  await queue();
  now = SEVEN + DAY_MS;
  await queue();
  expect(await database.db.selectFrom('mails').select('to_email').execute()).toEqual([{ to_email: 'ann@example.com' }]);
});

test('nothing is sent on weekends, and nothing that was done or turned off before it is sent', async () => {
  const ann = await person('ann');
  await person('bob');
  await lateOrder('ann');
  const id = await lateOrder('bob');
  now = SEVEN - DAY_MS;
  await queue();
  expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  now = SEVEN;
  await queue();
  await turn(false, ann);
  await database.db.deleteFrom('orders').where('id', '=', id).execute();
  await send();
  expect([recipients(), outcomes]).toEqual([[], []]);
  expect(await database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('turned on after 7:00 AM it begins on the next weekday; on and off again sends no second one', async () => {
  const ann = await person('ann', { isOn: false });
  await lateOrder('ann');
  now = SEVEN + MINUTE_MS;
  await turn(true, ann);
  await queue();
  await send();
  expect(recipients()).toEqual([]);
  now = SEVEN + DAY_MS;
  await queue();
  for (const isOn of [false, true]) await turn(isOn, ann);
  await queue();
  await send();
  expect(recipients()).toEqual(['ann@example.com']);
});

test('who has not been here for 30 days gets none', async () => {
  await person('ann');
  await person('bob');
  await lateOrder('ann');
  await lateOrder('bob');
  const seen_at = new Date(SEVEN - 31 * DAY_MS);
  await database.db.updateTable('people').set({ seen_at }).where('name', '=', 'ann').execute();
  await queue();
  await send();
  expect(recipients()).toEqual(['bob@example.com']);
});

test("a failure for one person does not stop the others' mail", async () => {
  const queued = () => database.db.selectFrom('mails').select('to_email').execute();
  await person('ann');
  await person('bob');
  await lateOrder('ann');
  await lateOrder('bob');
  await sql`alter table mails add constraint not_to_ann check (to_email <> 'ann@example.com')`.execute(database.db);
  await queue();
  expect([await queued(), errors.splice(0)]).toEqual([[{ to_email: 'bob@example.com' }], [expect.any(Error)]]);
  await sql`alter table mails drop constraint not_to_ann`.execute(database.db);
  await queue();
  expect((await queued()).map(({ to_email }) => to_email).toSorted()).toEqual(['ann@example.com', 'bob@example.com']);
});

test('without an address it is not offered, and cannot be turned on', async () => {
  const nobody = await person('nobody', { isOn: false, preferred_username: 'nobody' });
  expect(await isMailed(nobody)).toBeNull();
  const refused = await turn(true, nobody);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    422,
    'Your account has no e-mail address.',
  ]);
  expect((await turn(false, nobody)).statusCode).toBe(204);
});
