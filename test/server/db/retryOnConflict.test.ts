import { sql } from 'kysely';
import { hasState } from '../../../src/server/lib/postgresErrors';
import { retryOnConflict } from '../../../src/server/db/unitOfWork';
import { useTestDatabase } from '../../support/server/database';

const database = useTestDatabase();

function refusedWith(...states: string[]) {
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    const state = states.shift();
    if (state === undefined) return `attempt ${attempts}`;
    await sql`do ${sql.lit(`begin raise exception 'refused' using errcode = '${state}'; end`)}`.execute(database.db);
    return 'not refused';
  };
  return { work, attempts: () => attempts };
}

test('work that succeeds is done once', async () => {
  const { work, attempts } = refusedWith();
  expect(await retryOnConflict(work)).toBe('attempt 1');
  expect(attempts()).toBe(1);
});

test.each(['40001', '40P01'])('work that another transaction undid (%s) is done again', async (state) => {
  expect(await retryOnConflict(refusedWith(state).work)).toBe('attempt 2');
});

test('work that is undone twice is not tried a third time', async () => {
  const { work, attempts } = refusedWith('40001', '40P01');
  await expect(retryOnConflict(work)).rejects.toMatchObject({ code: '40P01' });
  expect(attempts()).toBe(2);
});

test.each(['23505', '40002', '57014'])('work that fails for another reason (%s) is not repeated', async (state) => {
  const { work, attempts } = refusedWith(state);
  await expect(retryOnConflict(work)).rejects.toMatchObject({ code: state });
  expect(attempts()).toBe(1);
});

test('a state is read only of what PostgreSQL said', async () => {
  const refusal: unknown = await refusedWith('23505')
    .work()
    .catch((error: unknown) => error);
  expect(hasState(refusal, '40001', '23505')).toBe(true);
  expect(hasState(refusal, '40001')).toBe(false);
  expect(hasState(Object.assign(new Error('refused'), { code: '23505' }), '23505')).toBe(false);
  expect(hasState(undefined, '23505')).toBe(false);
});
