import { createAttachTo } from '../../../../src/server/features/files/attachFile';
import { listUnreferenced, sweepFiles } from '../../../../src/server/features/files/sweepFiles';
import { hashOf, parseFilesUrl, type FileStore } from '../../../../src/server/lib/fileStore/fileStore';
import { openStore } from '../../../../src/server/lib/fileStore/folderStore';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { useTestDatabase, insertRows, unitRow } from '../../../support/server/database';
import { cameraPhoto, pdf } from './pictures';
import { principal } from '../../../support/server/principals';
import { useFolder } from '../../../support/scratch';
import { startBucketStandIn, type BucketStandIn } from '../../lib/fileStore/bucketStandIn';

const by = principal({ name: 'Ann', subject: 'ann' });
/** The database before and after a restore to an earlier moment. */
const later = useTestDatabase();
const earlier = useTestDatabase();
const folder = useFolder('specai-sweep-');
let bucket: BucketStandIn;

beforeAll(async () => {
  const units = ['A', 'B'].map((serial) => unitRow({ serial }));
  for (const { db } of [earlier, later]) await insertRows(db, { units });
  bucket = await startBucketStandIn();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'a key', AWS_SECRET_ACCESS_KEY: 'a secret' });
});
afterAll(async () => {
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
  await bucket.close();
});

const filesOf = ({ db }: typeof later) => createUnitFilesRepository(db);
/** Day 1 is November 1. */
const onDay = (day: number) => ({ now: new Date(Date.UTC(2026, 10, day)), retentionDays: 30 });

async function storedIn(store: FileStore) {
  const hashes: string[] = [];
  for await (const batch of store.list()) hashes.push(...batch);
  return hashes.toSorted();
}

const stores: [string, string, () => Promise<FileStore>][] = [
  ['a folder', 'A', () => openStore(null, folder)],
  ['a bucket', 'B', () => openStore(parseFilesUrl(bucket.url), folder)],
];

describe.each(stores)('in %s', (_name, serial, open) => {
  let store: FileStore;
  let names: string[];
  let left: string;
  beforeAll(async () => {
    store = await open();
    const files = filesOf(later);
    const attach = createAttachTo(store)(files);
    const photo = await attach({ serial, bytes: await cameraPhoto().jpeg().toBuffer(), name: 'a.jpg', by });
    await attach({ serial, bytes: pdf(), name: 'a.pdf', by });
    await files.remove({ serial, id: photo.file.id, by });
    names = await storedIn(store);
    // Stopped after the content was stored, and before it was recorded.
    left = await store.put(pdf('stopped'));
  });

  test('contents that no row names go 30 days after they were first seen so; what units have or had stays', async () => {
    expect(names).toHaveLength(4);
    for (const day of [1, 2, 30]) expect(await sweepFiles(filesOf(later), store, onDay(day))).toBe(0);
    expect(await listUnreferenced(filesOf(later), store, onDay(30))).toEqual([
      { hash: left, removedAt: new Date('2026-12-01T00:00:00Z') },
    ]);
    expect(await sweepFiles(filesOf(later), store, onDay(31))).toBe(1);
    expect(await storedIn(store)).toEqual(names);
    expect(await listUnreferenced(filesOf(later), store, onDay(31))).toEqual([]);
  });

  test('restores to moments before and after each other leave every photo in the store', async () => {
    // 29 days at the earlier moment, a day at the later one, and again.
    for (const day of [101, 129]) expect(await sweepFiles(filesOf(earlier), store, onDay(day))).toBe(0);
    expect(await sweepFiles(filesOf(later), store, onDay(130))).toBe(0);
    for (const day of [131, 160]) expect(await sweepFiles(filesOf(earlier), store, onDay(day))).toBe(0);
    expect(await sweepFiles(filesOf(later), store, onDay(161))).toBe(0);
    expect(await storedIn(store)).toEqual(names);
  });

  test('a note that cannot be read postpones every removal', async () => {
    left = await store.put(pdf('stopped'));
    await sweepFiles(filesOf(later), store, onDay(201));
    await store.writeNote('{"cut off');
    expect(await sweepFiles(filesOf(later), store, onDay(231))).toBe(0);
    expect(await sweepFiles(filesOf(later), store, onDay(261))).toBe(1);
  });
});

test('contents that are stored while the sweep looks stay', async () => {
  const store = await openStore(null, folder);
  const files = filesOf(later);
  const bytes = pdf('arrives meanwhile');
  await store.put(bytes);
  await sweepFiles(files, store, onDay(301));
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
      const hashes = await storedIn(store);
      await listed;
      yield hashes;
    },
  };
  const attach = createAttachTo(slow)(files);
  await Promise.all([sweepFiles(files, slow, onDay(331)), attach({ serial: 'A', bytes, name: 'b.pdf', by })]);
  expect(await storedIn(store)).toContain(hashOf(bytes));
});
