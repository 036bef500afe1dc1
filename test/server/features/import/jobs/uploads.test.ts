import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../../../../src/server/config/config';
import {
  createUploadFolders,
  removeLeftUploads,
  uploadDirOf,
} from '../../../../../src/server/features/import/jobs/uploads';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(root, { recursive: true }));

test('files that a crash left are removed at the next start; files that another server reads, or that are not ours, stay', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 60_000)']);
  const gone = spawn(process.execPath, ['-e', '0']);
  await once(gone, 'exit');
  const folders = [`${gone.pid}-a`, `${process.pid}-b`, `${other.pid}-c`, 'mine'];
  for (const folder of folders) {
    await mkdir(join(root, folder));
    await writeFile(join(root, folder, 'orders.csv'), 'x');
  }
  await removeLeftUploads(root);
  expect((await readdir(root)).sort()).toEqual([`${other.pid}-c`, 'mine'].sort());
  other.kill();
});

test('clearing leftovers without an upload folder does nothing', async () => {
  await expect(removeLeftUploads(join(root, 'nothing'))).resolves.toBeUndefined();
});

test('each upload gets a new folder on arrival', async () => {
  const { make, remove } = createUploadFolders(join(root, 'new'));
  const [one, two] = [await make(), await make()];
  expect(one).not.toBe(two);
  await remove(one);
  expect(await readdir(join(root, 'new'))).toHaveLength(1);
});

test('uploads are stored beside the embedded database, otherwise in the temporary folder', () => {
  expect(uploadDirOf(parseConfig({ DATA_DIR: '/data' }))).toBe(join('/data', 'uploads'));
  expect(uploadDirOf(parseConfig({ DATABASE_URL: 'postgres://u:p@db/specai' }))).toBe(join(tmpdir(), 'specai-uploads'));
});
