import { sql } from 'kysely';
import { answerOf, keepAnswer, lockKey, sweepAnswers } from '../../../../src/server/db/idempotencyKeys';
import { useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase('each');

const key = { subject: 'dana', key: 'one' };

test('a key is one caller’s at a time, until the end of the transaction', async () => {
  await database.db.transaction().execute(async (mine) => {
    expect(await lockKey(mine, key)).toBe(true);
    await database.db.transaction().execute(async (other) => {
      expect(await lockKey(other, key)).toBe(false);
      expect(await lockKey(other, { ...key, subject: 'sam' })).toBe(true);
      expect(await lockKey(other, { ...key, key: 'other' })).toBe(true);
    });
  });
  await database.db.transaction().execute(async (later) => expect(await lockKey(later, key)).toBe(true));
});

test('a stored answer is found under its key and no other', async () => {
  const answer = { status: 201, headers: { location: '/units/1' }, body: '{"id":1}' };
  expect(await answerOf(database.db, key)).toBeUndefined();
  await keepAnswer(database.db, { ...key, fingerprint: 'print', rights: ['import'] }, answer);
  expect(await answerOf(database.db, key)).toEqual({ fingerprint: 'print', rights: ['import'], ...answer });
  expect(await answerOf(database.db, { ...key, subject: 'sam' })).toBeUndefined();
  expect(await answerOf(database.db, { ...key, key: 'other' })).toBeUndefined();
});

test('an answer may have no body', async () => {
  await keepAnswer(
    database.db,
    { ...key, fingerprint: 'print', rights: ['import'] },
    { status: 204, headers: {}, body: null },
  );
  expect(await answerOf(database.db, key)).toEqual({
    fingerprint: 'print',
    rights: ['import'],
    status: 204,
    headers: {},
    body: null,
  });
});

test('answers are forgotten after a day', async () => {
  for (const [name, hours] of Object.entries({ kept: 23, old: 25 })) {
    await keepAnswer(
      database.db,
      { subject: 'dana', key: name, fingerprint: '', rights: [] },
      { status: 200, headers: {}, body: null },
    );
    await sql`update idempotency_keys set answered_at = now() - make_interval(hours => ${hours}) where key = ${name}`.execute(
      database.db,
    );
  }
  await sweepAnswers(database.db);
  const rows = await database.db.selectFrom('idempotency_keys').select('key').execute();
  expect(rows).toEqual([{ key: 'kept' }]);
});
