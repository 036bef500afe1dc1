import { until, whileLocked } from '../../../support/server/waits';
import { useTidyFolder } from '../../../support/scratch';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importJobSchema, type ImportJob } from '../../../../src/contract/import/job';
import { paths } from '../../../../src/contract/paths';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { createTestApp, useTestApp } from '../../../support/server/app';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase } from '../../../support/server/database';
import { upload, type FormPart } from '../../../support/server/upload';
import { workbookOf } from '../../../support/server/workbookOf';
import { zipOf } from '../../../support/server/zipOf';
import { cameraPhoto, pdf } from '../files/pictures';
import { UNIT_HEADER, UNIT_ROW } from './files';

const database = useTestDatabase();
const uploadDir = useTidyFolder('uploads-');
let zip: Buffer;

const served = useTestApp(database, { uploadDir, importsPerMinute: 1_000, importHeartbeatMs: 20 });
beforeAll(async () => {
  const front = await cameraPhoto().jpeg().toBuffer();
  const side = await cameraPhoto({ width: 90 }).png().toBuffer();
  zip = zipOf({
    'west/Front.JPG': front,
    'west/side.png': side,
    'cut.jpg': front.subarray(0, 700),
    'sheet.pdf': pdf(),
  });
});
beforeEach(async () => {
  await asRestore(database.db, ['unit_file_changes'], async (trx) => {
    for (const table of ['unit_file_changes', 'unit_files', 'units'] as const) await trx.deleteFrom(table).execute();
  });
});

const unitsNaming = (photos: string) => ({ name: 'units', content: `${UNIT_HEADER},photos\n${UNIT_ROW},${photos}\n` });
const given = (content: string | Buffer): FormPart => ({ name: 'photos', content, fileName: 'C:\\mine\\Shots.zip' });

const untilState = (id: string, ...states: readonly ImportJob['state'][]): Promise<ImportJob> =>
  until(async () => {
    const job = await served.read(importJobSchema, paths.import(id));
    return states.includes(job.state) && job;
  });

async function send(parts: readonly FormPart[], isReviewed = true): Promise<string> {
  const response = await upload(served, parts, { path: `${paths.imports}?review=${isReviewed}` });
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
  return response.json<ImportJob>().id;
}

async function step(path: string): Promise<void> {
  const response = await served.call('POST', path, {});
  expect([response.statusCode, response.body]).toEqual([202, response.body]);
}

async function checked(...parts: readonly FormPart[]): Promise<ImportJob> {
  const id = await send(parts);
  await untilState(id, 'mapping');
  await step(paths.importCheck(id));
  return untilState(id, 'checked');
}

const unitCount = async () => (await database.db.selectFrom('units').select('serial').execute()).length;
const namesOfUnit = async () =>
  (await createUnitFilesRepository(database.db).ofUnit('0012')).map(({ name, added_by: by }) => [name, by]);

test('photos of a ZIP are added once the rows are saved, what is damaged is named, and the same again changes nothing', async () => {
  const parts = [given(zip), unitsNaming('front.jpg; side.png; cut.jpg; sheet.pdf')];
  const { id, photos, problemCount } = await checked(...parts);
  expect(photos).toEqual({ zip: 'Shots.zip', named: 4, missing: 0, refused: [], stopped: null });
  expect([problemCount, await unitCount()]).toEqual([0, 0]);
  await step(paths.importSave(id));
  expect(await untilState(id, 'done')).toMatchObject({
    report: { units: { added: 1 } },
    progress: { photos: { total: 4, added: 3, unchanged: 0, refused: 1 } },
    photos: {
      refused: [{ line: 2, serial: '0012', name: 'cut.jpg', reason: expect.stringContaining('cut off') as unknown }],
      stopped: null,
    },
    finishedAt: expect.any(String) as unknown,
  });
  const names = ['front.jpg', 'side.png', 'sheet.pdf'].map((name) => [name, 'Test Er']);
  expect(await namesOfUnit()).toEqual(names);

  const again = await untilState(await send(parts, false), 'done');
  expect(again).toMatchObject({
    report: { units: { added: 0, unchanged: 1 } },
    progress: { photos: { total: 4, added: 0, unchanged: 3, refused: 1 } },
  });
  expect(await namesOfUnit()).toEqual(names);
});

