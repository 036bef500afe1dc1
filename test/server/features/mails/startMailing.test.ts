import { paths } from '../../../../src/contract/paths';
import { estimateSchema } from '../../../../src/contract/estimates/estimates';
import { reservationSchema } from '../../../../src/contract/reservations';
import { NO_WORK } from '../../../../src/domain/estimates/work';
import { startMailing } from '../../../../src/server/features/mails/sendMails';
import { createReservationsRepository } from '../../../../src/server/features/reservations/repository';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { useFaultyDatabase } from '../../../support/server/faults';
import { startMailServer, type MailServer } from '../../../support/server/mailServer';
import { principal } from '../../../support/server/principals';

const FROM = 'SpecAI <specai@example.com>';

const database = useTestDatabase();
const faulty = useFaultyDatabase(database);
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
const served = useTestApp(database, () => ({ env: { SMTP_URL: mailServer.url, SMTP_FROM: FROM } }));
afterAll(() => mailServer.close());

const counted: string[] = [];
const logged: string[] = [];
beforeEach(async () => {
  for (const list of [counted, logged, mailServer.received]) list.length = 0;
  await database.db.deleteFrom('mails').execute();
});

const sendsOnce = (db = database.db) =>
  startMailing(db, {
    ...{ url: mailServer.url, from: FROM, publicUrl: 'https://specai.example.com', everyMs: 1_000_000_000 },
    quotation: () => Promise.reject(new Error('No quotation waits.')),
    work: () => Promise.reject(new Error('No work waits.')),
    count: (outcome) => counted.push(outcome),
    log: (_fields, message) => logged.push(message),
  })();

const waiting = () => database.db.selectFrom('mails').select(['attempts', 'due_at', 'created_at']).execute();

const headersOf = async (subject: string, claims: Record<string, unknown>) => ({
  authorization: `Bearer ${await served.signIn.token(subject, claims)}`,
});

let next = 484_872;

async function released({ owner = 'dana@example.com', by = 'Lee Ortiz', reason = 'customer canceled' } = {}) {
  const serial = String(next++);
  const job = `J${serial}`;
  const [orderId] = await insertRows(database.db, {
    units: [unitRow({ serial })],
    orders: [orderRow({ job_number: job })],
  });
  const dana = await headersOf('dana-1', { name: 'Dana Whitfield', preferred_username: owner });
  const body = { itemCode: serial, orderId: String(orderId) };
  const { id } = parseStrict(reservationSchema, (await served.call('POST', paths.reservations, body, dana)).json());
  const lee = await headersOf('lee-2', { name: by });
  await served.call('POST', paths.reservationRelease(String(id)), { reason }, lee);
  return { serial, job, orderId, reservationId: id };
}

test('the owner of a reservation released by another person gets one e-mail, however many servers send', async () => {
  const { serial, job, orderId, reservationId } = await released();
  await Promise.all([sendsOnce(), sendsOnce()]);
  await sendsOnce();
  const [mail, ...others] = mailServer.received;
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(['dana@example.com']);
  expect(mail?.raw).toContain(`Subject: Lee Ortiz released unit ${serial}\r\n`);
  expect(mail?.raw).toContain(`Message-ID: <release-${reservationId}@specai.example.com>\r\n`);
  expect(mail?.raw.replaceAll('=\r\n', '')).toContain(
    `Lee Ortiz released unit ${serial}, which you reserved for job ${job}. Reason: customer canceled.\r\n\r\n` +
      `The unit: https://specai.example.com/unit/${serial}\r\n` +
      `The order: https://specai.example.com/order/${orderId}\r\n`,
  );
  expect([await waiting(), counted, logged]).toEqual([[], ['sent'], []]);
});

test.each(['broken before', 'broken after'] as const)(
  'a mail is sent once although the connection is %s its removal',
  async (fault) => {
    await released();
    // Claimed, read, and removed once it is sent.
    faulty.arm(3, fault, false);
    await sendsOnce(faulty.db);
    faulty.disarm();
    await database.db
      .updateTable('mails')
      .set({ due_at: new Date(0) })
      .execute();
    await sendsOnce();
    expect(mailServer.received).toHaveLength(1);
    expect([await waiting(), counted, logged]).toEqual([[], ['sent'], ['mail sent, and not removed yet']]);
  },
);

