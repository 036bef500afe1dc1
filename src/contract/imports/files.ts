import * as z from 'zod/mini';

/** What rows are read from: one file each, at least one of them. */
export const IMPORT_FILES = ['orders', 'units'] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** The parts of an upload: those, and a ZIP of the photos and PDFs that the column `photos` of the units names. */
export const IMPORT_PARTS = [...IMPORT_FILES, 'photos'] as const;
export type ImportPart = (typeof IMPORT_PARTS)[number];

/** The largest file that is taken, bytes. */
export const LARGEST_IMPORT_FILE = 100 * 1024 * 1024;
/** The largest ZIP, bytes: what arrives in ten minutes at 15 Mbit/s, and what the database keeps while it waits for its person. */
export const LARGEST_PHOTOS_ZIP = 1024 * 1024 * 1024;

/** Which of them. */
export const file = z.enum(IMPORT_FILES);
