import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { ImportFile } from '../../../../../src/contract/import/files';
import { checkPrepared, importPrepared } from '../../../../../src/server/features/import/importFiles';
import { applyMapping, checkedValues } from '../../../../../src/server/features/import/inspect/applyMapping';
import { fileLayoutOf, layoutProblems } from '../../../../../src/server/features/import/inspect/fileLayout';
import { inspectFile } from '../../../../../src/server/features/import/inspect/inspectFile';
import { preparedOf, type Inspection } from '../../../../../src/server/features/import/inspect/inspection';
import { emptyBeforeEach, importPlace } from '../files';
import { meaningOf } from './meanings';

const { database } = importPlace();

emptyBeforeEach(database);

const FOLDERS = [
  'test/server/features/import/trade',
  'test/server/features/import/trade/more',
  'test/server/features/import/trade/third',
  'test/server/features/import/trade/fourth',
  'test/server/features/import/trade/fifth',
];

const expectedSchema = z.record(
  z.string(),
  z.object({
    forAllRows: z.record(z.string(), z.string()),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
    leftOut: z.array(z.string()),
    /** Line, column of the file, and text. */
    notRead: z.array(z.tuple([z.number(), z.string(), z.string()])),
  }),
);
const expectedOf = (folder: string, file: ImportFile) =>
  Object.entries(expectedSchema.parse(JSON.parse(readFileSync(join(folder, file, 'expected.json'), 'utf8'))));

/** A person's answers: the encoding, all suggestions at once, and the form of values for all rows. */
async function answered(
  { file, folder, name }: { readonly file: ImportFile; readonly folder: string; readonly name: string },
  forAllRows: Readonly<Record<string, string>>,
) {
  const arrived = { file, path: join(folder, file, name), name };
  let answers = 0;
  let inspection = await inspectFile(arrived);
  if (inspection.recognized.doubtfulLine !== null) {
    answers += 1;
    inspection = await inspectFile(arrived, { wanted: { ...inspection.table.layout, encoding: 'windows-1252' } });
  }
  const suggested = inspection.choices.flatMap(({ target, reading, questions }, index) =>
    questions.some(({ about }) => about === 'target') ? [{ index, target: target?.name ?? null, reading }] : [],
  );
  if (suggested.length > 0) {
    answers += 1;
    inspection = applyMapping(inspection, suggested);
  }
  const values = Object.entries(forAllRows).map(([target, value]) => ({ target, value }));
  if (values.length > 0) answers += 1;
  return { answers, inspection: { ...inspection, values: checkedValues(inspection, values) } };
}

async function imported(inspection: Inspection, file: ImportFile) {
  const prepared = preparedOf(inspection, file);
  const { leftOut, problems } = await checkPrepared(database.db, { [file]: prepared });
  if (leftOut === null) throw new Error(JSON.stringify(problems));
  await importPrepared(database.db, { [file]: prepared }, { accepted: leftOut });
  const stored: Record<string, unknown>[] =
    file === 'units'
      ? await database.db.selectFrom('units').selectAll().orderBy('serial').execute()
      : await database.db.selectFrom('orders').selectAll().orderBy('job_number').execute();
  return { prepared, problems, stored };
}

type Row = Readonly<Record<string, string | number>>;

/** Converted numbers are rounded: to 0.5 %. */
const isNear = (value: number, wanted: number) => Math.abs(value / wanted - 1) <= 0.005;

/** Fields of a row whose meaning is another than wanted. */
const differing = (file: ImportFile, stored: Readonly<Record<string, unknown>> | undefined, row: Row) =>
  Object.entries(row).filter(([field, wanted]) => {
    const value = stored?.[field];
    if (typeof wanted === 'number') return value === null || !isNear(Number(value), wanted);
    return !isDeepStrictEqual(meaningOf(file, field, String(value)), meaningOf(file, field, wanted));
  });

const cases = FOLDERS.flatMap((folder) =>
  (['units', 'orders'] as const).flatMap((file) =>
    expectedOf(folder, file).map(([name, expected]) => ({ file, folder, name, ...expected })),
  ),
);

test.each(cases)('$name enters with at most two answers, and names what it does not read', async (each) => {
  const { file, forAllRows, rows, leftOut, notRead } = each;
  const { answers, inspection } = await answered(each, forAllRows);
  expect(answers).toBeLessThanOrEqual(2);
  expect(layoutProblems(inspection)).toEqual([]);
  const { prepared, problems, stored } = await imported(inspection, file);
  expect(stored).toHaveLength(rows.length);
  expect(rows.flatMap((row, at) => differing(file, stored[at], row))).toEqual([]);
  expect(prepared.leftOut).toEqual(expect.arrayContaining(leftOut));
  const remarks = fileLayoutOf(inspection).remarks ?? [];
  const isNamed = ([line, column, text]: (typeof notRead)[number]) =>
    prepared.leftOut.includes(column) ||
    problems.some((found) => found.line === line && found.value?.includes(text)) ||
    remarks.some((each) => each.includes(`'${column}'`) && each.includes(`'${text}'`));
  expect(notRead.filter((cell) => !isNamed(cell))).toEqual([]);
});