test('a photo that is not in the ZIP is a problem of its line, and nothing is saved', async () => {
  const job = await checked(unitsNaming('front.jpg; back.jpg'), given(zip));
  expect(job).toMatchObject({
    photos: { named: 2, missing: 1 },
    problemCount: 1,
    problems: [{ file: 'units', line: 2, column: 'photos', value: 'back.jpg', reason: 'Not in Shots.zip' }],
  });
  expect((await served.call('POST', paths.importSave(job.id), {})).statusCode).toBe(409);
});

test('rows without their photos are saved, and the import says so', async () => {
  const { id, photos, problemCount } = await checked(unitsNaming('front.jpg; side.png'));
  const said = { zip: null, named: 2, missing: 2, refused: [], stopped: null };
  expect([photos, problemCount]).toEqual([said, 0]);
  await step(paths.importSave(id));
  expect(await untilState(id, 'done')).toMatchObject({ report: { units: { added: 1 } }, photos: said });
  expect(await namesOfUnit()).toEqual([]);
});

test.each([
  ['is no ZIP', () => 'pictures', 'Shots.zip is no ZIP that can be read. Pack it again.'],
  [
    'is a workbook',
    () => workbookOf({ sheets: { Stock: '' } }),
    'Shots.zip is a workbook. Give it as the orders file or the units file.',
  ],
  [
    'has two files of one name',
    () => zipOf({ 'a/1.jpg': 'x', 'b/1.JPG': 'y' }),
    "Shots.zip has two files '1.JPG'. Rename one of them.",
  ],
])('a ZIP that %s is refused with what to do', async (_what, content, words) => {
  const { state, problems } = await untilState(await send([unitsNaming('1.jpg'), given(content())]), 'refused');
  expect(problems.map(({ reason, fix }) => [state, `${reason}. ${fix}`])).toEqual([['refused', words]]);
});

test('a ZIP without the units that name its photos is refused', async () => {
  const { statusCode, body } = await upload(served, [given(zip)]);
  expect([statusCode, body]).toEqual([400, expect.stringContaining('Choose the units file, too.')]);
});

const untilOneWaits = () => {
  const waiting = sql`select from pg_locks where relation = 'unit_files'::regclass and not granted`;
  return until(async () => (await waiting.execute(database.db)).rows.length > 0);
};

const PHOTOS_AGAIN = 'The rows are saved. Import the same files again to add the other photos.';

test('photos that are canceled while they are added leave the rows saved, and say what to do', async () => {
  let id = '';
  await whileLocked(database.db, 'unit_files', async () => {
    id = await send([unitsNaming('front.jpg; side.png'), given(zip)], false);
    expect(await untilState(id, 'attaching')).toMatchObject({ report: { units: { added: 1 } }, finishedAt: null });
    await untilOneWaits();
    await served.call('DELETE', paths.import(id));
  });
  expect(await untilState(id, 'done')).toMatchObject({
    photos: { stopped: `Adding photos was canceled. ${PHOTOS_AGAIN}` },
    progress: { photos: { total: 2, added: 1 } },
  });
  expect([await unitCount(), await namesOfUnit()]).toEqual([1, [['front.jpg', 'Test Er']]]);
});

test('photos whose server is gone end as done with the rows, and say what to do', async () => {
  const silent = await createTestApp(database, {
    uploadDir: join(uploadDir, 'silent'),
    importHeartbeatMs: 100_000_000,
  });
  await whileLocked(database.db, 'unit_files', async () => {
    const sent = await upload(silent, [unitsNaming('front.jpg'), given(zip)]);
    const { id } = sent.json<ImportJob>();
    await untilState(id, 'attaching');
    await sql`update import_jobs set heartbeat_at = heartbeat_at - interval '31 s' where id = ${id}`.execute(
      database.db,
    );
    expect(await untilState(id, 'done')).toMatchObject({
      report: { units: { added: 1 } },
      photos: { stopped: `The server stopped before all photos were added. ${PHOTOS_AGAIN}` },
    });
  });
  await silent.close();
  await rm(join(uploadDir, 'silent'), { recursive: true });
});
