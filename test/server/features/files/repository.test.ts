import type { NewUnitFile } from '../../../../src/server/features/files/changeFile';
import { createUnitFilesRepository, type UnitFileRow } from '../../../../src/server/features/files/repository';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { principal } from '../../../support/server/principals';

const ann = principal({ name: 'Ann', subject: 'ann-1' });
const lee = principal({ name: 'Lee', subject: 'lee-2' });

const database = useTestDatabase();
beforeEach(async () => {
  await asRestore(database.db, ['unit_file_changes'], (trx) => trx.deleteFrom('units').execute());
  await insertRows(database.db, { units: [unitRow({ serial: 'A' }), unitRow({ serial: 'B' })] });
});

const files = () => createUnitFilesRepository(database.db);
const hashOf = (text: string) => Buffer.from(text).toString('hex').padStart(64, '0');
/** A file whose contents are named for it. */
const fileOf = (name: string, change: Partial<NewUnitFile> = {}): NewUnitFile => ({
  ...{ serial: 'A', kind: 'document', name, caption: '', sourceHash: hashOf(name), by: ann, most: 60 },
  ...{ restores: true, replaces: false },
  keep: () =>
    Promise.resolve({ hash: hashOf(name), card_hash: null, list_hash: null, bytes: 1, width: null, height: null }),
  ...change,
});
async function added(name: string, change: Partial<NewUnitFile> = {}): Promise<UnitFileRow> {
  const answer = await files().add(fileOf(name, change));
  if (answer.outcome === 'full') throw new Error('full');
  return answer.file;
}
const edit = (id: number, serial = 'A') => ({ id, serial, by: lee });
const names = async (serial = 'A') =>
  ((await files().ofUnits([serial])).get(serial) ?? []).map(({ name }) => name).join(' ');
const history = async (serial = 'A') =>
  (await files().historyOf(serial)).map(({ change, caption, changed_by }) => [change, caption, changed_by]);
const reported = async (count: number) => {
  const entries = database.db.selectFrom('audit').select(['action', 'person_name', 'serial', 'old', 'new']);
  return entries.orderBy('id', 'desc').limit(count).execute();
};

test('files are appended, and each has its name and caption in the activity', async () => {
  const first = await added('a.pdf', { caption: 'Front' });
  const second = await added('b.pdf');
  expect([first.position, second.position]).toEqual([1, 2]);
  expect(first).toMatchObject({ kind: 'document', caption: 'Front', added_by: 'Ann', source_hash: hashOf('a.pdf') });
  expect((await files().ofUnits(['B', 'A'])).get('A')).toEqual([first, second]);
  expect((await files().ofUnits([])).size).toBe(0);
  expect(await history()).toEqual([
    ['added', '', 'Ann'],
    ['added', 'Front', 'Ann'],
  ]);
  expect(await reported(2)).toEqual([
    { action: 'addFile', person_name: 'Ann', serial: 'A', old: null, new: { name: 'b.pdf', caption: '' } },
    { action: 'addFile', person_name: 'Ann', serial: 'A', old: null, new: { name: 'a.pdf', caption: 'Front' } },
  ]);
});

test('a file is found by the hash of its upload and of its stored form, only for its unit', async () => {
  const file = await added('a.pdf', { sourceHash: hashOf('sent') });
  expect(await files().bySource('A', hashOf('sent'))).toEqual(file);
  expect(await files().byHash('A', hashOf('a.pdf'))).toEqual(file);
  expect(await files().bySource('B', hashOf('sent'))).toBeUndefined();
  expect(await files().byHash('B', hashOf('a.pdf'))).toBeUndefined();
  expect(await files().byHash('A', hashOf('sent'))).toBeUndefined();
  expect(await files().byHash('A\u0000', hashOf('a.pdf'))).toBeUndefined();
});

test('a repeated file stays as it is; a removed one comes back at the end, or stays removed', async () => {
  const first = await added('a.pdf');
  await added('b.pdf');
  expect(await files().add(fileOf('a.pdf'))).toEqual({ outcome: 'unchanged', file: first });
  expect(await files().remove(edit(first.id))).toBe(true);
  const again = await files().add(fileOf('a.pdf', { restores: false }));
  expect(again).toMatchObject({ outcome: 'removed', file: { id: first.id, removed_by: 'Lee' } });
  expect(await names()).toBe('b.pdf');
  const restored = await files().add(fileOf('a.pdf'));
  expect(restored).toMatchObject({ outcome: 'restored', file: { id: first.id, position: 3, removed_at: null } });
  expect(await names()).toBe('b.pdf a.pdf');
  expect((await history()).map(([change]) => change)).toEqual(['restored', 'removed', 'added', 'added']);
});

