import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { sql } from 'kysely';
import { CHANGES_EVENT, changesSchema, POSITION_EVENT, POSITION_HEADER } from '../../../../src/contract/changes';
import { paths } from '../../../../src/contract/paths';
import { NO_WORK } from '../../../../src/domain/estimates/work';
import { createTestApp, type TestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let served: TestApp;
let shutdown: AbortController;
let origin: string;
let dana: Record<string, string>;
beforeEach(() => serve());
afterEach(() => served.close());

async function serve(heartbeatMs = 3_600_000): Promise<void> {
  shutdown = new AbortController();
  served = await createTestApp(database, { heartbeatMs, shutdown: shutdown.signal });
  origin = await served.app.listen({ port: 0, host: '127.0.0.1' });
  dana = await as('dana-1', { name: 'Dana Whitfield' });
}

const as = async (subject: string, claims: object = {}) => ({
  authorization: `Bearer ${await served.signIn.token(subject, { ...claims })}`,
});

const ask = (headers: Record<string, string>) => fetch(new URL(paths.changes, origin), { headers });

async function follow(headers: Record<string, string>, from?: string) {
  const response = await ask({ ...headers, ...(from !== undefined && { 'last-event-id': from }) });
  expect(response.status).toBe(200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: EventSourceMessage[] = [];
  let comments = 0;
  const parser = createParser({ onEvent: (event) => events.push(event), onComment: () => (comments += 1) });
  const next = async (): Promise<EventSourceMessage | null> => {
    while (events.length === 0) {
      const { done, value } = await reader.read();
      if (done) return null;
      parser.feed(value);
    }
    return events.shift()!;
  };
  const changes = async () => {
    const event = await next();
    expect(event?.event).toBe(CHANGES_EVENT);
    return parseStrict(changesSchema, JSON.parse(event!.data)).changes;
  };
  const about = async (key: string | null) => {
    for (;;) {
      const reported = await changes();
      if (reported.some((change) => change.key === key)) return reported;
    }
  };
  const first = await next();
  return { response, first, next, about, comments: () => comments, leave: () => reader.cancel() };
}

let number = 7000;
async function fresh(): Promise<{ serial: string; orderId: string }> {
  const serial = String(number++);
  const [id] = await insertRows(database.db, {
    units: [unitRow({ serial })],
    orders: [orderRow({ job_number: `J${serial}` })],
  });
  return { serial, orderId: String(id) };
}

const reserve = async (itemCode: string, orderId: string, headers: Record<string, string> = dana) => {
  const response = await served.call('POST', paths.reservations, { itemCode, orderId }, headers);
  expect(response.statusCode).toBe(201);
  return { id: String(response.json<{ id: unknown }>().id), position: String(response.headers[POSITION_HEADER]) };
};

test.each(['without a key', 'with a key, so that savepoints write it'])(
  'every stream gets one event for a reservation and its end %s: unit, order, person and job',
  async (how) => {
    const named = () => (how === 'without a key' ? dana : { ...dana, 'idempotency-key': randomUUID() });
    const [one, other] = await Promise.all([follow(await as('sam')), follow(await as('kim'))]);
    const { serial, orderId } = await fresh();
    for (const reader of [one, other]) await reader.about(orderId);
    expect(Object.fromEntries(one.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
    const { id } = await reserve(serial, orderId, named());
    const reservation = { isReserved: true, by: 'Dana Whitfield', orderId, jobNumber: `J${serial}` };
    for (const reader of [one, other]) {
      const changes = await reader.about(serial);
      expect(changes).toContainEqual(expect.objectContaining({ kind: 'unit', key: serial, reservation }));
      expect(changes).toContainEqual(expect.objectContaining({ kind: 'order', key: orderId, reservation: null }));
      expect(changes).toHaveLength(2);
    }
    await served.call('DELETE', paths.reservation(id), undefined, named());
    const released = await one.about(serial);
    expect(released.find(({ kind }) => kind === 'unit')?.reservation).toEqual({ ...reservation, isReserved: false });
    // Changed without a new reservation: the old one is not reported again.
    await database.db.updateTable('units').set({ impedance_pct: 6 }).where('serial', '=', serial).execute();
    expect(await one.about(serial)).toEqual([expect.objectContaining({ key: serial, reservation: null })]);
  },
);

test('a page gets an event when an estimate of an order is saved or takes a step, and none for the order itself', async () => {
  const reader = await follow(await as('kim'));
  const { serial, orderId } = await fresh();
  await reader.about(orderId);
  const work = { name: 'Variant A', inputs: NO_WORK.inputs };
  const begun = await served.call('POST', paths.orderEstimates(orderId), { ...work, unitSerial: serial }, dana);
  const reported = [expect.objectContaining({ kind: 'estimates', key: orderId, reservation: null })];
  expect(await reader.about(orderId)).toEqual(reported);
  const { id } = begun.json<{ id: unknown }>();
  const seen = { 'if-match': '"1"', ...dana };
  expect((await served.call('POST', paths.estimateSteps(String(id)), { step: 'propose' }, seen)).statusCode).toBe(200);
  expect(await reader.about(orderId)).toEqual(reported);
});

test('a client that reconnects gets the changes since then on any server, or `many` if they are unknown', async () => {
  const { serial } = await fresh();
  const reader = await follow(dana);
  expect(reader.first?.event).toBe(POSITION_EVENT);
  await reader.leave();
  await database.db.updateTable('units').set({ impedance_pct: 4 }).where('serial', '=', serial).execute();
  await served.close();
  await serve();
  const changed = ({ first }: { first: EventSourceMessage | null }) =>
    parseStrict(changesSchema, JSON.parse(first?.data ?? '')).changes.map(({ kind, key }) => [kind, key]);
  const again = await follow(dana, reader.first?.id);
  expect(changed(again)).toContainEqual(['unit', serial]);
  expect(changed(await follow(dana, again.first?.id))).toEqual([]);
  for (const unknown of ['nonsense', '3:3: another-database/1/1']) {
    expect(changed(await follow(dana, unknown))).toEqual([['many', null]]);
  }
});

test('the answer to a change has a position that includes it: a stream from there does not repeat it', async () => {
  const { serial, orderId } = await fresh();
  const watching = await follow(await as('kim'));
  const { position } = await reserve(serial, orderId);
  // A change during the opening of a stream can arrive twice, but is never lost.
  const isReservation = (reported: Awaited<ReturnType<typeof watching.about>>) =>
    reported.some((each) => each.reservation);
  while (!isReservation(await watching.about(serial)));
  const { first } = await follow(dana, position);
  expect(JSON.parse(first?.data ?? '')).toEqual({ changes: [] });
  const read = await served.call('GET', paths.reservations, undefined, dana);
  expect(read.headers[POSITION_HEADER]).toMatch(/^\d+:\d+:/);
  const refused = await served.call('POST', paths.reservations, { itemCode: serial, orderId }, dana);
  expect([refused.statusCode, refused.headers[POSITION_HEADER]]).toEqual([409, undefined]);
});

test('more than 200 changes together, and changed rates, are reported as many', async () => {
  const reader = await follow(dana);
  const units = Array.from({ length: 201 }, () => unitRow({ serial: String(number++) }));
  await insertRows(database.db, { units });
  const many: unknown = expect.objectContaining({ kind: 'many', reservation: null });
  expect(await reader.about(null)).toEqual([many]);
  await sql`select record_changes('rates', null, 0)`.execute(database.db);
  expect(await reader.about(null)).toEqual([many]);
});

test('a stream ends when its token expires', async () => {
  const exp = Math.floor(Date.now() / 1000) + 1;
  const reader = await follow(await as('sam', { exp }));
  expect(await reader.next()).toBeNull();
});

test('a quiet stream shows that it lives and how far it is, and ends once its token is revoked', async () => {
  await served.close();
  await serve(20);
  const token = await served.signIn.token('sam');
  const reader = await follow({ authorization: `Bearer ${token}` });
  expect((await reader.next())?.event).toBe(POSITION_EVENT);
  expect(reader.comments()).toBeGreaterThan(1);
  await served.signIn.signIn.verifier.revoke(await served.signIn.signIn.verifier.verify(token));
  while ((await reader.next()) !== null);
});

test('a server that stops ends its streams immediately, and a person has 20 of them', async () => {
  const readers = [];
  for (let count = 0; count < 20; count += 1) readers.push(await follow(dana));
  const refused = await ask(dana);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('Close some of them.');
  expect((await follow(await as('sam'))).first?.event).toBe(POSITION_EVENT);
  const closed = once(served.app.server, 'close');
  const closing = served.app.close();
  for (const reader of readers) expect(await reader.next()).toBeNull();
  await Promise.all([closed, closing]);
});

test('a server that is about to stop ends its streams and opens none, and answers everything else', async () => {
  const readers = [await follow(dana), await follow(await as('sam'))];
  shutdown.abort();
  for (const reader of readers) expect(await reader.next()).toBeNull();
  const refused = await ask({ ...dana, 'last-event-id': readers[0]!.first!.id! });
  expect([refused.status, refused.headers.get('connection')]).toEqual([503, 'close']);
  expect((await served.call('GET', paths.reservations, undefined, dana)).statusCode).toBe(200);
});

test('HEAD and POST are not answered with a stream', async () => {
  for (const method of ['HEAD', 'POST'] as const)
    expect((await served.call(method, paths.changes, undefined, dana)).statusCode).toBe(405);
});
