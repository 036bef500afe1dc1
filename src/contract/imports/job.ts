import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { file, importPhotosSchema, photosProgressSchema, retirementSchema } from './files';
import { fileLayoutSchema, rowChangeSchema } from './layout';

/** How far it is. */
const progressSchema = z.object({
  /** What is read; null while the files arrive. */
  file: z._default(z.nullable(file), null),
  /** Rows read of this file. */
  rows: z.int(),
  /** Of all files: arrived, or read. */
  bytes: z.int(),
  /** Of all files; 0 where it is not known. */
  totalBytes: z.int(),
  /** Absent before the first is added. */
  photos: z.optional(photosProgressSchema),
});

/** What a file did to its table, or would do. */
const tableReportSchema = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with a problem; where there is one, nothing is imported. */
  refused: z._default(z.int(), 0),
});
export type ImportTableReport = z.output<typeof tableReportSchema>;

const importReportSchema = z.object({ orders: z.nullable(tableReportSchema), units: z.nullable(tableReportSchema) });

/** What is wrong with a file, where, and how to fix it. */
const importProblemSchema = z.object({
  file,
  line: number.check(z.describe('1 is the header; null where the problem is not in one line')),
  column: text,
  value: text.check(z.describe('As in the file, shortened to 60 characters')),
  reason: z.string().check(z.describe('What is wrong, for people: "Contains a currency sign"')),
  fix: z.string().check(z.describe('How to fix it, for people: "Write it like 1234.50."')),
});
export type ImportProblem = z.output<typeof importProblemSchema>;

/**
 * Nothing of a file is kept unless the import is done. One that is reviewed is inspected first, waits for its mapping, is
 * checked as often as the person likes ('checking', then 'checked' with what it would do), and saved when the person says so.
 * Photos are added ('attaching') once the rows are saved; what becomes of them never undoes the rows.
 */
export const importJobSchema = z.object({
  id: z.string(),
  state: z.enum([
    ...(['receiving', 'inspecting', 'mapping', 'checking', 'checked'] as const),
    ...(['reading', 'saving', 'attaching', 'done', 'refused', 'cancelled', 'failed'] as const),
  ]),
  files: listOf(file),
  /** How each file was recognized and is read. */
  layouts: listOf(fileLayoutSchema),
  progress: progressSchema,
  /** What was done or, when checked, would be; null before, and for a file that was not given. */
  report: z._default(z.nullable(importReportSchema), null),
  /** What rows that are there already would change to, or changed to: the first two hundred. */
  changes: listOf(rowChangeSchema),
  /** What came, or would come, of rows that a file lacks, and of retired ones that it has: one for each file. */
  retirements: listOf(retirementSchema),
  /** Absent where no row names any and no ZIP was given, and before that is known. */
  photos: z.optional(importPhotosSchema),
  /** Why it was refused, or would be: the first thousand. */
  problems: listOf(importProblemSchema),
  /** All of them, including those not listed. */
  problemCount: z._default(z.int(), 0),
  /** Why it failed, for people. */
  failure: text,
  /** ISO 8601. */
  startedAt: text,
  finishedAt: text,
});
export type ImportJob = z.output<typeof importJobSchema>;

/** GET /api/imports/: the caller's imports that the server remembers, the latest first. */
export const importJobsSchema = z.object({ results: z.array(importJobSchema) });

/**
 * POST /api/imports/, multipart/form-data: spreadsheets (.xlsx) or files of text (CSV, TSV). What they are called does not
 * matter. With the units, `photos` may be a ZIP of the photos and PDFs that they name. With `?review=true` the import waits for its mapping; otherwise it goes on where nothing is in doubt.
 */
export const importRequestSchema = z.strictObject({
  orders: z.optional(z.file()),
  units: z.optional(z.file()),
  photos: z.optional(z.file()),
});
