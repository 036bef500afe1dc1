import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readArguments } from '../../../../src/server/import/command/arguments';
import { claim, finish, makePlaces, unfinished } from '../../../../src/server/import/watch/places';
import { takeFile } from '../../../../src/server/import/watch/takeFile';
import { readWatchArguments } from '../../../../src/server/import/watch/watchArguments';
import { watchFolder } from '../../../../src/server/import/watch/watchFolder';
import { asRestore } from '../../../support/server/asRestore';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';
import { ordersWith, UNIT_HEADER, UNIT_ROW } from '../files';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'));
  await asRestore(database.db, ['imports', 'taken_files'], (trx) =>
    sql`truncate orders, units, imports, taken_files restart identity cascade`.execute(trx),
  );
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => database.close());

const put = (name: string, content: string) => writeFile(join(folder, name), content);
const units = `${UNIT_HEADER}\n${UNIT_ROW}\n`;
const reading = readArguments(['--units', 'any'])!;

/** Claims a file, as the watch does, and takes it. */
async function take(name: string, content: string, args = reading) {
  await makePlaces(folder);
  await put(name, content);
  const claimed = (await claim(folder, name))!;
  const outcome = await takeFile(database.db, claimed, args, { signal: new AbortController().signal });
  return { claimed, ...outcome };
}

test('what a file holds is told by its columns, or else by its name', async () => {
  expect(await take('export.csv', units)).toMatchObject({ end: 'done' });
  expect((await take('Units of May.csv', ordersWith('notes', ['x']))).report).toContain('Orders: 1 read, 1 added');
  expect((await take('orders.csv', 'order_code,colour\nSO1,red\n')).report).toContain('orders.csv, line 1, job_number');
  expect(await take('file.csv', 'colour\nred\n')).toMatchObject({
    end: 'refused',
    report: expect.stringContaining('Its columns do not tell whether it holds orders or units') as unknown,
  });
});

test('a file that was imported before the process was killed is not imported again', async () => {
  const { claimed, report } = await take('units.csv', units);
  await database.db.updateTable('units').set({ kva_rating: 300 }).execute();
  expect(await unfinished(folder)).toEqual([claimed]);
  const again = await takeFile(database.db, claimed, reading, { signal: new AbortController().signal });
  expect(again).toEqual({ end: 'done', report });
  expect(await database.db.selectFrom('units').select('kva_rating').execute()).toEqual([{ kva_rating: '300.00' }]);
  expect(await database.db.selectFrom('imports').select('is_feed').execute()).toEqual([{ is_feed: true }]);
});

test('a complete file retires what it lacks, and too much is refused', async () => {
  const args = { ...reading, isWhole: true };
  await take('units.csv', `${units}${UNIT_ROW.replace('0012', '0013')}\n`);
  expect(await take('units.csv', units, args)).toMatchObject({ end: 'refused' });
  const { report } = await take('units.csv', units, { ...args, mayRetireMany: true });
  expect(report).toContain('Units: 1 retired, 0 brought back');
});

test('names never overwrite each other, and a report stands beside each file', async () => {
  await makePlaces(folder);
  for (const content of ['one', 'two']) {
    await put('units.csv', content);
    await finish(folder, (await claim(folder, 'units.csv'))!, 'done', content);
  }
  expect((await readdir(join(folder, 'done'))).sort()).toEqual([
    ...['units (2).csv', 'units (2).csv.txt', 'units.csv', 'units.csv.txt'],
  ]);
  expect(await readFile(join(folder, 'done', 'units (2).csv'), 'utf8')).toBe('two');
  expect(await readFile(join(folder, 'done', 'units (2).csv.txt'), 'utf8')).toBe('two\n');
  // Killed between the report and the move: the same report is used again.
  await put('units.csv', 'three');
  await writeFile(join(folder, 'done', 'units (3).csv.txt'), 'three\n');
  expect(await finish(folder, (await claim(folder, 'units.csv'))!, 'done', 'three')).toBe('done/units (3).csv');
  expect(await unfinished(folder)).toEqual([]);
});

test('a disk that fails ends the watch with its error instead of leaving it deaf', async () => {
  await put('units.csv', units);
  const options = {
    ...{ folder, settleMs: 0, log: () => undefined, signal: new AbortController().signal },
    take: async () => {
      await rm(join(folder, 'done'), { recursive: true });
      return { end: 'done', report: 'taken' } as const;
    },
  };
  await expect(watchFolder(options)).rejects.toThrow('ENOENT');
});

test('a file that somebody else took is left to them', async () => {
  await makePlaces(folder);
  expect(await claim(folder, 'gone.csv')).toBeNull();
  expect(await unfinished(folder)).toEqual([]);
});

test.each([
  [['a', 'b'], 'One folder is watched, not 2.'],
  [['a', '--settle', 'soon'], "--settle is a number of seconds, not 'soon'."],
  [['a', '--check'], "Unknown option '--check'"],
])('%j is not understood', (args, message) => {
  expect(() => readWatchArguments(args)).toThrow(message);
});

/** Waits until a file is there. */
async function there(path: string): Promise<void> {
  while (
    !(await access(path).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the command takes what is there, what was in progress and what arrives, and ends when it is told to', async () => {
  const inProgress = join(folder, 'in-progress', '3f1c0c7e-0001-4000-8000-0000000000a1');
  await mkdir(inProgress, { recursive: true });
  await writeFile(join(inProgress, 'left.csv'), units);
  await put('bad.csv', ordersWith('sale_price', ['€5']));
  await put('~$open.xlsx', 'Excel has it open');
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'test' };
  const args = ['--import', 'tsx', 'src/server/import/watch/main.ts', folder, '--settle', '0.05'];
  const child = spawn(process.execPath, args, { env });
  const ended = once(child, 'close');
  await there(join(folder, 'done', 'left.csv'));
  await there(join(folder, 'refused', 'bad.csv'));
  await put('orders.csv', ordersWith('sale_price', ['5']));
  await there(join(folder, 'done', 'orders.csv'));
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(await readFile(join(folder, 'refused', 'bad.csv.txt'), 'utf8')).toContain('sale_price "€5"');
  expect((await readdir(folder)).sort()).toEqual(['done', 'in-progress', 'refused', '~$open.xlsx']);
  expect(await unfinished(folder)).toEqual([]);
});
