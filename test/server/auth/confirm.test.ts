import { ForbiddenError, UnauthorizedError } from '../../../src/server/auth/refusals';
import { createRetirementRepository } from '../../../src/server/features/units/repository';
import { createRevokedTokensRepository } from '../../../src/server/features/signIn/tokenRepository';
import { useTestDatabase, insertRows, unitRow } from '../../support/server/database';
import { principal, signedIn } from '../../support/server/principals';

const database = useTestDatabase();
beforeAll(async () => {
  const retired = { retired_at: new Date(0), retired_by: 'Import' };
  await insertRows(database.db, { units: [unitRow({ serial: 'A', ...retired })] });
});

const operations = { roles: ['operations'] };
const bringBack = (by: ReturnType<typeof signedIn>) => createRetirementRepository(database.db).bringBackUnit('A', by);
const isRetired = async () => {
  const query = database.db.selectFrom('units').select('retired_at').where('serial', '=', 'A');
  return (await query.executeTakeFirstOrThrow()).retired_at !== null;
};
const inAnHour = () => new Date(Date.now() + 3_600_000);

test('a write without the permission is refused by the repository, too, and changes nothing', async () => {
  await expect(bringBack(signedIn({ roles: ['sales'] }))).rejects.toThrow(ForbiddenError);
  await expect(bringBack(principal({ name: 'Job', subject: 'job' }, 'import'))).rejects.toThrow(ForbiddenError);
  expect(await isRetired()).toBe(true);
});

test.each([
  ['the token was revoked', 'token-1', { tokenId: 'token-1', sessionId: null }],
  ['the session was signed out of', 'session session-2', { tokenId: 'token-2', sessionId: 'session-2' }],
])('a write is refused when %s after its request was checked', async (_what, id, user) => {
  await createRevokedTokensRepository(database.db).revoke([id], inAnHour());
  await expect(bringBack(signedIn({ ...operations, ...user }))).rejects.toThrow(UnauthorizedError);
  expect(await isRetired()).toBe(true);
});

test('a permitted write of a session that goes on is done', async () => {
  expect(await bringBack(signedIn({ ...operations, tokenId: 'token-3', sessionId: 'session-3' }))).toBe(true);
  expect(await isRetired()).toBe(false);
});