test('a file replaces those of the same name on request', async () => {
  const [first] = [await added('a.pdf'), await added('b.pdf')];
  const answer = await files().add(fileOf('a.pdf', { sourceHash: hashOf('new'), replaces: true }));
  expect(answer).toMatchObject({ outcome: 'added', file: { position: 1 } });
  expect(await names()).toBe('a.pdf b.pdf');
  const [old] = await files().ofUnit('A');
  expect(old).toMatchObject({ id: first.id, removed_by: 'Ann' });
  expect(await added('c.pdf', { replaces: true })).toMatchObject({ position: 3 });
  await added('a.pdf', { sourceHash: hashOf('newer') });
  expect(await names()).toBe('a.pdf b.pdf c.pdf a.pdf');
});

test('a unit has as many files as it may, and no other unit counts', async () => {
  const first = await added('a.pdf', { most: 2 });
  await added('x.pdf', { serial: 'B' });
  await added('b.pdf', { most: 2 });
  expect(await files().add(fileOf('c.pdf', { most: 2 }))).toEqual({ outcome: 'full' });
  await files().remove(edit(first.id));
  const third = await added('c.pdf', { most: 2 });
  expect(await files().restore(edit(first.id), 2)).toBe('full');
  expect(await files().restore(edit(first.id), 3)).toBe('restored');
  expect(await names()).toBe('a.pdf b.pdf c.pdf');
  expect(await files().restore(edit(third.id), 60)).toBe('noFile');
});

test('a file of another unit, one that is removed, and one of no unit is no file to change', async () => {
  const { id } = await added('a.pdf');
  for (const serial of ['B', 'A\u0000']) {
    expect(await files().setCaption(edit(id, serial), 'Front')).toBe(false);
    expect(await files().remove(edit(id, serial))).toBe(false);
    expect(await files().restore(edit(id, serial), 60)).toBe('noFile');
    expect(await files().setOrder({ serial, by: lee }, [id])).toBe(false);
  }
  expect(await names()).toBe('a.pdf');
  await files().remove(edit(id));
  expect(await files().setCaption(edit(id), 'Front')).toBe(false);
  expect(await files().remove(edit(id))).toBe(false);
  expect(await history()).toHaveLength(2);
});

test('a caption that changes leaves an entry with the old and the new one', async () => {
  const { id } = await added('a.pdf');
  expect(await files().setCaption(edit(id), 'Front')).toBe(true);
  expect(await files().setCaption(edit(id), 'Front')).toBe(true);
  expect((await files().ofUnit('A'))[0]?.caption).toBe('Front');
  expect(await history()).toEqual([
    ['captioned', 'Front', 'Lee'],
    ['added', '', 'Ann'],
  ]);
  expect(await files().setCaption(edit(id), 'Back')).toBe(true);
  const entry = { action: 'captionFile', person_name: 'Lee', serial: 'A' };
  const caption = (text: string) => ({ name: 'a.pdf', caption: text });
  expect(await reported(2)).toEqual([
    { ...entry, old: caption('Front'), new: caption('Back') },
    { ...entry, old: caption(''), new: caption('Front') },
  ]);
});

test('files are ordered only by exactly the existing ones; otherwise the answer has them', async () => {
  const ids = [(await added('a.pdf')).id, (await added('b.pdf')).id, (await added('c.pdf')).id] as const;
  const [a, b, c] = ids;
  const order = (...of: number[]) => files().setOrder({ serial: 'A', by: lee }, of);
  expect(await order(a, b, c)).toBe(true);
  expect(await reported(1)).toMatchObject([{ action: 'addFile' }]);
  expect(await order(c, a, b)).toBe(true);
  expect(await names()).toBe('c.pdf a.pdf b.pdf');
  const entry = { action: 'orderFiles', person_name: 'Lee', serial: 'A' };
  const [old, now] = [
    ['a.pdf', 'b.pdf', 'c.pdf'],
    ['c.pdf', 'a.pdf', 'b.pdf'],
  ].map((each) => ({ order: each }));
  expect(await reported(1)).toEqual([{ ...entry, old, new: now }]);
  await files().remove(edit(b));
  expect([await order(c, a, b), await order(c), await order(c, c), await order(a, 0)]).toEqual(Array(4).fill(false));
  expect(await order(a, c)).toBe(true);
  expect(await names()).toBe('a.pdf c.pdf');
});

test('contents that no file has, removed or not, are handed on', async () => {
  const { id } = await added('a.pdf');
  await files().remove(edit(id));
  const unheld: string[] = [];
  await files().withUnheld([hashOf('a.pdf'), hashOf('b.pdf')], (hashes) =>
    Promise.resolve(void unheld.push(...hashes)),
  );
  expect(unheld).toEqual([hashOf('b.pdf')]);
});
