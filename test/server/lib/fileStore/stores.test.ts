import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseFilesUrl, type FileStore } from '../../../../src/server/lib/fileStore/fileStore';
import { openStore } from '../../../../src/server/lib/fileStore/folderStore';
import { startBucketStandIn, type BucketStandIn } from './bucketStandIn';

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const ABSENT = '0'.repeat(64);
let folder: string;
let bucket: BucketStandIn;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specai-files-'));
  bucket = await startBucketStandIn();
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'a key of the tests',
    AWS_SECRET_ACCESS_KEY: 'a secret of the tests',
  });
});
afterAll(async () => {
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
  await bucket.close();
  await rm(folder, { recursive: true });
});

const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', () => openStore(null, folder)],
  ['a bucket', () => openStore(parseFilesUrl(bucket.url), folder)],
];

const contentOf = async (store: FileStore, hash: string) => {
  const found = await store.open(hash);
  return found && [found.bytes, (await buffer(found.stream)).toString()];
};

async function hashesOf(store: FileStore) {
  const hashes: string[] = [];
  for await (const batch of store.list()) hashes.push(...batch);
  return hashes.sort();
}

describe.each(stores)('%s', (_name, open) => {
  test('stores a file under the hash of its content, once', async () => {
    const store = await open();
    expect(await Promise.all([store.put(Buffer.from('hello')), store.put(Buffer.from('hello'))])).toEqual([
      HELLO,
      HELLO,
    ]);
    expect(await store.put(Buffer.from('hello'))).toBe(HELLO);
    expect(await contentOf(store, HELLO)).toEqual([5, 'hello']);
    expect(await hashesOf(store)).toEqual([HELLO]);
  });

  test('knows no file that it was not given, and removes one that it has not', async () => {
    const store = await open();
    expect(await store.open(ABSENT)).toBeNull();
    await store.remove(ABSENT);
  });

  test('lists and removes', async () => {
    const store = await open();
    const hashes = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.put(Buffer.from(text))));
    expect(await hashesOf(store)).toEqual([HELLO, ...hashes].sort());
    for (const hash of hashes) await store.remove(hash);
    expect(await hashesOf(store)).toEqual([HELLO]);
  });

  test('has a note beside the contents', async () => {
    const store = await open();
    expect(await store.readNote()).toBeNull();
    await store.writeNote('first');
    await store.writeNote('second');
    expect(await store.readNote()).toBe('second');
    expect(await hashesOf(store)).toEqual([HELLO]);
  });
});

test('an interrupted upload gets no name in the folder and is removed a day later', async () => {
  const store = await openStore(null, folder);
  const unfinished = join(folder, 'files', 'unfinished');
  await mkdir(unfinished, { recursive: true });
  for (const name of ['half', 'going on']) await writeFile(join(unfinished, name), 'hel');
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000);
  await utimes(join(unfinished, 'half'), twoDaysAgo, twoDaysAgo);
  expect(await hashesOf(store)).toEqual([HELLO]);
  await store.removeUnfinished();
  expect(await readdir(unfinished)).toEqual(['going on']);
});

test('a file that a full disk or a crash left short is written again', async () => {
  const path = join(folder, 'files', HELLO.slice(0, 2), HELLO);
  await writeFile(path, 'hel');
  await (await openStore(null, folder)).put(Buffer.from('hello'));
  expect((await stat(path)).size).toBe(5);
  expect((await stat(path)).mode & 0o077).toBe(0);
});

test('a bucket stores files below the prefix, and an outage is an error', async () => {
  expect([...bucket.objects.keys()]).toEqual([`photos/${HELLO}`, 'photos/unreferenced.json']);
  bucket.fail(403);
  const store = await openStore(parseFilesUrl(bucket.url), folder);
  await expect(store.open(HELLO)).rejects.toMatchObject({ statusCode: 503 });
  await expect(store.put(Buffer.from('x'))).rejects.toMatchObject({ statusCode: 503 });
  bucket.fail(null);
});
