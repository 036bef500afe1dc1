import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { createAttachTo } from '../../../../src/server/features/files/attachFile';
import { openStore } from '../../../../src/server/lib/fileStore/folderStore';
import { importPrepared } from '../../../../src/server/features/import/importFiles';
import { prepareFiles } from '../../../../src/server/features/import/prepareFiles';
import { attachPhotos, photosText } from '../../../../src/server/features/import/photos';
import { openPhotoSource } from '../../../../src/server/features/import/photoSource';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { useTestDatabase } from '../../../support/server/database';
import { zipOf } from '../../../support/server/zipOf';
import { cameraPhoto, pdf } from '../files/pictures';
import { UNIT_HEADER, UNIT_ROW } from './files';
import { principal } from '../../../support/server/principals';
import { useFolder } from '../../../support/scratch';

const database = useTestDatabase();
const folder = useFolder('specai-photos-');
let zip: string;

beforeAll(async () => {
  await mkdir(join(folder, 'shots', 'west'), { recursive: true });
  const photo = await cameraPhoto({ orientation: 6 }).jpeg().toBuffer();
  await writeFile(join(folder, 'shots', 'west', 'IMG_1.JPG'), photo);
  await writeFile(join(folder, 'shots', 'cut.jpg'), photo.subarray(0, 700));
  zip = join(folder, 'shots.zip');
  await writeFile(zip, zipOf({ 'a/IMG_1.JPG': photo, '__MACOSX/a/IMG_1.JPG': 'x', 'report.pdf': pdf() }));
});

async function load(photos: string, path?: string) {
  const units = join(folder, 'units.csv');
  await writeFile(units, `${UNIT_HEADER},photos\n${UNIT_ROW},${photos}\n`);
  const source = path === undefined ? undefined : await openPhotoSource(path);
  const { db } = database;
  const { photos: named, ...report } = await importPrepared(db, await prepareFiles({ units }), { photos: source });
  const by = principal({ name: 'Import', subject: 'import' });
  const attach = createAttachTo(await openStore(null, folder))(createUnitFilesRepository(db));
  const added = source && (await attachPhotos(named, source, attach, { by, signal: new AbortController().signal }));
  source?.close();
  return { ...report, added };
}

test('the files that a row names are added to its unit, once, and what is damaged is named', async () => {
  const { units, added } = await load('img_1.jpg;cut.jpg', join(folder, 'shots'));
  expect(units).toMatchObject({ read: 1, added: 1 });
  expect(added && photosText(added)).toBe(
    `Photos and documents: 1 added, 0 unchanged, 1 refused
Line 2, unit 0012, cut.jpg: The picture is cut off: part of the file is missing. Copy it from the camera or phone again.`,
  );
  const again = await load('IMG_1.JPG; report.pdf', zip);
  expect(again.units).toMatchObject({ changed: 0, unchanged: 1 });
  expect(again.added).toEqual({ added: 1, unchanged: 1, refused: [] });
  const files = await createUnitFilesRepository(database.db).ofUnit('0012');
  expect(files.map(({ name, kind, added_by, height }) => [name, kind, added_by, height])).toEqual([
    ['img_1.jpg', 'photo', 'Import', 80],
    ['report.pdf', 'document', 'Import', null],
  ]);
});

test('names without a file are refused with their line before anything is saved', async () => {
  await expect(load('IMG_1.JPG;IMG_9.JPG', zip)).rejects.toMatchObject({
    problems: [{ line: 2, column: 'photos', value: 'IMG_9.JPG', reason: 'Not in shots.zip' }],
  });
  await expect(load('IMG_1.JPG')).rejects.toMatchObject({
    problems: [{ reason: 'There are no files to take it from', fix: expect.stringContaining('--photos') as unknown }],
  });
});

test.each([
  ['nothing', 'There is no folder or ZIP'],
  ['units.csv', 'is no ZIP that can be read'],
])('%s is no source of photos', async (name, reason) => {
  await expect(openPhotoSource(join(folder, name))).rejects.toThrow(reason);
});

test('two files of one name are ambiguous', async () => {
  const path = join(folder, 'twice.zip');
  await writeFile(path, zipOf({ 'a/1.jpg': 'x', 'b/1.JPG': 'y' }));
  await expect(openPhotoSource(path)).rejects.toThrow("has two files '1.JPG'. Rename one of them.");
});

test('system files in a folder are skipped', async () => {
  const path = join(folder, 'system.zip');
  const beside = { 'a/.DS_Store': 'x', 'b/.DS_Store': 'y', 'a/Thumbs.db': 'x', 'b/Thumbs.db': 'y' };
  await writeFile(path, zipOf({ ...beside, 'a/1.jpg': 'x' }));
  const source = await openPhotoSource(path);
  expect([...source.names]).toEqual(['1.jpg']);
  source.close();
});

/** Offsets in a ZIP directory entry: encryption flag, compression method, unpacked size. */
const AT = { flags: 8, method: 10, size: 24 };
const DEFLATED = 8;

test.each([
  ['has a password', 'The ZIP has a password.', (zip: Buffer, at: number) => zip.writeUInt16LE(1, at + AT.flags)],
  [
    'says that it unpacks to more than a file may have',
    'The file is larger than 40 MB.',
    (zip: Buffer, at: number) => zip.writeUInt32LE(41 * 1024 * 1024, at + AT.size),
  ],
  ['unpacks to more than it says', 'It is damaged in the ZIP.', () => undefined],
])('a file of a ZIP that %s is refused', async (_what, reason, change) => {
  const path = join(folder, 'changed.zip');
  // A few bytes, which unpack to 2,000.
  const bytes = zipOf({ '1.jpg': deflateRawSync(Buffer.alloc(2_000)) });
  const at = bytes.indexOf('PK\u0001\u0002');
  bytes.writeUInt16LE(DEFLATED, at + AT.method);
  change(bytes, at);
  await writeFile(path, bytes);
  const source = await openPhotoSource(path);
  await expect(source.read('1.jpg')).rejects.toThrow(reason);
  source.close();
});

test('a small ZIP that says that it unpacks to more than a gigabyte is refused as a whole', async () => {
  const ofSize = async (bytes: number) => {
    const path = join(folder, 'large.zip');
    const names = Array.from({ length: 30 }, (_, index) => `${index}.jpg`);
    const zip = zipOf(Object.fromEntries(names.map((name) => [name, 'x'])));
    for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 1)) {
      zip.writeUInt16LE(DEFLATED, at + AT.method);
      zip.writeUInt32LE(bytes, at + AT.size);
    }
    await writeFile(path, zip);
    return openPhotoSource(path);
  };
  const MB = 1024 * 1024;
  (await ofSize(34 * MB)).close();
  await expect(ofSize(35 * MB)).rejects.toThrow('is more than ten times as large when unpacked. Pack photos and PDFs');
});
