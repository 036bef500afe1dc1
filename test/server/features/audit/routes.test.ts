import { until } from '../../../support/server/waits';
import { sql } from 'kysely';
import { auditPageSchema, auditPeopleSchema } from '../../../../src/contract/people/audit';
import { paths } from '../../../../src/contract/paths';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let orderId: string;
let ann: Record<string, string>;

beforeAll(async () => {
  const rows = { units: [unitRow({ serial: '484872' })], orders: [orderRow({ job_number: 'J59270' })] };
  orderId = String((await insertRows(database.db, rows))[0]);
});
const served = useTestApp(database);
beforeAll(async () => {
  ann = { authorization: `Bearer ${await served.signIn.token('ann', { name: 'Ann Lee', email: 'ann@specai.test' })}` };
});

const get = async (query = '') => {
  const response = await served.call('GET', `${paths.audit}${query}`, undefined, ann);
  expect(response.statusCode).toBe(200);
  return parseStrict(auditPageSchema, response.json());
};
/** Refusals are written in the background. */
const refusals = (action: 'refuseToken' | 'refuseAction', count: number) =>
  until(async () => {
    const { results } = await get(`?action=${action}`);
    return results.length >= count && results;
  });
const post = (path: string, comment: string) => served.call('POST', path, { comment }, ann);

test('a comment on an order, and one on a unit, is in its activity with author, time and address', async () => {
  expect((await post(paths.orderComments(orderId), '  Call Mesa first.\nThey asked. ')).statusCode).toBe(204);
  expect((await post(paths.unitComments('484872'), 'Dent at the left')).statusCode).toBe(204);
  const { results, next } = await get(`?orderId=${orderId}`);
  expect(next).toBeNull();
  expect(results).toEqual([
    {
      ...{ id: expect.any(Number) as unknown, at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown, person: 'Ann Lee' },
      ...{ email: 'ann@specai.test', address: '127.0.0.1', action: 'comment', orderId, jobNumber: 'J59270' },
      ...{ itemCode: null, old: null, new: { comment: 'Call Mesa first.\nThey asked.' }, reason: null },
    },
  ]);
  expect((await get('?itemCode=484872')).results).toMatchObject([{ new: { comment: 'Dent at the left' } }]);
});

test.each([
  ['an empty comment', ' ', 400],
  ['a control character', 'a\u0007b', 400],
  ['more than a thousand characters', 'x'.repeat(1001), 400],
])('%s is refused', async (_, comment, status) => {
  expect((await post(paths.orderComments(orderId), comment)).statusCode).toBe(status);
});

test('unknown orders and units cannot be commented on', async () => {
  expect((await post(paths.orderComments('999999'), 'Hello')).statusCode).toBe(404);
  expect((await post(paths.unitComments('none'), 'Hello')).statusCode).toBe(404);
});

test('a reservation carries the address of the client and the words of the reason', async () => {
  const body = { itemCode: '484872', orderId, reason: 'Customer agreed' };
  expect((await served.call('POST', paths.reservations, body, ann)).statusCode).toBe(201);
  const [entry] = (await get('?action=reserve')).results;
  expect(entry).toMatchObject({
    person: 'Ann Lee',
    itemCode: '484872',
    jobNumber: 'J59270',
    reason: 'Customer agreed',
  });
});

test('sign-ins can be left out, and a list can begin at a moment', async () => {
  const all = await get();
  expect(all.results.map(({ action }) => action)).toContain('signIn');
  const without = await get('?signIns=off');
  expect(without.results).toEqual(all.results.filter(({ action }) => action !== 'signIn'));
  const [last, first] = without.results;
  expect((await get(`?signIns=off&since=${last?.at}`)).results.map(({ id }) => id)).toEqual([last?.id]);
  expect((await get(`?since=${first?.at}`)).results.map(({ id }) => id)).toContain(first?.id);
});

test('pages follow each other without a gap and without a repetition', async () => {
  for (const each of ['one', 'two', 'three']) await post(paths.unitComments('484872'), each);
  const first = await get('?itemCode=484872&action=comment&limit=3');
  const second = await get(`?itemCode=484872&action=comment&limit=3&after=${first.next}`);
  expect([...first.results, ...second.results].map((each) => each.new?.['comment'])).toEqual([
    ...['three', 'two', 'one', 'Dent at the left'],
  ]);
  expect(second.next).toBeNull();
});

test('days are those of the business, in Phoenix, seven hours behind UTC', async () => {
  await sql`insert into audit (person_name, action) values ('Nightly', 'import')`.execute(database.db);
  const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'America/Phoenix' });
  const at = new Date((await get('?person=Nightly')).results[0]?.at ?? '');
  const [today, before] = [day(at), day(new Date(at.getTime() - 86_400_000))];
  const found = async (query: string) => (await get(`?person=Nightly&${query}`)).results.length;
  expect(await found(`from=${today}&to=${today}`)).toBe(1);
  expect(await found(`from=${before}&to=${before}`)).toBe(0);
});

