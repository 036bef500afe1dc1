import * as z from 'zod';

/** What a backup says of itself: its part manifest.json. */
export const manifestSchema = z.object({
  product: z.literal('SpecAI'),
  /** Of the file; a later one is not read. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Version of the PostgreSQL that it was read from. */
  postgres: z.string(),
  /** The schema: every migration that the tables had seen. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which rows can be inserted. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Hexadecimal, of the rows as COPY writes them. */
      sha256: z.string(),
    }),
  ),
  /** Photos and documents of units, by the SHA-256 of their contents. */
  files: z.array(z.string()),
  /** Those that the store had no longer when the backup was made. */
  missingFiles: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable() })),
});
export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

export const MANIFEST_PART = 'manifest.json';

/** The part of a backup with the rows of a table, in the text format of COPY. */
export const partOf = (table: string): string => `tables/${table}.copy`;

/** The part of a backup with a photo or document. */
export const partOfFile = (hash: string): string => `files/${hash}`;

/** A backup cannot be made or restored; the message is for people and says how to fix it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
