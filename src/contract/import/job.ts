import * as z from 'zod/mini';
import { listOf, number, text } from '../fields';
import { wordFields } from '../vocabulary/vocabulary';
import { file, importPhotosSchema, photosProgressSchema, retainedValuesSchema, retirementSchema } from './files';
import { fileLayoutSchema, rowChangeSchema } from './layout';

const progressSchema = z.object({
  /** The file being read; null during the upload. */
  file: z._default(z.nullable(file), null),
  /** Rows read so far. */
  rows: z.int(),
  /** Received or read, of all files. */
  bytes: z.int(),
  /** Of all files; 0 if unknown. */
  totalBytes: z.int(),
  photos: z.optional(photosProgressSchema),
});

const tableReportSchema = z.object({
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with a problem: the import leaves them out, if a person accepts that. */
  refused: z._default(z.int(), 0),
  /** Cells that could not be read and stay empty; absent without any. */
  unread: z.optional(z.int()),
});
export type ImportTableReport = z.output<typeof tableReportSchema>;

const importReportSchema = z.object({ orders: z.nullable(tableReportSchema), units: z.nullable(tableReportSchema) });

const importProblemSchema = z.object({
  file,
  line: number.check(z.describe('1 is the header; null where the problem is not in one line')),
  column: text,
  value: text.check(z.describe('As in the file, shortened to 60 characters')),
  reason: z.string().check(z.describe('What is wrong, for people: "Contains a currency sign"')),
  fix: z.string().check(z.describe('How to fix it, for people: "Write it like 1234.50."')),
  effect: z.optional(
    z
      .enum(['cell', 'row'])
      .check(
        z.describe(
          'The cell stays empty, or the row is left out, if a person accepts that; absent: prevents the import',
        ),
      ),
  ),
});
export type ImportProblem = z.output<typeof importProblemSchema>;

/** Rows and cells that the import leaves out. */
const leftOutSchema = z.object({
  /** Refused rows of all files. */
  rows: z.int(),
  /** Optional cells that could not be read and stay empty. */
  cells: z.int(),
});

/** Words that matching cannot read: they are stored, and count as not recorded. */
const unreadWordSchema = z.object({
  file,
  column: z.string(),
  value: z.string(),
  /** How many rows have it, and the first of them. */
  rows: z.int(),
  line: z.int(),
  /** A word that matching reads. */
  example: z.string(),
  /** The field of the vocabulary in which the word can be taught; absent if it cannot be. */
  field: z.optional(z.enum(wordFields)),
});
export type UnreadWord = z.output<typeof unreadWordSchema>;

/** How many rows of a file are left out; they can be downloaded as a workbook. */
const refusedFileSchema = z.object({ file, rows: z.int() });
export type RefusedFile = z.output<typeof refusedFileSchema>;

/**
 * Nothing is stored unless the import succeeds. A reviewed import waits for its mapping, can be checked repeatedly ('checking', then
 * 'checked'), and is saved on request. Photos are added ('attaching') after the rows and never undo them.
 */
export const importJobSchema = z.object({
  id: z.string(),
  state: z.enum([
    ...(['receiving', 'inspecting', 'mapping', 'checking', 'checked'] as const),
    ...(['reading', 'saving', 'attaching', 'done', 'refused', 'cancelled', 'failed'] as const),
  ]),
  files: listOf(file),
  /** How each file is read. */
  layouts: listOf(fileLayoutSchema),
  progress: progressSchema,
  /** Null before the check, and for a missing file. */
  report: z._default(z.nullable(importReportSchema), null),
  /** Changed rows: the first two hundred. */
  changes: listOf(rowChangeSchema),
  retirements: listOf(retirementSchema),
  /** Absent until known. */
  keptByHand: z.optional(retainedValuesSchema),
  /** Absent without names or a ZIP, and until known. */
  photos: z.optional(importPhotosSchema),
  /** Reasons for rejection: the first thousand. */
  problems: listOf(importProblemSchema),
  /** Including unlisted ones. */
  problemCount: z._default(z.int(), 0),
  /** Rows and cells that a checked import would leave out; saving accepts them. Null if a problem prevents the import. */
  leftOut: z.optional(z.nullable(leftOutSchema)),
  /** Absent without any. */
  refusedFiles: z.optional(z.array(refusedFileSchema)),
  /** Of a checked import: the first hundred. */
  unreadWords: z.optional(z.array(unreadWordSchema)),
  /** Files with new keys that differ from others only in leading zeros, until a person says whether they are the same. */
  zerosLost: z.optional(z.array(z.object({ file, value: z.string(), other: z.string() }))),
  /** Why it failed, or why it has to be checked again, for people. */
  failure: text,
  /** ISO 8601. */
  startedAt: text,
  finishedAt: text,
});
export type ImportJob = z.output<typeof importJobSchema>;

/** GET /api/imports/: the caller's stored imports, latest first. */
export const importJobsSchema = z.object({ results: z.array(importJobSchema) });

/**
 * POST /api/imports/, multipart/form-data: spreadsheets (.xlsx) or text files (CSV, TSV) of any name. With the units, `photos` may be
 * a ZIP of their photos and PDFs. With `?review=true` the import waits for its mapping; otherwise it continues unless in doubt.
 */
export const importRequestSchema = z.strictObject({
  orders: z.optional(z.file()),
  units: z.optional(z.file()),
  photos: z.optional(z.file()),
});
