import { secretNamed } from '../../../src/server/features/signIn/tokenRepository';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();

test('a secret is made once and stays the same', async () => {
  const first = await secretNamed(database.db, 'kept');
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(await secretNamed(database.db, 'kept')).toBe(first);
});

test('servers that request a new secret at the same time get the same one', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => secretNamed(database.db, 'contested')));
  expect(new Set(answers).size).toBe(1);
});

test('secrets of different names differ', async () => {
  expect(await secretNamed(database.db, 'one')).not.toBe(await secretNamed(database.db, 'other'));
});
