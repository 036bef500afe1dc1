import { sql } from 'kysely';
import { MAX_SCENARIOS, type PlanQuestion, type PlanResult } from '../../../../src/contract/plan/planScenarios';
import { createScenariosRepository } from '../../../../src/server/features/plan/repository';
import { useTestDatabase } from '../../../support/server/database';
import { untilWaiting } from '../../../support/server/waits';
import { principal } from '../../../support/server/principals';

const ann = principal({ name: 'Ann', subject: 'ann-1' });
const bob = principal({ name: 'Bob', subject: 'bob-2' });
const question = { settings: {}, pinned: [], forbidden: [] } as unknown as PlanQuestion;
const result = { day: '2026-03-02', plan: {}, orders: 2 } as unknown as PlanResult;

const database = useTestDatabase();
beforeEach(() => database.db.deleteFrom('plan_scenarios').execute());

const scenarios = () => createScenariosRepository(database.db);
const create = (name: string) => scenarios().create({ name, question, result }, ann);

test('a saved scenario is returned as stored, and found only by its id', async () => {
  const saved = await create('Spring');
  expect(saved).toMatchObject({ kind: 'saved', row: { name: 'Spring', author_name: 'Ann', question, result } });
  const id = saved.kind === 'saved' ? String(saved.row.id) : '';
  expect(await scenarios().byId(id)).toMatchObject({ name: 'Spring' });
  for (const text of ['', 'x', '0', `x${id}`, `${id}x`, `${id}.0`, '9'.repeat(16)]) {
    expect(await scenarios().byId(text)).toBeUndefined();
    expect(await scenarios().remove(text, ann)).toBe(false);
  }
  expect(await scenarios().remove(id, bob)).toBe(false);
  expect(await scenarios().remove(id, ann)).toBe(true);
});

test('saving and deleting a scenario leave an entry each, and a deletion that is refused leaves none', async () => {
  const saved = await create('Autumn');
  const id = saved.kind === 'saved' ? String(saved.row.id) : '';
  await create('AUTUMN');
  await scenarios().remove(id, bob);
  await scenarios().remove(id, ann);
  await scenarios().remove(id, ann);
  const entries = database.db.selectFrom('audit').select(['action', 'person_name', 'person_subject', 'old', 'new']);
  const values = { name: 'Autumn', day: '2026-03-02', orders: 2 };
  const by = { person_name: 'Ann', person_subject: 'ann-1' };
  expect(await entries.orderBy('id', 'desc').limit(2).execute()).toEqual([
    { action: 'deleteScenario', ...by, old: values, new: null },
    { action: 'saveScenario', ...by, old: null, new: values },
  ]);
});

test('an id of two digits is one', async () => {
  await sql`alter table plan_scenarios alter column id restart with 47`.execute(database.db);
  await create('Spring');
  expect(await scenarios().byId('47')).toMatchObject({ name: 'Spring' });
});

test('of two saves by a person at the same time the second is refused if one place is left', async () => {
  const base = { author_subject: 'ann-1', author_name: 'Ann', question: '{}', result: '{}' };
  const most = Array.from({ length: MAX_SCENARIOS - 1 }, (_, index) => ({ ...base, name: `Plan ${index}` }));
  await database.db.insertInto('plan_scenarios').values(most).execute();
  const { answers } = await database.db.transaction().execute(async (trx) => {
    await sql`lock table plan_scenarios in share mode`.execute(trx);
    const both = Promise.all([create('One'), create('Other')]);
    await untilWaiting(database.db, both, 2);
    return { answers: both };
  });
  expect((await answers).map(({ kind }) => kind).toSorted()).toEqual(['saved', 'tooMany']);
});

test('other failures do not count as a taken name', async () => {
  await create('Spring');
  expect(await create('SPRING')).toEqual({ kind: 'nameTaken' });
  await expect(create('\u0000')).rejects.toMatchObject({ code: '22021' });
});
