import { createAttachTo, sweepFiles } from '../../../../src/server/features/files/attachFile';
import { hashOf, type FileStore } from '../../../../src/server/lib/fileStore/fileStore';
import { openStore } from '../../../../src/server/lib/fileStore/folderStore';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { cameraPhoto, pdf } from './pictures';
import { principal } from '../../../support/server/principals';
import { useFolder } from '../../../support/scratch';

const by = principal({ name: 'Ann', subject: 'ann' });
const onward = new AbortController().signal;
const database = useTestDatabase();
const folder = useFolder('specai-sweep-');
let store: FileStore;

beforeAll(async () => {
  await insertRows(database.db, { units: [unitRow({ serial: 'A' })] });
  store = await openStore(null, folder);
});

async function retained() {
  const hashes: string[] = [];
  for await (const batch of store.list()) hashes.push(...batch);
  return hashes;
}

test('what an upload that was stopped left is swept away, and what units have or had stays', async () => {
  const files = createUnitFilesRepository(database.db);
  const attach = createAttachTo(store)(files);
  const photo = await attach({ serial: 'A', bytes: await cameraPhoto().jpeg().toBuffer(), name: 'a.jpg', by });
  await attach({ serial: 'A', bytes: pdf(), name: 'a.pdf', by });
  await files.remove({ serial: 'A', id: photo.file.id, by });
  // Stopped after the content was stored, and before it was recorded.
  const stopped = await store.put(pdf('stopped'));
  expect(await retained()).toHaveLength(5);
  expect(await sweepFiles(files, store, onward)).toBe(1);
  expect(await retained()).toHaveLength(4);
  expect(await retained()).not.toContain(stopped);
});

test('what is stored while the sweep looks is not taken for what was left', async () => {
  const files = createUnitFilesRepository(database.db);
  const bytes = pdf('arrives meanwhile');
  await store.put(bytes);
  let storedAgain = () => {};
  const listed = new Promise<void>((resolve) => (storedAgain = resolve));
  const slow: FileStore = {
    ...store,
    put: async (content) => {
      const hash = await store.put(content);
      storedAgain();
      return hash;
    },
    list: async function* () {
      const hashes = await retained();
      await listed;
      yield hashes;
    },
  };
  const attach = createAttachTo(slow)(files);
  const [swept] = await Promise.all([
    sweepFiles(files, slow, onward),
    attach({ serial: 'A', bytes, name: 'b.pdf', by }),
  ]);
  expect(swept).toBe(0);
  expect(await retained()).toContain(hashOf(bytes));
});
