import { createRevokedTokensRepository } from '../../../../src/server/features/signIn/tokenRepository';
import { connect, type Connection } from '../../../../src/server/db/pool/connectionPool';
import { asServerRole, createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
let role: Awaited<ReturnType<typeof asServerRole>>;
let server: Connection;
beforeEach(async () => {
  database = await createTestDatabase();
  role = await asServerRole(database);
  server = connect(role.url);
});
afterEach(async () => {
  await server.close();
  await database.close();
  await role.drop();
});

const NOW = new Date();
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const rememberedIds = async () => {
  const rows = await database.db.selectFrom('revoked_tokens').select('token_id').orderBy('token_id').execute();
  return rows.map(({ token_id }) => token_id);
};

test('a token that was revoked is revoked, and no other one is', async () => {
  const tokens = createRevokedTokensRepository(server.db);
  await tokens.revoke(['signed-out'], inMinutes(15));
  expect(await tokens.isRevoked({ ids: ['signed-out'], issuedAt: NOW })).toBe(true);
  expect(await tokens.isRevoked({ ids: ['signed-in'], issuedAt: NOW })).toBe(false);
  expect(await tokens.isRevoked({ ids: ['Signed-Out'], issuedAt: NOW })).toBe(false);
  expect(await tokens.isRevoked({ ids: ['signed-in', 'signed-out'], issuedAt: NOW })).toBe(true);
});

test('without a revocation every token may be used', async () => {
  expect(await createRevokedTokensRepository(server.db).isRevoked({ ids: ['any'], issuedAt: NOW })).toBe(false);
});

test('another server of the same database sees the revocation', async () => {
  await createRevokedTokensRepository(server.db).revoke(['signed-out'], inMinutes(15));
  expect(await createRevokedTokensRepository(server.db).isRevoked({ ids: ['signed-out'], issuedAt: NOW })).toBe(true);
});

test('revoking a token twice, even at the same time, is not an error', async () => {
  const tokens = createRevokedTokensRepository(server.db);
  await Promise.all([tokens.revoke(['signed-out'], inMinutes(15)), tokens.revoke(['signed-out'], inMinutes(15))]);
  await tokens.revoke(['signed-out'], inMinutes(15));
  expect(await tokens.isRevoked({ ids: ['signed-out'], issuedAt: NOW })).toBe(true);
  expect(await rememberedIds()).toEqual(['signed-out']);
});

test('a revocation is stored for an hour after the token expired, for inexact clocks, and is then forgotten', async () => {
  const tokens = createRevokedTokensRepository(server.db);
  await tokens.revoke(['expired-59-minutes-ago'], inMinutes(-59));
  await tokens.revoke(['expired-61-minutes-ago'], inMinutes(-61));
  await tokens.revoke(['expires-later'], inMinutes(15));
  expect(await rememberedIds()).toEqual(['expired-59-minutes-ago', 'expires-later']);
  expect(await tokens.isRevoked({ ids: ['expired-59-minutes-ago'], issuedAt: NOW })).toBe(true);
});

test('a revocation that is repeated lasts as long as the longest', async () => {
  const tokens = createRevokedTokensRepository(server.db);
  await tokens.revoke(['session 1'], inMinutes(15));
  await tokens.revoke(['session 1'], inMinutes(-61));
  expect(await rememberedIds()).toEqual(['session 1']);
});

test('a sign-out that the provider reports is stored once, with its entry in the audit', async () => {
  const tokens = createRevokedTokensRepository(server.db);
  const issuedAt = new Date(NOW.getTime() - MINUTE_MS);
  const logout = {
    ...{ id: 'logout-1', expiresAt: inMinutes(2), issuedAt, refusedUntil: inMinutes(60), address: '10.0.0.9' },
    ...{ ids: ['session 1'], datedIds: ['subject 1'], auditSession: null, subject: '1' },
  };
  expect([await tokens.takeLogout(logout), await tokens.takeLogout(logout)]).toEqual([true, false]);
  const later = new Date(issuedAt.getTime() + 1);
  expect([
    await tokens.isRevoked({ ids: ['session 1'], issuedAt: later }),
    await tokens.isRevoked({ ids: ['subject 1'], issuedAt }),
    await tokens.isRevoked({ ids: ['subject 1'], issuedAt: later }),
  ]).toEqual([true, true, false]);
  const entries = await database.db.selectFrom('audit').select(['action', 'person_name', 'address']).execute();
  expect(entries).toEqual([{ action: 'signOut', person_name: 'Unknown', address: '10.0.0.9' }]);
});
