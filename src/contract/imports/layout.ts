import * as z from 'zod/mini';
import { flag, listOf, number, text } from '../fields';
import { file } from './files';
import { columnMappingSchema, tableLayoutSchema } from './mapping';

/** Details of a column that the server could not recognize. */
export const DOUBTS = ['target', 'dates', 'decimals', 'measure'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** One column of a file as it was found, and how it is read. */
const foundColumnSchema = z.object({
  /** As in the file; an unnamed column is called by its letter: 'Column C'. */
  header: z.string(),
  /** The first values that differ, as in the file, shortened to 60 characters. */
  samples: listOf(z.string()),
  /** Rows with a value. */
  filled: z.int(),
  /** Proposed, or set by a person or a profile. */
  mapping: columnMappingSchema,
  /** Open questions about the column. */
  doubts: listOf(z.object({ about: z.enum(DOUBTS), question: z.string() })),
});
export type FoundColumn = z.output<typeof foundColumnSchema>;

/** One of the first rows, before and after reading. */
const previewRowSchema = z.object({
  line: z.int(),
  /** As in the file, in the order of its columns; shortened to 60 characters. */
  cells: z.array(z.string()),
  /** As stored, in the same order; null if omitted, empty or refused. */
  values: z.array(text),
  /** Why a cell is refused, by the index of its column. */
  problems: listOf(z.object({ index: z.int(), reason: z.string(), fix: z.string() })),
});
export type PreviewRow = z.output<typeof previewRowSchema>;

export const fileLayoutSchema = z.object({
  file,
  /** File name. */
  name: text,
  format: z.enum(['csv', 'xlsx', 'ndjson']),
  layout: tableLayoutSchema,
  sheets: listOf(z.string()),
  /** Rows below the header. */
  rows: number,
  columns: listOf(foundColumnSchema),
  preview: listOf(previewRowSchema),
  /** Required columns of the import that no column of the file fills, by their names. */
  missing: listOf(z.string()),
  /** The saved profile by which it is read; null: none. */
  profile: text,
  /** Open questions about the whole file, such as its encoding. */
  questions: z.optional(z.array(z.string())),
  /** Whether it was declared complete, so that what it lacks is retired. */
  isWhole: z.optional(z.boolean()),
  /** Whether nothing is left to answer. */
  isComplete: flag,
});
export type FileLayout = z.output<typeof fileLayoutSchema>;

export const rowChangeSchema = z.object({
  file,
  /** The order's code or the unit's IC#. */
  key: z.string(),
  /** The order's id, which its address has; null for a unit. */
  orderId: text,
  line: z.int(),
  fields: z.array(z.object({ column: z.string(), before: text, after: text })),
});
export type RowChange = z.output<typeof rowChangeSchema>;
