import * as z from 'zod/mini';
import { text, flag, listOf } from '../fields';
import { file } from './files';

/** Order of date parts: year first, month first as in the US, or day first. */
export const DATES = ['ymd', 'mdy', 'dmy'] as const;
export type DateOrder = (typeof DATES)[number];

/** The decimal mark; the other one separates thousands. */
export const DECIMALS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMALS)[number];

/** Units in which a quantity may be written. */
export const MEASURES = ['gal', 'L', 'V', 'kV', 'kVA', 'MVA', 'in', 'mm', 'cm', 'ft', 'lb', 'kg'] as const;
export type Measure = (typeof MEASURES)[number];

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** How to read a column's cells; null if not applicable or not yet known. */
export const readingSchema = z.object({
  dates: orNull(z.enum(DATES)),
  decimals: orNull(z.enum(DECIMALS)),
  measure: orNull(z.enum(MEASURES)),
});
export type Reading = z.output<typeof readingSchema>;

/** How one column of a file is imported. */
export const columnMappingSchema = z.object({
  /** Zero-based position in the file. */
  index: z.int(),
  /** The column it fills, by the name that GET /api/imports/columns gives; null: it is left out. */
  target: text,
  reading: readingSchema,
});
export type ColumnMapping = z.output<typeof columnMappingSchema>;

/** How text of a file is encoded; Windows-1252 is used on a person's word only. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How a file is taken apart into rows. */
export const tableLayoutSchema = z.object({
  /** The sheet of a workbook; null for a file of text. */
  sheet: text,
  /** Null for a workbook. */
  encoding: orNull(z.enum(ENCODINGS)),
  delimiter: orNull(z.enum(DELIMITERS)),
  /** The line with the column names, from 1. Lines above it are skipped. */
  headerLine: z.int(),
});
export type TableLayout = z.output<typeof tableLayoutSchema>;

/** How a file is read: its layout, and what its columns mean. */
const fileMappingSchema = z.strictObject({
  layout: tableLayoutSchema,
  columns: z.array(columnMappingSchema),
  /** The saved profile to apply: its sheet and columns as far as the file has them. `layout` and `columns` are ignored. */
  profile: z.optional(z.string()),
  /** Whether the file is declared complete, so that what it lacks is retired; left out, that stays as it was said before. */
  isWhole: z.optional(z.boolean()),
});
export type FileMapping = z.output<typeof fileMappingSchema>;

/**
 * PUT /api/imports/{id}/mapping: how to read each file. An omitted file stays unchanged. If the layout changes,
 * `columns` is ignored and the file is inspected again.
 */
export const importMappingSchema = z.strictObject({
  orders: z.optional(fileMappingSchema),
  units: z.optional(fileMappingSchema),
});
export type ImportMapping = z.output<typeof importMappingSchema>;

/** A column of a profile is known by its header, because the next file may have its columns in another order. */
const profileColumnSchema = z.object({ header: z.string(), target: text, reading: readingSchema });

/** A shared, named way of reading one kind of file. */
export const importProfileSchema = z.object({
  name: z.string(),
  file,
  layout: tableLayoutSchema,
  columns: z.array(profileColumnSchema),
  /** Who saved it last, and when, ISO 8601. */
  savedBy: text,
  savedAt: text,
});
export type ImportProfile = z.output<typeof importProfileSchema>;

/** GET /api/imports/profiles/ */
export const importProfilesSchema = z.object({ results: z.array(importProfileSchema) });

/** PUT /api/imports/profiles/{file}/{name}: saves how a file of the import `importId` is read. */
export const saveProfileSchema = z.strictObject({ importId: z.string() });

/** One column of a file, in words. */
const importColumnSchema = z.object({
  name: z.string(),
  meaning: text,
  /** How a cell is written. */
  format: text,
  /** Unit of measure. */
  measure: text,
  /** Possible formats of the cells; a `reading` selects one. */
  readings: z.object({
    dates: listOf(z.enum(DATES)),
    decimals: listOf(z.enum(DECIMALS)),
    measures: listOf(z.enum(MEASURES)),
  }),
  isRequired: flag,
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
