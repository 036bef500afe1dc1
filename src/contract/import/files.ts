import * as z from 'zod/mini';
import { listOf, text, flag } from '../fields';

/** Files with rows: at least one, at most one of each. */
export const IMPORT_FILES = ['orders', 'units'] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** Parts of an upload; `photos` is a ZIP of the photos and PDFs named in the units' column `photos`. */
export const IMPORT_PARTS = [...IMPORT_FILES, 'photos'] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

/** Bytes. */
export const MAX_IMPORT_FILE_BYTES = 100 * 1024 * 1024;
/** Bytes: about ten minutes at 15 Mbit/s, stored in the database until the import is reviewed. */
export const MAX_PHOTOS_ZIP_BYTES = 1024 * 1024 * 1024;

export const file = z.enum(IMPORT_FILES);

const retainedValueSchema = z.object({
  file,
  /** The order's code or the unit's IC#. */
  key: z.string(),
  /** For the order's address; null for a unit. */
  orderId: text,
  line: z.int(),
  column: z.string(),
  /** By hand, which stays, and in the file. */
  hand: text,
  source: text,
});
/** Values that people corrected and the file has otherwise: the first hundred, and their number. */
export const retainedValuesSchema = z.object({ count: z.int(), values: listOf(retainedValueSchema) });
export type RetainedValues = z.output<typeof retainedValuesSchema>;

const refusedPhotoSchema = z.object({
  line: z.int(),
  serial: z.string(),
  name: z.string(),
  reason: z.string(),
});

/** Photos and PDFs that rows of units name. */
export const importPhotosSchema = z.object({
  /** File name of the ZIP; null without one. */
  zip: text,
  /** References in rows. */
  named: z.int(),
  /** References without a file in the ZIP. */
  missing: z.int(),
  refused: listOf(refusedPhotoSchema),
  /** Why not all were added; the rows are saved anyway. */
  stopped: text,
});
export type ImportPhotos = z.output<typeof importPhotosSchema>;

export const photosProgressSchema = z.object({
  total: z.int(),
  added: z.int(),
  /** The unit had it already, or a person removed it. */
  unchanged: z.int(),
  refused: z.int(),
});
export type PhotosProgress = z.output<typeof photosProgressSchema>;

/** A row missing from a complete file that stays because a unit is reserved. */
const retainedRowSchema = z.object({
  /** The order's code or the unit's IC#. */
  key: z.string(),
  /** The order of the reservation; null if it comes with the same import. */
  orderId: text,
  jobNumber: text,
});
export type RetainedRow = z.output<typeof retainedRowSchema>;
export const retainedRowsSchema = listOf(retainedRowSchema);

/** Effect of a file on missing rows, and on retired rows that return. */
export const retirementSchema = z.object({
  file,
  /** Only a file declared complete retires rows. */
  isWhole: flag,
  retired: z.int(),
  /** Active units, or open orders, before. */
  active: z.int(),
  /** More than the share that needs confirmation. */
  isMany: flag,
  /** Retired rows that the file contains: active again, and counted as changed or unchanged. */
  returned: z.int(),
  /** Missing rows that stay: the first hundred. */
  kept: retainedRowsSchema,
  keptCount: z.int(),
});
export type Retirement = z.output<typeof retirementSchema>;
