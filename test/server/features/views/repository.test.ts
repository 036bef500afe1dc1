import type { ViewChange } from '../../../../src/contract/views';
import { createViewsRepository, type ViewRow } from '../../../../src/server/features/views/repository';
import { useTestDatabase } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const ann = principal({ name: 'Ann', subject: 'ann-1' });
const bob = principal({ name: 'Bob', subject: 'bob-2' });

const database = useTestDatabase();
beforeEach(() => database.db.deleteFrom('saved_views').execute());

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

test('other failures do not count as a taken name', async () => {
  await created();
  expect(await views().create({ list: 'orders', ...SHARED }, ann)).toEqual({ kind: 'nameTaken' });
  const unstorable = { list: 'orders', ...SHARED, name: '\u0000' } as const;
  await expect(views().create(unstorable, ann)).rejects.toMatchObject({ code: '22021' });
});

describe('the audit of shared views', () => {
  const PRIVATE: ViewChange = { name: 'Mine', query: 'customer_name=Acme', isShared: false };
  const values = { list: 'orders', name: 'Due', filters: 'due=14', shared: true };
  const names = { list: 'orders', name: 'Due' };
  let first: number;

  beforeEach(async () => {
    const last = database.db.selectFrom('audit').select(({ fn }) => fn.max('id').as('id'));
    first = (await last.executeTakeFirst())?.id ?? 0;
  });
  const entries = async () => {
    const rows = database.db.selectFrom('audit').select(['action', 'person_name', 'old', 'new']);
    return rows.where('id', '>', first).orderBy('id').execute();
  };
  const changed = async (view: ViewRow, to: ViewChange): Promise<ViewRow> => {
    const saved = await change(view, to);
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    return saved.view;
  };

  test('creating, changing and deleting one leave entries with old and new values', async () => {
    const view = await changed(await created(), { ...SHARED, query: 'due=7' });
    expect(await views().remove(String(view.id), bob)).toBe(false);
    expect(await views().remove(String(view.id), ann)).toBe(true);
    expect(await views().remove(String(view.id), ann)).toBe(false);
    const by = { person_name: 'Ann' };
    expect(await entries()).toEqual([
      { action: 'saveView', ...by, old: null, new: values },
      { action: 'saveView', ...by, old: { ...names, filters: 'due=14' }, new: { ...names, filters: 'due=7' } },
      { action: 'deleteView', ...by, old: { ...values, filters: 'due=7' }, new: null },
    ]);
  });

  test('one that becomes private and shared again leaves entries without what it held in private', async () => {
    const hidden = await changed(await created(), PRIVATE);
    const changedInPrivate = await changed(hidden, { ...PRIVATE, query: 'customer_name=Other' });
    await changed(changedInPrivate, SHARED);
    const by = { action: 'saveView', person_name: 'Ann' };
    expect(await entries()).toEqual([
      { ...by, old: null, new: values },
      { ...by, old: values, new: { ...names, shared: false } },
      { ...by, old: null, new: values },
    ]);
  });

  test('a private view, a start and what is refused leave none', async () => {
    const saved = await views().create({ list: 'orders', ...PRIVATE }, ann);
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    const id = String(saved.view.id);
    expect(await views().create({ list: 'orders', ...PRIVATE, isShared: true }, ann)).toEqual({ kind: 'nameTaken' });
    expect(await views().change(id, SHARED, saved.view.version, bob)).toEqual({ kind: 'noView' });
    expect(await views().change(id, SHARED, saved.view.version + 1, ann)).toEqual({ kind: 'otherVersion' });
    await views().setStart(id, ann);
    await views().clearStart(id, ann);
    expect(await views().remove(id, ann)).toBe(true);
    expect(await entries()).toEqual([]);
  });
});
