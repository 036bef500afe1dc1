import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';
import { roles, type Role } from '../../../src/domain/access/access';
import { NOT_ALLOWED } from '../../../src/contract/problem';
import { paths } from '../../../src/contract/paths';
import { useTestApp } from '../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../support/server/database';
import { registeredRoutes } from '../../support/server/registeredRoutes';
import { everyone, whoMay } from '../../support/server/whoMay';

const database = useTestDatabase();

beforeAll(() => insertRows(database.db, { units: [unitRow({ serial: 'A' })], orders: [orderRow({ id: 1 })] }));
const served = useTestApp(database, { env: { ACCESS: 'roles' } });

const OPEN = ['/livez', '/readyz', paths.config, paths.openApi, '/auth-redirect.html', '/', '*'];
const isOpen = (url: string) =>
  OPEN.includes(url) ||
  /^\/(oidc|api\/docs|api\/files|assets)\b/.test(url) ||
  /\.(js|svg|png|txt|webmanifest)$/.test(url);

const READS = ['GET', 'HEAD'];

/** The stream of changes ends when its reader leaves. */
async function answerTo(request: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
  if (request.url !== paths.changes) return served.app.inject(request);
  const response = await served.app.inject({ ...request, payloadAsStream: true });
  response.stream().destroy();
  return response;
}

test('every route lets exactly those roles in that the table names', async () => {
  const tokens = await Promise.all(roles.map((role) => served.signIn.token(role, { roles: [role] })));
  const all = registeredRoutes(served.app).filter(({ url }) => !isOpen(url));
  const found: Record<string, readonly Role[]> = {};
  for (const { url, method } of all) {
    const letIn: Role[] = [];
    for (const [index, role] of roles.entries()) {
      const token = url === paths.logout ? await served.signIn.token(role, { roles: [role] }) : tokens[index];
      const headers = { authorization: `Bearer ${token}` };
      const response = await answerTo({ method: method as 'GET', url, headers });
      if (response.statusCode !== 403 && response.statusCode !== 405) letIn.push(role);
      if (response.statusCode === 403 && method !== 'HEAD')
        expect(response.json()).toMatchObject({ type: NOT_ALLOWED });
      if (response.statusCode === 405) letIn.length = 0;
    }
    const isMissing = letIn.length === 0 && whoMay[`${method} ${url}`] === undefined;
    if (!isMissing) found[`${method} ${url}`] = letIn;
  }
  const reads = Object.keys(found).filter((route) => READS.some((method) => route.startsWith(`${method} `)));
  const readByAll = Object.fromEntries(reads.map((route) => [route, everyone]));
  expect(found).toEqual({ ...readByAll, ...whoMay });
});

test('no forged token is let into any route, with a key or without', async () => {
  const [header, payload, signature] = (await served.signIn.token('ann', { roles: ['administrator'] })).split('.');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, unknown>;
  const { privateKey } = await generateKeyPair('ES256');
  const stranger = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' });
  const own = (change: object) => served.signIn.token('ann', { roles: ['administrator'], ...change });
  const forged = [
    `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
    `${header}.${encoded({ ...claims, sub: 'bob' })}.${signature}`,
    await stranger.sign(privateKey),
    await own({ exp: 1 }),
    await own({ nbf: Date.now() }),
    await own({ exp: undefined }),
    await own({ scope: 'api://another/Access' }),
    await own({ client_id: 'another' }),
  ];
  const closed = registeredRoutes(served.app).filter(({ url }) => !isOpen(url));
  const letIn: string[] = [];
  for (const { url, method } of closed)
    for (const [index, token] of forged.entries()) {
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': '"forged"' };
      const { statusCode } = await served.app.inject({ method: method as 'GET', url, headers });
      if (![401, 405].includes(statusCode)) letIn.push(`${method} ${url} ${index}: ${statusCode}`);
    }
  expect([closed.length > 60, letIn]).toEqual([true, []]);
});

describe('a reservation', () => {
  const as = async (name: string, ...own: Role[]) => ({
    authorization: `Bearer ${await served.signIn.token(name, { name, roles: own })}`,
  });
  const reserved = async (): Promise<string> => {
    const body = { itemCode: 'A', orderId: 1, reason: 'As agreed' };
    const response = await served.call('POST', paths.reservations, body, await as('ann', 'sales'));
    expect(response.statusCode).toBe(201);
    return String(response.json<{ id: number }>().id);
  };

  test('is released by who made it, and of others by operations alone', async () => {
    const id = await reserved();
    const refused = await served.call('DELETE', paths.reservation(id), undefined, await as('bob', 'sales'));
    expect(refused.json()).toMatchObject({
      ...{ status: 403, type: NOT_ALLOWED },
      detail: "Only operations and administrators can release other people's reservations.",
    });
    const own = await served.call('DELETE', paths.reservation(id), undefined, await as('ann', 'sales'));
    expect(own.statusCode).toBe(204);
    const again = await reserved();
    const release = { reason: 'The customer canceled' };
    const released = await served.call('POST', paths.reservationRelease(again), release, await as('bob', 'operations'));
    expect(released.statusCode).toBe(204);
  });
});

test('the app learns whether roles count, and a person what they may do', async () => {
  const config = (await served.call('GET', paths.config)).json<{ capabilities: object }>();
  expect(config.capabilities).toMatchObject({ access: 'roles' });
  const headers = { authorization: `Bearer ${await served.signIn.token('ann', { roles: ['sales'] })}` };
  expect((await served.call('GET', paths.me, undefined, headers)).json()).toEqual({
    permissions: [
      ...['seeCost', 'reserve', 'readAudit', 'comment', 'proposeEstimate', 'saveInquiry', 'handOver'],
      ...['changeFreight', 'correctOrders', 'correctRequirements'],
    ],
  });
});
