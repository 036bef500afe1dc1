import { paths } from '../../../../src/contract/paths';
import { problemSchema } from '../../../../src/contract/problem';
import { inventoryUnitSchema } from '../../../../src/contract/units/inventoryUnit';
import { fileAddressSchema, unitFilesSchema } from '../../../../src/contract/units/unitFiles';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { pdf } from './pictures';

const REPORT = pdf('Test report');
const EXPIRED = 'The address of this file has expired. Reload the page to get its new address.';
const CHANGED = 'The unit has changed since. Reload the page to get its new address.';
const SIGNED_OUT = 'The person whom this address was given has signed out. Sign in and open the unit again.';

const database = useTestDatabase();
let clock = new Date('2026-11-23T10:02:00Z');

beforeAll(() => insertRows(database.db, { units: [unitRow({ serial: 'A' })] }));
const served = useTestApp(database, () => ({ now: () => clock }));
beforeAll(async () => {
  const headers = { authorization: `Bearer ${await tokenOf('one')}`, 'content-type': 'application/pdf' };
  const url = `${paths.unitFiles('A')}?name=report.pdf`;
  expect((await served.app.inject({ method: 'POST', url, headers, payload: REPORT })).statusCode).toBe(201);
});
beforeEach(() => void (clock = new Date('2026-11-23T10:02:00Z')));

/** Of a person with a session of this name; without one, a token that names none. */
const tokenOf = (sid?: string) => served.signIn.token('tester', sid === undefined ? {} : { sid });

async function requested(url: string, token: string, method: 'GET' | 'POST' = 'GET') {
  return served.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
}

async function drawingAddress(): Promise<string> {
  const answer = await requested(paths.inventoryByCode('A'), await tokenOf('one'));
  const drawing = parseStrict(inventoryUnitSchema, answer.json()).pictures?.find(({ kind }) => kind === 'drawing');
  return drawing?.url ?? '';
}

async function reportAddress(token: string): Promise<string> {
  const answer = await requested(paths.unitFiles('A'), token);
  return parseStrict(unitFilesSchema, answer.json()).results[0]?.url ?? '';
}

async function renewed(url: string, token: string): Promise<string> {
  const [, , , serial = '', file = ''] = new URL(url, 'http://localhost').pathname.split('/');
  const answer = await requested(paths.fileAddress(serial, file), token);
  return parseStrict(fileAddressSchema, answer.json()).url;
}

const open = async (url: string, headers = {}) => served.app.inject({ url, headers });
const statusOf = async (url: string) => (await open(url)).statusCode;
async function refusal(url: string) {
  const { status, detail } = parseStrict(problemSchema, (await open(url)).json());
  return [status, detail];
}

test('an address expires, says so, and is renewed', async () => {
  const token = await tokenOf('one');
  for (const url of [await drawingAddress(), await reportAddress(token)]) {
    clock = new Date('2026-11-23T10:14:59Z');
    expect(await statusOf(url)).toBe(200);
    clock = new Date('2026-11-23T10:15:00Z');
    expect(await refusal(url)).toEqual([410, EXPIRED]);
    const fresh = await renewed(url, token);
    expect(fresh).not.toBe(url);
    expect(await statusOf(fresh)).toBe(200);
    clock = new Date('2026-11-23T10:02:00Z');
  }
});

test('a drawing is cached by browsers while its address is valid, and an added file is fetched each time', async () => {
  clock = new Date('2026-11-23T10:04:00Z');
  expect((await open(await drawingAddress())).headers['cache-control']).toBe('private, max-age=660, immutable');

  const url = await reportAddress(await tokenOf('one'));
  const { headers, rawPayload } = await open(url);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(rawPayload.equals(REPORT)).toBe(true);
  const again = await open(url, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a changed unit has other addresses, and the old ones show neither its old nor its new values', async () => {
  const url = await drawingAddress();
  expect((await open(url)).body).not.toContain('77.25');
  await database.db.updateTable('units').set({ width_in: '77.25' }).where('serial', '=', 'A').execute();
  expect(await refusal(url)).toEqual([410, CHANGED]);
  const now = await drawingAddress();
  expect((await open(now)).body).toContain('77.25');
  expect(await renewed(url, await tokenOf('one'))).toBe(now);
});

test('values that a drawing does not show leave its address unchanged', async () => {
  const url = await drawingAddress();
  await database.db.updateTable('units').set({ unit_cost: '1.00' }).where('serial', '=', 'A').execute();
  expect(await drawingAddress()).toBe(url);
});

test('an added file is refused after the sign-out of the session that requested it, and not after another’s', async () => {
  const [here, there] = [await tokenOf('here'), await tokenOf('there')];
  const [hereUrl, thereUrl, drawing] = [await reportAddress(here), await reportAddress(there), await drawingAddress()];
  const { etag } = (await open(hereUrl)).headers;
  expect((await requested(paths.logout, here, 'POST')).statusCode).toBe(204);

  expect(await refusal(hereUrl)).toEqual([410, SIGNED_OUT]);
  expect((await open(hereUrl, { 'if-none-match': etag })).statusCode).toBe(410);
  expect(await statusOf(hereUrl.replace('here', 'there'))).toBe(404);
  expect([await statusOf(thereUrl), await statusOf(drawing)]).toEqual([200, 200]);
});

test('the address expires with a token without a session', async () => {
  const [token, other] = [await tokenOf(), await tokenOf()];
  const [url, otherUrl] = [await reportAddress(token), await reportAddress(other)];
  await requested(paths.logout, token, 'POST');
  expect(await refusal(url)).toEqual([410, SIGNED_OUT]);
  expect(await statusOf(otherUrl)).toBe(200);
});

test('a file that the unit does not have has no address, and only signed-in people are given one', async () => {
  const token = await tokenOf('one');
  for (const file of ['back.svg', `${'0'.repeat(64)}.pdf`, 'front.pdf', '1'])
    expect((await requested(paths.fileAddress('A', file), token)).statusCode).toBe(404);
  expect((await requested(paths.fileAddress('Z', 'front.svg'), token)).statusCode).toBe(404);
  expect(await statusOf(paths.fileAddress('A', 'front.svg'))).toBe(401);
});
