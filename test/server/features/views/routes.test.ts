import { paths } from '../../../../src/contract/paths';
import { MAX_VIEWS, savedViewSchema, viewsSchema, type NewView, type View } from '../../../../src/contract/views';
import { type TestApp, useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase } from '../../../support/server/database';

const database = useTestDatabase();

const served = useTestApp(database);
beforeEach(() => database.db.deleteFrom('saved_views').execute());

type Method = Parameters<TestApp['call']>[0];

const person = async (subject: string) => {
  const headers = { authorization: `Bearer ${await served.signIn.token(subject, { name: `${subject}'s name` })}` };
  const call = (method: Method, url: string, body?: unknown, more = {}) =>
    served.call(method, url, body, { ...headers, ...more });
  const create = async (view: Partial<NewView> = {}) => {
    const all = { list: 'inventory', name: 'Free 500s', query: 'kva=500&availability=free', isShared: false, ...view };
    return call('POST', paths.views, all);
  };
  const created = async (view: Partial<NewView> = {}) => {
    const response = await create(view);
    expect(response.statusCode).toBe(201);
    return parseStrict(savedViewSchema, response.json());
  };
  const seen = async (query = '') =>
    parseStrict(viewsSchema, (await call('GET', `${paths.views}${query}`)).json()).results;
  const save = ({ id, version }: Pick<View, 'id' | 'version'>, change: object) =>
    call('PUT', paths.view(String(id)), change, { 'if-match': `"${version}"` });
  const start = (method: 'PUT' | 'DELETE', { id }: Pick<View, 'id'>) =>
    call(method, paths.viewStart(String(id)), method === 'PUT' ? {} : undefined);
  const remove = ({ id }: Pick<View, 'id'>) => call('DELETE', paths.view(String(id)));
  return { call, create, created, seen, save, start, remove };
};
const asChange = ({ name, query, isShared }: View) => ({ name, query, isShared });

test('a view is saved with its owner, listed, changed and deleted', async () => {
  const ann = await person('ann');
  const view = await ann.created();
  expect(view).toEqual({
    id: expect.any(String) as unknown,
    list: 'inventory',
    name: 'Free 500s',
    query: 'kva=500&availability=free',
    isShared: false,
    isOwn: true,
    isStart: false,
    ownerName: "ann's name",
    version: 1,
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
  });
  expect(await ann.seen()).toEqual([view]);
  const changed = await ann.save(view, { name: 'Available', query: '', isShared: true });
  expect(changed.json()).toMatchObject({ name: 'Available', query: '', isShared: true, version: 2 });
  expect((await ann.remove(view)).statusCode).toBe(204);
  expect(await ann.seen()).toEqual([]);
  expect((await ann.remove(view)).statusCode).toBe(404);
});

test('everybody sees what is shared, and changes only their own', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')];
  const shared = await ann.created({ name: 'b shared', isShared: true });
  const secret = await ann.created({ name: 'secret' });
  const own = await bob.created({ name: 'A own', list: 'orders' });
  expect(await bob.seen()).toMatchObject([
    { id: own.id, isOwn: true },
    { id: shared.id, isOwn: false, ownerName: "ann's name" },
  ]);
  expect((await bob.seen('?list=inventory')).map(({ name }) => name)).toEqual(['b shared']);
  for (const view of [shared, secret]) {
    expect((await bob.save(view, asChange(view))).statusCode).toBe(404);
    expect((await bob.remove(view)).statusCode).toBe(404);
  }
  expect(await ann.seen()).toEqual([shared, secret]);
});

test('a name is taken once per person and list, case ignored', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')];
  const first = await ann.created({ name: ' Überfällig ' });
  expect(first.name).toBe('Überfällig');
  expect((await ann.create({ name: 'ÜBERFÄLLIG' })).statusCode).toBe(409);
  await ann.created({ name: 'überfällig', list: 'orders' });
  await bob.created({ name: 'überfällig' });
  const other = await ann.created({ name: 'other' });
  expect((await ann.save(other, { ...asChange(other), name: 'überfälliG' })).statusCode).toBe(409);
  expect((await ann.save(first, { ...asChange(first), name: 'überfälliG' })).statusCode).toBe(200);
});

