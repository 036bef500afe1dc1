import * as z from 'zod/mini';
import { text, flag, listOf } from '../fields';
import { file } from './files';

/** Year first, month first as in the US, day first, or days counted as spreadsheets do. */
export const DATES = ['ymd', 'mdy', 'dmy', 'serial'] as const;
export type DateOrder = (typeof DATES)[number];

/** The decimal mark; the other one separates thousands. */
export const DECIMALS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMALS)[number];

/** Units of measure in files. */
export const MEASURES = [
  ...(['gal', 'L', 'V', 'kV', 'kVA', 'MVA', 'VA', 'in', 'mm', 'cm', 'ft'] as const),
  ...(['lb', 'kg', 'ton', 't'] as const),
] as const;
export type Measure = (typeof MEASURES)[number];

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** Null if not applicable or not yet known. */
export const readingSchema = z.object({
  dates: orNull(z.enum(DATES)),
  decimals: orNull(z.enum(DECIMALS)),
  measure: orNull(z.enum(MEASURES)),
});
export type Reading = z.output<typeof readingSchema>;

export const columnMappingSchema = z.object({
  /** Zero-based position in the file. */
  index: z.int(),
  /** A column name of GET /api/imports/columns; null if ignored. */
  target: text,
  reading: readingSchema,
  /** Meanings of words that the import does not know: 'Very Good' is RC. A null value leaves the cell empty. */
  words: z.optional(z.array(z.strictObject({ word: z.string(), value: text }))),
});
export type ColumnMapping = z.output<typeof columnMappingSchema>;

/** Windows-1252 is never detected, only chosen by a person. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

export const tableLayoutSchema = z.object({
  /** Null for a text file. */
  sheet: text,
  /** Null for a workbook. */
  encoding: orNull(z.enum(ENCODINGS)),
  delimiter: orNull(z.enum(DELIMITERS)),
  /** The line with the column names, from 1. Lines above are skipped. */
  headerLine: z.int(),
});
export type TableLayout = z.output<typeof tableLayoutSchema>;

/** One value of a column that the file lacks, for all rows. */
const rowsValueSchema = z.object({
  /** A column name of GET /api/imports/columns. */
  target: z.string(),
  /** Written as in a cell. */
  value: z.string(),
});
export type RowsValue = z.output<typeof rowsValueSchema>;
export const rowsValuesSchema = z.optional(z.array(rowsValueSchema));

/** A person's choice for rows that a workbook hides, by a filter or by hand. */
export const HIDDEN_ROWS = ['read', 'leaveOut'] as const;
export type HiddenRows = (typeof HIDDEN_ROWS)[number];

/**
 * A person's answer about new IC#s or order codes that differ from others only in leading zeros: the same ones, whose zeros a
 * spreadsheet dropped, or other ones.
 */
export const LEADING_ZEROS = ['restore', 'asWritten'] as const;
export type LeadingZeros = (typeof LEADING_ZEROS)[number];

/** How a file is read. */
const fileMappingSchema = z.strictObject({
  layout: tableLayoutSchema,
  columns: z.array(columnMappingSchema),
  /** A saved profile to apply; `layout` and `columns` are then ignored. */
  profile: z.optional(z.string()),
  /** Whether the file is declared complete, so that missing rows are retired; unchanged if absent. */
  isWhole: z.optional(z.boolean()),
  /** Values for all rows, in place of earlier ones; unchanged if absent. */
  values: rowsValuesSchema,
  hiddenRows: z.optional(z.enum(HIDDEN_ROWS)),
  leadingZeros: z.optional(z.enum(LEADING_ZEROS)),
});
export type FileMapping = z.output<typeof fileMappingSchema>;

/** PUT /api/imports/{id}/mapping. Omitted files stay unchanged. A new layout ignores `columns` and inspects the file again. */
export const importMappingSchema = z.strictObject({
  orders: z.optional(fileMappingSchema),
  units: z.optional(fileMappingSchema),
});
export type ImportMapping = z.output<typeof importMappingSchema>;

/** Matched by header, because the next file may have another column order. */
const profileColumnSchema = z.object({
  /** Empty for a value of all rows, which needs no column. */
  header: z.string(),
  target: text,
  reading: readingSchema,
  words: columnMappingSchema.shape.words,
  /** The value of all rows. */
  value: z.optional(z.string()),
});

/** A shared, named mapping of one kind of file. */
export const importProfileSchema = z.object({
  name: z.string(),
  file,
  layout: tableLayoutSchema,
  columns: z.array(profileColumnSchema),
  /** Last saved, ISO 8601. */
  savedBy: text,
  savedAt: text,
});
export type ImportProfile = z.output<typeof importProfileSchema>;

/** GET /api/imports/profiles/ */
export const importProfilesSchema = z.object({ results: z.array(importProfileSchema) });

/** PUT /api/imports/profiles/{file}/{name}: saves the mapping of a file of the import `importId`. */
export const saveProfileSchema = z.strictObject({ importId: z.string() });

const importColumnSchema = z.object({
  name: z.string(),
  meaning: text,
  format: text,
  measure: text,
  /** Possible cell formats; a `reading` selects one. */
  readings: z.object({
    dates: listOf(z.enum(DATES)),
    decimals: listOf(z.enum(DECIMALS)),
    measures: listOf(z.enum(MEASURES)),
  }),
  isRequired: flag,
  /** Stored columns that this one fills, together with others; absent for a stored column. */
  fills: z.optional(z.array(z.string())),
  /** Differs from row to row, so no value holds for all rows. */
  isUnique: z.optional(z.boolean()),
  /** Allowed values, if there are only a few. */
  choices: z.optional(z.array(z.string())),
  /** Meaning of an empty cell; null if it clears the value. */
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