test('author and proposer of an estimate get an e-mail each when another person returns it', async () => {
  const serial = String(next++);
  const [orderId] = await insertRows(database.db, {
    units: [unitRow({ serial })],
    orders: [orderRow({ job_number: `J${serial}`, sale_price: 41_250 })],
  });
  const person = (name: string, email?: string) => headersOf(name, { name, preferred_username: email });
  const [ann, bo, lee] = await Promise.all([
    person('Ann', 'ann@example.com'),
    person('Bo', 'bo@example.com'),
    person('Lee', 'lee@example.com'),
  ]);
  const work = { name: 'Variant B', unitSerial: serial, inputs: NO_WORK.inputs };
  const begun = await served.call('POST', paths.orderEstimates(String(orderId)), work, ann);
  const { id } = parseStrict(estimateSchema, begun.json());
  const step = (body: object, headers: Record<string, string>) =>
    served.call('POST', paths.estimateSteps(String(id)), body, { ...headers, 'if-match': '"1"' });
  await step({ step: 'propose' }, bo);
  expect((await step({ step: 'return', reason: 'Ask for\nmore.' }, lee)).statusCode).toBe(200);
  await Promise.all([sendsOnce(), sendsOnce()]);
  expect(mailServer.received.flatMap(({ to }) => to).toSorted()).toEqual(['ann@example.com', 'bo@example.com']);
  for (const { raw } of mailServer.received) {
    expect(raw).toContain('Subject: Lee returned the estimate Variant B\r\n');
    expect(raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
      `Lee returned the estimate "Variant B" of unit ${serial} for job J${serial}. Reason: Ask for more.\r\n\r\n` +
        `The estimate: https://specai.example.com/order/${orderId}/estimates?show=${id}\r\n`,
    );
  }
  expect([await waiting(), counted, logged]).toEqual([[], ['sent', 'sent'], []]);
});

test('a mail that the mail server refuses is sent at its next attempt, and not before', async () => {
  await released();
  mailServer.refuseNext();
  await sendsOnce();
  await sendsOnce();
  expect([counted, logged]).toEqual([['postponed'], ['mail not sent, and tried again later']]);
  const [row] = await waiting();
  expect(row?.attempts).toBe(1);
  // The first pause is a minute; writing the release took less than another one.
  expect((row?.due_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBeGreaterThanOrEqual(60_000);
  await database.db
    .updateTable('mails')
    .set({ due_at: new Date(0) })
    .execute();
  await sendsOnce();
  expect([mailServer.received.length, counted, await waiting()]).toEqual([1, ['postponed', 'sent'], []]);
});

test('a mail that is refused a day after the release is given up, and the log says so', async () => {
  await released();
  await database.db
    .updateTable('mails')
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .execute();
  mailServer.refuseNext();
  await sendsOnce();
  expect([await waiting(), counted, logged]).toEqual([[], ['given_up'], ['mail given up after a day']]);
});

test('names and reasons with line ends add no line to the head of a mail', async () => {
  await released({ by: 'Lee\r\nBcc: all@example.com\r\n\r\nHi', reason: 'first line\nsecond line' });
  await sendsOnce();
  const [mail] = mailServer.received;
  const [head = ''] = mail?.raw.split('\r\n\r\n') ?? [];
  const names = head.match(/^[\w-]+(?=:)/gm);
  expect(mail?.to).toEqual(['dana@example.com']);
  expect(names?.toSorted()).toEqual(
    [
      ...['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Auto-Submitted'],
      ...['Content-Type', 'Content-Transfer-Encoding'],
    ].toSorted(),
  );
});

test.each(['dana', 'dana@example.com, all@example.com', 'Dana <dana@example.com>', 'dana@example.com\r\nBcc: a@b.c'])(
  'with the address %j there is no mail',
  async (owner) => {
    await released({ owner });
    expect(await waiting()).toEqual([]);
  },
);

test('without a mail server nothing waits for one', async () => {
  const [orderId] = await insertRows(database.db, { units: [unitRow({ serial: '1' })], orders: [orderRow()] });
  const repository = createReservationsRepository(database.db, () => []);
  const by = principal({ name: 'Dana Whitfield', subject: 'dana-1', email: 'dana@example.com' });
  const made = await repository.reserve({ serial: '1', orderId: String(orderId), by, reason: null });
  const id = made.kind === 'reserved' ? String(made.id) : '';
  const lee = principal({ name: 'Lee Ortiz', subject: 'lee-2' });
  expect(await repository.release({ id, by: lee, reason: 'customer canceled' })).toMatchObject({ kind: 'released' });
  expect(await waiting()).toEqual([]);
});