test('a view is saved only over the version that was loaded', async () => {
  const ann = await person('ann');
  const view = await ann.created();
  const both = await Promise.all(['one', 'two'].map((name) => ann.save(view, { ...asChange(view), name })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await ann.seen())[0]).toMatchObject({ version: 2 });
  expect((await ann.call('PUT', paths.view(String(view.id)), asChange(view))).statusCode).toBe(428);
});

test('a list begins with one view for each person, be it shared or their own', async () => {
  const [ann, bob] = [await person('ann'), await person('bob')];
  const shared = await ann.created({ name: 'shared', isShared: true });
  const own = await bob.created({ name: 'own' });
  const orders = await bob.created({ name: 'orders', list: 'orders' });
  for (const view of [own, orders, shared]) expect((await bob.start('PUT', view)).statusCode).toBe(204);
  const startsOf = async ({ seen }: typeof bob) =>
    (await seen()).filter(({ isStart }) => isStart).map(({ name }) => name);
  expect(await startsOf(bob)).toEqual(['orders', 'shared']);
  expect(await startsOf(ann)).toEqual([]);
  await bob.start('DELETE', own);
  expect(await startsOf(bob)).toEqual(['orders', 'shared']);
  await ann.start('PUT', shared);
  await ann.save(shared, { ...asChange(shared), isShared: false });
  expect([await startsOf(ann), await startsOf(bob)]).toEqual([['shared'], ['orders']]);
  expect((await bob.start('PUT', shared)).statusCode).toBe(404);
  await bob.start('DELETE', orders);
  await ann.remove(shared);
  expect([await startsOf(ann), await startsOf(bob)]).toEqual([[], []]);
});

test('of many concurrent starts exactly one succeeds', async () => {
  const ann = await person('ann');
  const views = await Promise.all(Array.from({ length: 8 }, (_, n) => ann.created({ name: `view ${n}` })));
  const answers = await Promise.all(views.map((view) => ann.start('PUT', view)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect((await ann.seen()).filter(({ isStart }) => isStart)).toHaveLength(1);
});

test('of many views saved concurrently under one name one is saved, and no more than the limit', async () => {
  const ann = await person('ann');
  const same = await Promise.all(Array.from({ length: 5 }, () => ann.create({ name: 'same' })));
  expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  const many = await Promise.all(Array.from({ length: MAX_VIEWS + 3 }, (_, n) => ann.create({ name: `view ${n}` })));
  expect(many.filter(({ statusCode }) => statusCode === 422)).toHaveLength(4);
  expect(await ann.seen()).toHaveLength(MAX_VIEWS);
});

test.each([
  [{ name: ' ' }, '/name'],
  [{ name: 'x'.repeat(61) }, '/name'],
  [{ name: 'a\0b' }, '/name'],
  [{ query: 'x'.repeat(4_001) }, '/query'],
  [{ query: 'a b' }, '/query'],
  [{ query: 'a=\0' }, '/query'],
  [{ list: 'units' }, '/list'],
  [{ owner_subject: 'bob' }, ''],
])('a view with %j is refused, naming the field', async (wrong, path) => {
  const response = await (await person('ann')).create(wrong as Partial<NewView>);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ path: expect.stringContaining(path) as unknown }] });
});

test.each(['0', '-1', 'x', '9'.repeat(30), '%00'])('there is no view %s', async (id) => {
  const ann = await person('ann');
  const change = { name: 'n', query: '', isShared: false };
  expect((await ann.call('PUT', `${paths.views}${id}`, change, { 'if-match': '"1"' })).statusCode).toBe(404);
  expect((await ann.call('PUT', `${paths.views}${id}/start`, {})).statusCode).toBe(404);
  expect((await ann.call('DELETE', `${paths.views}${id}`)).statusCode).toBe(404);
  expect((await ann.call('DELETE', `${paths.views}${id}/start`)).statusCode).toBe(204);
});
