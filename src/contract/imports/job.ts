import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { file, importPhotosSchema, photosProgressSchema, retirementSchema } from './files';
import { fileLayoutSchema, rowChangeSchema } from './layout';

const progressSchema = z.object({
  /** The file being read; null during the upload. */
  file: z._default(z.nullable(file), null),
  /** Rows read of this file. */
  rows: z.int(),
  /** Of all files: arrived, or read. */
  bytes: z.int(),
  /** Of all files; 0 if it is not known. */
  totalBytes: z.int(),
  /** Absent before the first is added. */
  photos: z.optional(photosProgressSchema),
});

/** Effect of a file on its table. */
const tableReportSchema = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with a problem; if there is one, nothing is imported. */
  refused: z._default(z.int(), 0),
});
export type ImportTableReport = z.output<typeof tableReportSchema>;

const importReportSchema = z.object({ orders: z.nullable(tableReportSchema), units: z.nullable(tableReportSchema) });

/** A problem in a file, its location, and how to fix it. */
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
 * Nothing is stored unless the import succeeds. A reviewed import is inspected, waits for its mapping, can be checked
 * repeatedly ('checking', then 'checked' with its effect), and is saved on request. Photos are added ('attaching')
 * after the rows are saved and never undo them.
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
  /** Effect of the import; null before the check, and for a file that was not uploaded. */
  report: z._default(z.nullable(importReportSchema), null),
  /** Changes to existing rows: the first two hundred. */
  changes: listOf(rowChangeSchema),
  /** Retired and returned rows, one entry per file. */
  retirements: listOf(retirementSchema),
  /** Absent if no row names any and no ZIP was given, and before that is known. */
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
 * matter. With the units, `photos` may be a ZIP of the photos and PDFs that they name. With `?review=true` the import waits for its mapping; otherwise it goes on if nothing is in doubt.
 */
export const importRequestSchema = z.strictObject({
  orders: z.optional(z.file()),
  units: z.optional(z.file()),
  photos: z.optional(z.file()),
});
