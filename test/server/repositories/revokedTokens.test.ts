import { createRevokedTokensRepository } from '../../../src/server/repositories/revokedTokens';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const NOW = new Date();
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
const rememberedIds = async () => {
  const rows = await database.db.selectFrom('revoked_tokens').select('token_id').orderBy('token_id').execute();
  return rows.map(({ token_id }) => token_id);
};

test('a token that was revoked is revoked, and no other one is', async () => {
  const tokens = createRevokedTokensRepository(database.db);
  await tokens.revoke(['signed-out'], inMinutes(15));
  expect(await tokens.isRevoked({ ids: ['signed-out'], issuedAt: NOW })).toBe(true);
  expect(await tokens.isRevoked({ ids: ['signed-in'], issuedAt: NOW })).toBe(false);
  expect(await tokens.isRevoked({ ids: ['Signed-Out'], issuedAt: NOW })).toBe(false);
  expect(await tokens.isRevoked({ ids: ['signed-in', 'signed-out'], issuedAt: NOW })).toBe(true);
});

test('without a revocation every token may be used', async () => {
  expect(await createRevokedTokensRepository(database.db).isRevoked({ ids: ['any'], issuedAt: NOW })).toBe(false);
});

test('another server of the same database sees the revocation', async () => {
  await createRevokedTokensRepository(database.db).revoke(['signed-out'], inMinutes(15));
  expect(await createRevokedTokensRepository(database.db).isRevoked({ ids: ['signed-out'], issuedAt: NOW })).toBe(true);
});

test('revoking a token twice, even at the same time, is not an error', async () => {
  const tokens = createRevokedTokensRepository(database.db);
  await Promise.all([tokens.revoke(['signed-out'], inMinutes(15)), tokens.revoke(['signed-out'], inMinutes(15))]);
  await tokens.revoke(['signed-out'], inMinutes(15));
  expect(await tokens.isRevoked({ ids: ['signed-out'], issuedAt: NOW })).toBe(true);
  expect(await rememberedIds()).toEqual(['signed-out']);
});

test('a revocation is kept for an hour after the token expired, for clocks that are off, and is then forgotten', async () => {
  const tokens = createRevokedTokensRepository(database.db);
  await tokens.revoke(['expired-59-minutes-ago'], inMinutes(-59));
  await tokens.revoke(['expired-61-minutes-ago'], inMinutes(-61));
  await tokens.revoke(['expires-later'], inMinutes(15));
  expect(await rememberedIds()).toEqual(['expired-59-minutes-ago', 'expires-later']);
  expect(await tokens.isRevoked({ ids: ['expired-59-minutes-ago'], issuedAt: NOW })).toBe(true);
});
