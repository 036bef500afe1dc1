import * as z from 'zod/mini';
import { listOf, text, flag } from '../fields';

/** Files with rows: at most one each, at least one of them. */
export const IMPORT_FILES = ['orders', 'units'] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** The parts of an upload: those, and a ZIP of the photos and PDFs that the column `photos` of the units names. */
export const IMPORT_PARTS = [...IMPORT_FILES, 'photos'] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

/** The largest file that is taken, bytes. */
export const MAX_IMPORT_FILE_BYTES = 100 * 1024 * 1024;
/** The largest ZIP, bytes: about ten minutes at 15 Mbit/s, and stored in the database until the import is reviewed. */
export const MAX_PHOTOS_ZIP_BYTES = 1024 * 1024 * 1024;

export const file = z.enum(IMPORT_FILES);

const refusedPhotoSchema = z.object({
  line: z.int(),
  serial: z.string(),
  name: z.string(),
  /** Why, and what to do, for people. */
  reason: z.string(),
});

/** The photos and PDFs that rows of units name. */
export const importPhotosSchema = z.object({
  /** File name of the ZIP; null without one. */
  zip: text,
  /** How often rows name a file. */
  named: z.int(),
  /** How many of these are not in the ZIP. */
  missing: z.int(),
  /** The first hundred. */
  refused: listOf(refusedPhotoSchema),
  /** Why not all were added, for people; the rows are saved all the same. */
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

/** A row missing from a complete file but retained because a unit is reserved. */
const keptRowSchema = z.object({
  /** The order's code or the unit's IC#. */
  key: z.string(),
  /** The order that the unit is reserved for, as its address has it; null if it comes with the same import. */
  orderId: text,
  jobNumber: text,
});
export type KeptRow = z.output<typeof keptRowSchema>;
export const keptRowsSchema = listOf(keptRowSchema);

/** Effect of a file on rows that it lacks, and on retired rows that it contains again. */
export const retirementSchema = z.object({
  file,
  /** Whether the file was declared complete; of any other nothing is retired. */
  isWhole: flag,
  /** Rows that are retired. */
  retired: z.int(),
  /** Active units, or open orders, before. */
  active: z.int(),
  /** Exceeds the share that needs confirmation. */
  isMany: flag,
  /** Retired rows that the file has again; they are active from then on, and count among the changed or unchanged ones. */
  returned: z.int(),
  /** Rows that stay although the file lacks them: the first hundred. */
  kept: keptRowsSchema,
  keptCount: z.int(),
});
export type Retirement = z.output<typeof retirementSchema>;
