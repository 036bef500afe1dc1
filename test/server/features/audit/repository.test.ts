import { sql } from 'kysely';
import { createAuditRepository } from '../../../../src/server/features/audit/repository';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase } from '../../../support/server/database';

const ann = { name: 'Ann Lee', subject: 'ann-1', address: '10.1.2.3' };

const database = useTestDatabase();
beforeAll(async () => {
  // In Phoenix 2 March begins at 7:00 UTC. The last two are of one moment.
  const entries = sql`insert into audit (at, person_name, action, job_number, serial) values
    ('2026-03-02T06:59:59Z', 'Ann Lee', 'reserve', 'J-1', 'A'),
    ('2026-03-02T07:00:00Z', 'Ann Lee', 'reserve', 'J-2', 'B'),
    ('2026-03-03T06:59:59Z', 'Sam Ortega', 'release', 'J-1', 'A'),
    ('2026-03-03T07:00:00Z', 'Sam Ortega', 'comment', 'J-2', 'A'),
    ('2026-03-03T07:00:00Z', 'Import by Ann Lee', 'import', null, null)`;
  await asRestore(database.db, ['audit'], (trx) => entries.execute(trx));
});

const audit = () => createAuditRepository(database.db);
type Query = Parameters<ReturnType<typeof audit>['page']>[0];
const found = async (query: Query) => {
  const first = await database.db.selectFrom('audit').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { rows, next } = await audit().page(query);
  return { entries: rows.map(({ id }) => id - first.id), next };
};

test.each<[Query, number[]]>([
  [{}, [4, 3, 2, 1, 0]],
  [{ jobNumber: 'J-1' }, [2, 0]],
  [{ itemCode: 'A' }, [3, 2, 0]],
  [{ jobNumber: 'J-2', itemCode: 'A' }, [3]],
  [{ person: 'Ann Lee' }, [4, 1, 0]],
  [{ action: 'comment' }, [3]],
  [{ from: '2026-03-02' }, [4, 3, 2, 1]],
  [{ to: '2026-03-02' }, [2, 1, 0]],
  [{ from: '2026-03-02', to: '2026-03-02' }, [2, 1]],
  [{ jobNumber: 'J-3' }, []],
])('%j finds exactly those that meet it, the newest first, and counts them', async (query, expected) => {
  expect(await found(query)).toEqual({ entries: expected, next: null });
  expect(await audit().count(query)).toBe(expected.length);
});

test('pages follow each other, also within one moment, and the last names none after it', async () => {
  const first = await found({ limit: 1 });
  expect(first).toEqual({ entries: [4], next: expect.any(String) as string });
  const second = await found({ limit: 2, after: first.next! });
  expect(second).toEqual({ entries: [3, 2], next: expect.any(String) as string });
  expect(await found({ limit: 2, after: second.next! })).toEqual({ entries: [1, 0], next: null });
  expect(await found({ limit: 5 })).toEqual({ entries: [4, 3, 2, 1, 0], next: null });
});

test.each<Query>([{ jobNumber: 'J\u0000' }, { itemCode: '\u0000' }, { person: 'Ann\u0000' }])(
  'a text that no entry can have finds none (%j)',
  async (query) => {
    expect(await found(query)).toEqual({ entries: [], next: null });
    expect(await audit().count(query)).toBe(0);
  },
);

test('a sign-in is written down once for each session, and it is said whether it was new', async () => {
  expect([await audit().addSignIn(ann, 'one'), await audit().addSignIn(ann, 'one')]).toEqual([true, false]);
  expect(await audit().addSignIn(ann, 'other')).toBe(true);
  const { rows } = await audit().page({ action: 'signIn' });
  expect(rows).toMatchObject([
    { person_name: 'Ann Lee', person_subject: 'ann-1', address: '10.1.2.3', new: { session: 'other' } },
    { person_name: 'Ann Lee', new: { session: 'one' } },
  ]);
});
