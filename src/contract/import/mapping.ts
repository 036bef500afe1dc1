import * as z from 'zod/mini';
import { text, flag, listOf } from '../fields';
import { file } from './files';

/** Year first, month first as in the US, or day first. */
export const DATES = ['ymd', 'mdy', 'dmy'] as const;
export type DateOrder = (typeof DATES)[number];

/** The decimal mark; the other one separates thousands. */
export const DECIMALS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMALS)[number];

/** Units of measure in files. */
export const MEASURES = ['gal', 'L', 'V', 'kV', 'kVA', 'MVA', 'in', 'mm', 'cm', 'ft', 'lb', 'kg'] as const;
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

/** How a file is read. */
const fileMappingSchema = z.strictObject({
  layout: tableLayoutSchema,
  columns: z.array(columnMappingSchema),
  /** A saved profile to apply; `layout` and `columns` are then ignored. */
  profile: z.optional(z.string()),
  /** Whether the file is declared complete, so that missing rows are retired; unchanged if absent. */
  isWhole: z.optional(z.boolean()),
});
export type FileMapping = z.output<typeof fileMappingSchema>;

/** PUT /api/imports/{id}/mapping. Omitted files stay unchanged. A new layout ignores `columns` and inspects the file again. */
export const importMappingSchema = z.strictObject({
  orders: z.optional(fileMappingSchema),
  units: z.optional(fileMappingSchema),
});
export type ImportMapping = z.output<typeof importMappingSchema>;

/** Matched by header, because the next file may have another column order. */
const profileColumnSchema = z.object({ header: z.string(), target: text, reading: readingSchema });

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
