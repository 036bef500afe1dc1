import type { ViewChange } from '../../../src/contract/views';
import { createViewsRepository, type ViewRow } from '../../../src/server/repositories/views';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { principal } from '../../support/server/principals';

const ann = principal({ name: 'Ann', subject: 'ann-1' });
const bob = principal({ name: 'Bob', subject: 'bob-2' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.deleteFrom('saved_views').execute());
afterAll(() => database.close());

const views = () => createViewsRepository(database.db);
const SHARED: ViewChange = { name: 'Due', query: 'due=14', isShared: true };

async function created(): Promise<ViewRow> {
  const saved = await views().create({ list: 'orders', ...SHARED }, ann);
  if (saved.kind !== 'saved') throw new Error(saved.kind);
  return saved.view;
}
const change = (view: ViewRow, to: ViewChange) => views().change(String(view.id), to, view.version, ann);
const startOf = async (subject: string) => (await views().seenBy(subject)).find((view) => view.is_start)?.name;

test('a view that is changed and still shared stays the start of everybody who has it', async () => {
  const view = await created();
  for (const each of [ann, bob]) expect(await views().setStart(String(view.id), each)).toBe(true);
  const saved = await change(view, { ...SHARED, name: 'Due soon' });
  expect(saved).toMatchObject({ kind: 'saved', view: { name: 'Due soon', is_start: true, version: view.version + 1 } });
  const updated = saved.kind === 'saved' ? saved.view.updated_at : view.updated_at;
  expect(updated.getTime()).toBeGreaterThan(view.updated_at.getTime());
  expect([await startOf('ann-1'), await startOf('bob-2')]).toEqual(['Due soon', 'Due soon']);
});

test('a view that is no longer shared is the start of its owner alone, also when it is shared again', async () => {
  const view = await created();
  for (const each of [ann, bob]) await views().setStart(String(view.id), each);
  const hidden = await change(view, { ...SHARED, isShared: false });
  expect([await startOf('ann-1'), await startOf('bob-2')]).toEqual(['Due', undefined]);
  if (hidden.kind === 'saved') await change(hidden.view, SHARED);
  expect([await startOf('ann-1'), await startOf('bob-2')]).toEqual(['Due', undefined]);
});

test('what fails for another reason than its name is no name that is taken', async () => {
  await created();
  expect(await views().create({ list: 'orders', ...SHARED }, ann)).toEqual({ kind: 'nameTaken' });
  const unstorable = { list: 'orders', ...SHARED, name: '\u0000' } as const;
  await expect(views().create(unstorable, ann)).rejects.toMatchObject({ code: '22021' });
});
