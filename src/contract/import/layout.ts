import * as z from 'zod/mini';
import { flag, listOf, number, text } from '../fields';
import { file } from './files';
import { columnMappingSchema, HIDDEN_ROWS, rowsValuesSchema, tableLayoutSchema } from './mapping';

export const DOUBTS = ['target', 'dates', 'decimals', 'measure', 'words'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A column as found, and how it is read. */
const foundColumnSchema = z.object({
  /** Verbatim; 'Column C' if unnamed. */
  header: z.string(),
  /** The first distinct values, shortened to 60 characters. */
  samples: listOf(z.string()),
  /** Rows with a value. */
  filled: z.int(),
  mapping: columnMappingSchema,
  doubts: listOf(
    z.object({
      about: z.enum(DOUBTS),
      question: z.string(),
      /** The unknown word, of a question about words. */
      word: z.optional(z.string()),
    }),
  ),
});
export type FoundColumn = z.output<typeof foundColumnSchema>;

/** One of the first rows, before and after reading. */
const previewRowSchema = z.object({
  line: z.int(),
  /** Verbatim, in column order; shortened to 60 characters. */
  cells: z.array(z.string()),
  /** As stored, in the same order; null if omitted, empty or rejected. */
  values: z.array(text),
  /** Rejected cells by the index of their column. */
  problems: listOf(z.object({ index: z.int(), reason: z.string(), fix: z.string() })),
});
export type PreviewRow = z.output<typeof previewRowSchema>;

export const fileLayoutSchema = z.object({
  file,
  name: text,
  format: z.enum(['csv', 'xlsx', 'ndjson']),
  layout: tableLayoutSchema,
  sheets: listOf(z.string()),
  /** Rows below the header. */
  rows: number,
  columns: listOf(foundColumnSchema),
  preview: listOf(previewRowSchema),
  /** Required columns that no column of the file fills. */
  missing: listOf(z.string()),
  /** Values for all rows. */
  values: rowsValuesSchema,
  /** Rows that the workbook hides; `are` is null until a person says what is done with them. */
  hiddenRows: z.optional(z.object({ rows: z.int(), are: z.nullable(z.enum(HIDDEN_ROWS)) })),
  /** The merged cells as a sentence: 'Merged cells: …'. */
  remarks: z.optional(z.array(z.string())),
  /** The applied profile. */
  profile: text,
  /** About the whole file, such as its encoding. */
  questions: z.optional(z.array(z.string())),
  /** Whether it was declared complete, so that missing rows are retired. */
  isWhole: z.optional(z.boolean()),
  /** Whether no question is open. */
  isComplete: flag,
});
export type FileLayout = z.output<typeof fileLayoutSchema>;

export const rowChangeSchema = z.object({
  file,
  /** The order's code or the unit's IC#. */
  key: z.string(),
  /** For the order's address; null for a unit. */
  orderId: text,
  line: z.int(),
  fields: z.array(z.object({ column: z.string(), before: text, after: text })),
});
export type RowChange = z.output<typeof rowChangeSchema>;
