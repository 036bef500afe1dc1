import Ajv2020 from 'ajv/dist/2020';
import type fc from 'fast-check';
import { paths } from '../../../src/contract/paths';
import { connect, UNHURRIED, type Connection } from '../../../src/server/db/pool/connectionPool';
import { extent } from '../../support/extent';
import { createTestApp, type TestApp } from '../../support/server/app';
import {
  asServerRole,
  createTestDatabase,
  type TestDatabase,
  insertRows,
  orderRow,
  unitRow,
} from '../../support/server/database';
import { judgeOf } from '../../support/server/fuzz/answers';
import { fieldsOf, mutationOf, objectOf, type Given } from '../../support/server/fuzz/arbitraries';
import { sendInFlight } from '../../support/server/fuzz/inFlight';
import { knownFor } from '../../support/server/fuzz/known';
import { mostAtOnce, refusing, sent, type Sent } from '../../support/server/fuzz/operations';
import { arrives, asSent, requestOf } from '../../support/server/fuzz/request';
import { until } from '../../support/server/waits';
import { operationsOf, type Document, type Schema } from '../../support/server/openApi';

/** Each field adds requests, valid and invalid. `npm run test:fuzz` sends 20,000 of both with a new seed. */
const runsFor = (fields: number) => Number(process.env.FUZZ_RUNS ?? extent(500, Math.min(75, 12 + 4 * fields)));
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_305);
const AT_ONCE = Number(process.env.FUZZ_AT_ONCE ?? 6);

/** Statuses for requests that the description allows, and for those that it forbids. */
const ACCEPTED = [200, 201, 204, 404, 409, 422, 428];
const REFUSED = [400, 404, 405, 413, 414, 415, 428];

/** Thousands of requests a minute for files without a valid key get refused for a while. */
const acceptedOf = ([, path]: Sent) => (path === '/api/files/{serial}/{file}' ? [...ACCEPTED, 429] : ACCEPTED);

/** A log line of a fault. */
const IS_FAULT = /^\{"level":[56]0/;
const faults: string[] = [];

let database: TestDatabase;
let server: Awaited<ReturnType<typeof asServerRole>>;
let connection: Connection;
let served: TestApp;
let document: Document;
let wrongWith: ReturnType<typeof judgeOf>;
/** Valid for a day: the longest run takes hours. */
let authorization: string;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

beforeAll(async () => {
  database = await createTestDatabase();
  const serials = ['1001', '1002', '1003'];
  await insertRows(database.db, {
    units: serials.map((serial) => unitRow({ serial })),
    orders: [1, 2, 3].map((id) => orderRow({ id })),
  });
  const logStream = { write: (line: string) => void (IS_FAULT.test(line) && faults.push(line)) };
  // The role owns nothing: every statement of every operation must work for it.
  server = await asServerRole(database);
  // Warmed up as at a server start: on a busy machine a new connection takes seconds.
  connection = connect(server.url, { maxConnections: 4, ...UNHURRIED });
  await connection.warmUp();
  const env = { LOG_LEVEL: 'error' };
  const limits = { quotationsPerMinute: 1_000_000 };
  served = await createTestApp({ db: connection.db, url: server.url }, { env, ...limits, logStream });
  // Until the units are read, calls that match them answer 503.
  await until(async () => (await served.app.inject('/readyz')).statusCode === 200);
  faults.length = 0;
  document = (await served.app.inject(paths.openApi)).json();
  wrongWith = judgeOf(document);
  const tomorrow = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
  authorization = `Bearer ${await served.signIn.token('tester', { exp: tomorrow })}`;
});
afterAll(async () => {
  await served.close();
  await connection.close();
  await database.close();
  await server.drop();
});

type Values = Record<string, unknown>;
interface Kind {
  readonly of: (input: Schema, given: Given) => fc.Arbitrary<Values>;
  readonly isAllowed: boolean;
  readonly statuses: (values: Values) => readonly number[];
}

async function send([method, path]: Sent, kind: Kind): Promise<void> {
  const { operation, input } = operationsOf(document).find((each) => each.method === method && each.path === path)!;
  const isAllowed = ajv.compile({ ...input, components: document.components });
  const values = kind
    .of(input, { document, known: await knownFor(path, database.db) })
    .filter((each) => arrives(each) && isAllowed(each) === kind.isAllowed);
  const probe = async (each: Values) => {
    const { url, headers, body } = requestOf(path, operation, each);
    const response = await served.call(method, url, body, { authorization, ...headers });
    const { statusCode } = response;
    const wrong = wrongWith(operation, response);
    if (wrong !== null) throw new Error(`${method} ${url} ${wrong}`);
    if (!kind.statuses(each).includes(statusCode)) throw new Error(`${method} ${url} is answered ${statusCode}`);
  };
  const atOnce = Math.min(AT_ONCE, mostAtOnce[`${method} ${path}`] ?? AT_ONCE);
  const fields = fieldsOf(input, document);
  // Without parameters, all requests are the same.
  const runs = fields === 0 ? atOnce : runsFor(fields);
  await sendInFlight(values, { probe, runs, seed: SEED, atOnce });
  expect(faults.splice(0)).toEqual([]);
}

test.each(sent)('%s %s takes everything its description allows', (...operation) =>
  send(operation, { of: objectOf, isAllowed: true, statuses: () => acceptedOf(operation) }),
);

test.each(refusing)('%s %s refuses what its description forbids', (...operation) =>
  send(operation, {
    of: (input, given) => mutationOf(input, given).map(asSent),
    isAllowed: false,
    // A short key can repeat under another request, or be in flight.
    statuses: (values) => ('idempotency-key' in values ? [...REFUSED, 409, 422] : REFUSED),
  }),
);
