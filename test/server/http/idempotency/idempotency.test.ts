import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { KEY_USED, STILL_RUNNING } from '../../../../src/contract/problem';
import { lockKey, sweepAnswers } from '../../../../src/server/db/idempotencyKeys';
import { createTestApp, useTestApp, type TestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
const [first, second] = [useTestApp(database), useTestApp(database)];

let next = 3000;

async function freeUnitAndOrder() {
  const serial = String(next++);
  const [id] = await insertRows(database.db, { units: [unitRow({ serial })], orders: [orderRow()] });
  return { itemCode: serial, orderId: String(id) };
}

async function as(served: TestApp, subject: string, name: string) {
  const authorization = `Bearer ${await served.signIn.token(subject, { name })}`;
  return (key: string, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers?: object) =>
    served.call(method, url, body, { authorization, 'idempotency-key': key, ...headers });
}
const danaOn = (served: TestApp) => as(served, 'dana-1', 'Dana Whitfield');
const reservationsOf = (serial: string) =>
  database.db.selectFrom('reservations').select('id').where('serial', '=', serial).execute();
const storedBy = (key: string) =>
  database.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute();

test('a reservation that is repeated by its key, on another server too, happens once and is answered the same', async () => {
  const wanted = await freeUnitAndOrder();
  const [here, there] = [await danaOn(first), await danaOn(second)];
  const answer = await here('"once-1"', 'POST', paths.reservations, wanted);
  const again = await there('"once-1"', 'POST', paths.reservations, wanted);
  expect(answer.statusCode).toBe(201);
  expect([again.statusCode, again.body]).toEqual([201, answer.body]);
  expect(again.headers['content-type']).toBe(answer.headers['content-type']);
  expect(await reservationsOf(wanted.itemCode)).toHaveLength(1);
});

test('without a key a second reservation is refused, as ever', async () => {
  const wanted = await freeUnitAndOrder();
  await first.call('POST', paths.reservations, wanted);
  expect((await first.call('POST', paths.reservations, wanted)).statusCode).toBe(409);
});

test('a refused reservation that is repeated by its key is refused in the same words, whatever happened meanwhile', async () => {
  const wanted = await freeUnitAndOrder();
  const [dana, lee] = [await danaOn(first), await as(second, 'lee-2', 'Lee Ortiz')];
  const reserved = await lee('"hers"', 'POST', paths.reservations, wanted);
  const refused = await dana('"refused-1"', 'POST', paths.reservations, wanted);
  expect(refused.statusCode).toBe(409);
  await lee('"free-again"', 'DELETE', paths.reservation(reserved.json<{ id: string }>().id));
  const again = await dana('"refused-1"', 'POST', paths.reservations, wanted);
  expect([again.statusCode, again.body]).toEqual([409, refused.body]);
  expect((await dana('"another-go"', 'POST', paths.reservations, wanted)).statusCode).toBe(201);
});

test('a key that is used for another body, method or address is refused, and nothing is written', async () => {
  const [one, other] = [await freeUnitAndOrder(), await freeUnitAndOrder()];
  const dana = await danaOn(first);
  const { id } = (await dana('"taken"', 'POST', paths.reservations, one)).json<{ id: string }>();
  const refusals = [
    await dana('"taken"', 'POST', paths.reservations, other),
    await dana('"taken"', 'DELETE', paths.reservation(id)),
    await dana('"taken"', 'PUT', paths.unitOptions(one.itemCode), {}),
  ];
  expect(refusals[0]?.statusCode).toBe(422);
  expect(refusals[0]?.json()).toMatchObject({ type: KEY_USED });
  expect(refusals[1]?.json()).toMatchObject({ type: KEY_USED });
  expect(await reservationsOf(other.itemCode)).toHaveLength(0);
  expect(
    (await database.db.selectFrom('reservations').select('released_at').where('id', '=', Number(id)).execute())[0],
  ).toEqual({ released_at: null });
});

test('the same key of another person is another key', async () => {
  const [one, other] = [await freeUnitAndOrder(), await freeUnitAndOrder()];
  const lee = await as(first, 'lee-2', 'Lee Ortiz');
  expect((await (await danaOn(first))('"alike"', 'POST', paths.reservations, one)).statusCode).toBe(201);
  expect((await lee('"alike"', 'POST', paths.reservations, other)).statusCode).toBe(201);
});

test('a repetition must wait while its write runs; when the connection of the write has died, the key is free', async () => {
  const wanted = await freeUnitAndOrder();
  const there = await danaOn(second);
  await database.db
    .transaction()
    .execute(async (trx) => {
      expect(await lockKey(trx, { subject: 'dana-1', key: 'slow' })).toBe(true);
      const reported = await there('"slow"', 'POST', paths.reservations, wanted);
      expect(reported.statusCode).toBe(409);
      expect(reported.headers['retry-after']).toBe('1');
      expect(reported.json()).toMatchObject({ type: STILL_RUNNING });
      throw new Error('The server dies.');
    })
    .catch((error: unknown) => expect(error).toEqual(new Error('The server dies.')));
  expect((await there('"slow"', 'POST', paths.reservations, wanted)).statusCode).toBe(201);
});

test('a server that dies between the write and its answer leaves neither; the repetition writes', async () => {
  const wanted = await freeUnitAndOrder();
  const dana = await danaOn(first);
  await sql`create function lose_connection() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(database.db);
  await sql`create trigger lose before insert on idempotency_keys
    for each row when (new.key = 'lost') execute function lose_connection()`.execute(database.db);
  const lost = await dana('"lost"', 'POST', paths.reservations, wanted);
  expect(lost.statusCode).toBe(503);
  expect(await reservationsOf(wanted.itemCode)).toHaveLength(0);
  expect(await storedBy('lost')).toHaveLength(0);
  await sql`drop trigger lose on idempotency_keys`.execute(database.db);
  expect((await dana('"lost"', 'POST', paths.reservations, wanted)).statusCode).toBe(201);
  expect(await storedBy('lost')).toHaveLength(1);
});

test('a failure of the server is not stored and undoes the earlier writes', async () => {
  const dana = await danaOn(first);
  await sql`create function refuse_view() returns trigger language plpgsql as $$
    begin raise exception 'broken'; end $$`.execute(database.db);
  await sql`create trigger refuse after insert on saved_views
    for each row when (new.name = 'Broken') execute function refuse_view()`.execute(database.db);
  const view = { list: 'orders', name: 'Broken', query: 'status=pending', isShared: false };
  const failed = await dana('"view"', 'POST', paths.views, view);
  expect(failed.statusCode).toBe(500);
  expect(await storedBy('view')).toHaveLength(0);
  await sql`drop trigger refuse on saved_views`.execute(database.db);
  expect((await dana('"view"', 'POST', paths.views, view)).statusCode).toBe(201);
});

test('a statement that the database refuses is answered as such, and the refusal is stored', async () => {
  const dana = await danaOn(first);
  const view = { list: 'orders', name: 'Twice', query: 'status=pending', isShared: false };
  await dana('"name-1"', 'POST', paths.views, view);
  expect((await dana('"name-2"', 'POST', paths.views, view)).statusCode).toBe(409);
  expect(await storedBy('name-2')).toMatchObject([{ status: 409 }]);
});

test.each(['', '""', '"two" "keys"', 'a,b', `"${'x'.repeat(201)}"`, '"ümlaut"'])(
  'the key %j is refused',
  async (key) => {
    const dana = await danaOn(first);
    const refused = await dana(key, 'POST', paths.reservations, await freeUnitAndOrder());
    expect(refused.statusCode).toBe(400);
  },
);

test('a key without quotation marks is the same key', async () => {
  const wanted = await freeUnitAndOrder();
  const dana = await danaOn(first);
  const answer = await dana('0b9e-bare', 'POST', paths.reservations, wanted);
  expect((await dana('"0b9e-bare"', 'POST', paths.reservations, wanted)).body).toBe(answer.body);
});

test('an answer is forgotten after a day', async () => {
  const wanted = await freeUnitAndOrder();
  const dana = await danaOn(first);
  await dana('"old"', 'POST', paths.reservations, wanted);
  await dana('"young"', 'POST', paths.reservations, wanted);
  const age = (key: string, minutes: number) =>
    sql`update idempotency_keys set answered_at = now() - ${minutes} * interval '1 minute' where key = ${key}`;
  await age('old', 24 * 60 + 1).execute(database.db);
  await age('young', 24 * 60 - 5).execute(database.db);
  await sweepAnswers(database.db);
  expect(await storedBy('old')).toHaveLength(0);
  expect(await storedBy('young')).toHaveLength(1);
});

test('at an address that does not exist, or knows no such call, a key changes nothing', async () => {
  const headers = { 'idempotency-key': '"nowhere"' };
  const answers = await Promise.all([
    first.call('POST', '/api/nothing', {}, headers),
    first.call('DELETE', paths.orders, undefined, headers),
    first.app.inject({ method: 'POST', url: '/api/nothing', headers }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 405, 404]);
});

test('a stored answer is repeated to its person with the same rights or more, and withheld from one who lost some', async () => {
  const served = await createTestApp(database, { env: { ACCESS: 'roles' } });
  const view = { list: 'orders', name: 'Mine', query: '', isShared: false };
  const save = async (...roles: string[]) => {
    const authorization = `Bearer ${await served.signIn.token('rita-1', { name: 'Rita', roles })}`;
    return served.call('POST', paths.views, view, { authorization, 'idempotency-key': '"rights-1"' });
  };
  const first = await save('engineering');
  expect(first.statusCode).toBe(201);
  const [same, more, fewer] = [await save('engineering'), await save('administrator'), await save('viewer')];
  expect([same.body, more.body]).toEqual([first.body, first.body]);
  expect([fewer.statusCode, fewer.json<{ detail: string }>().detail]).toEqual([
    409,
    'This was done before your rights changed, so its answer is not shown again. Reload the page.',
  ]);
  await served.close();
});