test('people are listed once, and an importer’s entries are theirs', async () => {
  await sql`insert into audit (person_name, action) values ('Import by Ann Lee', 'import')`.execute(database.db);
  const people = (await served.read(auditPeopleSchema, paths.auditPeople, ann)).results;
  expect(people).toEqual(expect.arrayContaining(['Ann Lee', 'Import by Ann Lee', 'Nightly']));
  expect(new Set(people).size).toBe(people.length);
  expect((await get('?person=Ann%20Lee&action=import')).results).toHaveLength(1);
});

test('the list is exported whole, in sentences', async () => {
  const response = await served.call('GET', `${paths.auditExport}?itemCode=484872`, undefined, ann);
  expect(response.headers['x-total-count']).toBe('5');
  const [head, newest] = response.body.split('\r\n');
  expect(head).toBe(
    '\ufeffTime,Person,Email,Address,Action,What,Job Number,IC#,Old Values,New Values,Comment,Reason,Files',
  );
  expect(newest).toMatch(/^\d{4}-.*Z,Ann Lee,ann@specai.test,127.0.0.1,Comment,commented on 484872,,484872,,,three,,$/);
  expect(response.body).toContain('reserved 484872 for J59270');
});

test('a sign-in is written once, however many calls and tokens it has', async () => {
  const token = (id: string) => served.signIn.token('bob', { name: 'Bob Ray', sid: 'bobs-session', jti: id });
  for (const id of ['first', 'first', 'renewed']) {
    const headers = { authorization: `Bearer ${await token(id)}` };
    await served.call('GET', paths.views, undefined, headers);
  }
  const { results } = await get('?person=Bob%20Ray');
  expect(results).toMatchObject([{ action: 'signIn', address: '127.0.0.1', itemCode: null }]);
});

test('a sign-out is recorded, and succeeds even if that fails', async () => {
  const signOut = async (subject: string, name: string) => {
    const headers = { authorization: `Bearer ${await served.signIn.token(subject, { name, sid: subject })}` };
    await served.call('GET', paths.views, undefined, headers);
    return served.app.inject({ method: 'POST', url: paths.logout, headers });
  };
  expect((await signOut('eve', 'Eve Fox')).statusCode).toBe(204);
  expect((await get('?person=Eve%20Fox')).results).toMatchObject([
    { action: 'signOut', address: '127.0.0.1' },
    { action: 'signIn' },
  ]);
  const { db } = database;
  await sql`alter table audit add constraint stays check (action <> 'signOut') not valid`.execute(db);
  expect((await signOut('finn', 'Finn Roe')).statusCode).toBe(204);
  await sql`alter table audit drop constraint stays`.execute(db);
  expect((await get('?person=Finn%20Roe')).results).toMatchObject([{ action: 'signIn' }]);
  expect(served.log.join('')).toContain('the audit could not be written');
});

test('a refused token is written with its reason and without a name', async () => {
  await served.call('GET', paths.views, undefined, { authorization: 'Bearer a.b.c' });
  const results = await refusals('refuseToken', 1);
  expect(results).toMatchObject([
    { person: 'Unknown', address: '127.0.0.1', new: { method: 'GET', route: paths.views } },
  ]);
  expect(results[0]?.reason).toMatch(/./);
});

test('junk tokens do not hide what is refused to a signed-in person at the same address', async () => {
  const junk = { authorization: 'Bearer a.b.c' };
  for (let sent = 0; sent < 15; sent += 1) await served.call('GET', paths.views, undefined, junk);
  expect((await served.call('PUT', paths.feed('units'), {}, ann)).statusCode).toBe(403);
  expect(await refusals('refuseToken', 10)).toHaveLength(10);
  expect(await refusals('refuseAction', 1)).toMatchObject([
    { person: 'Ann Lee', email: 'ann@specai.test', new: { method: 'PUT', route: '/api/feeds/:file' } },
  ]);
});

test('a call without a token is no refusal', async () => {
  const before = (await get()).results[0]?.id;
  await served.app.inject({ method: 'GET', url: paths.views });
  expect((await get()).results[0]?.id).toBe(before);
});

test('a person is answered if the audit cannot be written, and the log says so', async () => {
  const { db } = database;
  await sql`alter table audit add constraint full_disk check (false) not valid`.execute(db);
  const headers = { authorization: `Bearer ${await served.signIn.token('cleo', { name: 'Cleo', sid: 'cleos' })}` };
  expect((await served.call('GET', paths.views, undefined, headers)).statusCode).toBe(200);
  expect(served.log.join('')).toContain('the audit could not be written');
  await sql`alter table audit drop constraint full_disk`.execute(db);
  await served.call('GET', paths.views, undefined, headers);
  expect((await get('?person=Cleo')).results).toHaveLength(1);
});
