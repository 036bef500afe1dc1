import { paths } from '../../../../src/contract/paths';
import { estimateSchema } from '../../../../src/contract/estimates/estimates';
import { rateSetsSchema } from '../../../../src/contract/rates/rateSets';
import { connect, type Connection } from '../../../../src/server/db/pool/connectionPool';
import { createRevokedTokensRepository } from '../../../../src/server/features/signIn/tokenRepository';
import { createTestApp, type TestApp, parseStrict } from '../../../support/server/app';
import {
  asServerRole,
  createTestDatabase,
  type TestDatabase,
  insertRows,
  orderRow,
  unitRow,
} from '../../../support/server/database';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof asServerRole>>;
let connection: Connection;
let served: TestApp;
let orderId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await asServerRole(database);
  connection = connect(server.url, { maxConnections: 4 });
  const units = ['A', 'B'].map((serial) => unitRow({ serial }));
  const [id] = await insertRows(database.db, { units, orders: [orderRow({ sale_price: 61_250 })] });
  orderId = String(id);
  served = await createTestApp({ db: connection.db, url: server.url });
});
afterAll(async () => {
  await served.close();
  await connection.close();
  await database.close();
  await server.drop();
});

const version = (number: number) => ({ 'if-match': `"${number}"` });
async function done(...[method, url, body, headers]: Parameters<TestApp['call']>): Promise<unknown> {
  const answer = await served.call(method, url, body, headers);
  const refusal = answer.statusCode < 300 ? null : answer.body;
  expect([method, url, refusal]).toEqual([method, url, null]);
  return answer.body === '' ? null : answer.json();
}

const options = {
  ...{ fr3Enabled: false, fr3EstimatedGallons: '', turnPull: false, turnPullDetails: '' },
  ...{ reTank: false, reTankCost: '', feedConversion: false, replacementCabinet: false, additionalCabinetCost: '' },
};

test('the work of people is done and recorded as a role that owns nothing', async () => {
  await done('POST', paths.orderComments(orderId), { comment: 'Called the customer' });
  const { current } = parseStrict(rateSetsSchema, await done('GET', paths.rates));
  const rates = { holdsFrom: '2099-01-01', reason: 'Copper', values: current.values };
  await done('POST', paths.rates, rates, version(0));

  const begun = { name: 'A', unitSerial: 'A', inputs: { options, price: null, delivery: { weeks: 8 }, notes: '' } };
  const made = parseStrict(estimateSchema, await done('POST', paths.orderEstimates(orderId), begun));
  const id = String(made.id);
  const { unitSerial: _, ...saved } = { ...begun, name: 'Own cabinet' };
  await done('PUT', paths.estimate(id), saved, version(1));
  for (const step of ['propose', 'quote', 'win'])
    await done('POST', paths.estimateSteps(id), { step, reason: 'It fits' }, version(2));
  const { db } = database;
  const quoted = await db.selectFrom('quotations').select('version').executeTakeFirst();
  expect(quoted).toEqual({ version: 2 });

  const reservation = await db.selectFrom('reservations').select('id').executeTakeFirstOrThrow();
  await done('POST', paths.reservationRelease(String(reservation.id)), { reason: 'Another unit' });
  await done('POST', paths.reservations, { itemCode: 'B', orderId, reason: 'It fits, too' });
  const entries = await db.selectFrom('audit').select('action').orderBy('id').execute();
  expect(entries.map(({ action }) => action).filter((action) => action !== 'signIn')).toEqual([
    ...['comment', 'changeRates', 'saveEstimate', 'saveEstimate', 'stepEstimate', 'stepEstimate', 'issueQuotation'],
    // The release reopens the estimate that was won.
    ...['reserve', 'stepEstimate', 'release', 'stepEstimate', 'reserve'],
  ]);
});

test('a session is revoked, and once more for longer, as a role that owns nothing', async () => {
  const revoked = createRevokedTokensRepository(connection.db);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await revoked.revoke(['session one'], inHours(1));
  await revoked.revoke(['session one'], inHours(2));
  expect(await revoked.isRevoked({ ids: ['session one'], issuedAt: new Date() })).toBe(true);
});
