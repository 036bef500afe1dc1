import * as z from 'zod/mini';
import { flag, listOf, number, text } from './fields';

/** The parts of an upload: one file each, at least one of them. */
export const IMPORT_FILES = ['orders', 'units'] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** The largest file that is taken, bytes. */
export const LARGEST_IMPORT_FILE = 100 * 1024 * 1024;

const file = z.enum(IMPORT_FILES);

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
});

/** What a file did to its table. */
const tableReportSchema = z.object({ read: z.int(), added: z.int(), changed: z.int(), unchanged: z.int() });
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

/** Nothing of a file is kept unless the import is done. */
export const importJobSchema = z.object({
  id: z.string(),
  state: z.enum(['receiving', 'reading', 'saving', 'done', 'refused', 'cancelled', 'failed']),
  files: listOf(file),
  progress: progressSchema,
  /** What was done; null unless it is, and for a file that was not given. */
  report: z._default(z.nullable(importReportSchema), null),
  /** Why it was refused: the first thousand. */
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

/** One column of a file, in words. */
const importColumnSchema = z.object({
  name: z.string(),
  meaning: text,
  /** How a cell is written. */
  format: text,
  /** Unit of measure. */
  measure: text,
  isRequired: flag,
  /** What an empty cell stands for; null where it empties the value. */
  whenEmpty: text,
  example: text,
});
export type ImportColumn = z.output<typeof importColumnSchema>;

/** GET /api/imports/columns: the columns of each file. */
export const importColumnsSchema = z.object({
  orders: z.array(importColumnSchema),
  units: z.array(importColumnSchema),
});
export type ImportColumns = z.output<typeof importColumnsSchema>;

/** POST /api/imports/, multipart/form-data: CSV files as docs/data.md has them. What they are called does not matter. */
export const importRequestSchema = z.strictObject({ orders: z.optional(z.file()), units: z.optional(z.file()) });
