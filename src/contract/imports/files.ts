import * as z from 'zod/mini';

/** The parts of an upload: one file each, at least one of them. */
export const IMPORT_FILES = ['orders', 'units'] as const;
export type ImportFile = (typeof IMPORT_FILES)[number];

/** The largest file that is taken, bytes. */
export const LARGEST_IMPORT_FILE = 100 * 1024 * 1024;

/** Which of them. */
export const file = z.enum(IMPORT_FILES);
