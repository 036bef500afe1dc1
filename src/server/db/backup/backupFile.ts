import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

const manifestSchema = z.object({
  product: z.literal('SpecAI'),
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the times in the COPY text. Earlier releases wrote those of their server, and did not say which. */
  timeZone: z.literal('UTC').optional(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  /** In insertion order. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** SHA-256 of the COPY text, hexadecimal. */
      sha256: z.string(),
    }),
  ),
  files: z.array(z.string()),
  missingFiles: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable() })),
});
export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

export const MANIFEST_PART = 'manifest.json';

export const partOf = (table: string): string => `tables/${table}.copy`;

export const partOfFile = (hash: string): string => `files/${hash}`;

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const MAX_MANIFEST_BYTES = 256 * 2 ** 20;

/** Opens a backup and verifies every part. Throws BackupError if it is damaged or of a later version. */
export async function openBackup(file: string) {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const zip = await openPromise(file, { autoClose: false }).catch(() => {
    throw new BackupError(`${file} is no backup, or it is cut off. Take another copy of it.`);
  });
  try {
    const entries = await entriesOf(zip);
    const manifest = await manifestOf(zip, file, entryOf(entries, file, MANIFEST_PART));
    const open = (part: string) => zip.openReadStreamPromise(entryOf(entries, file, part));
    for (const { name, sha256 } of manifest.tables) await verify(file, partOf(name), sha256, open);
    for (const hash of manifest.files) await verify(file, partOfFile(hash), hash, open);
    const contentOf = async (hash: string) => buffer(await open(partOfFile(hash)));
    return { manifest, rowsOf: ({ name }: TableEntry) => open(partOf(name)), contentOf, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

export type BackupFile = Awaited<ReturnType<typeof openBackup>>;

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

function entryOf(entries: ReadonlyMap<string, Entry>, file: string, part: string): Entry {
  const entry = entries.get(part);
  if (entry === undefined) throw new BackupError(`${file} is no backup: it has no part ${part}.`);
  return entry;
}

async function manifestOf(zip: ZipFile, file: string, entry: Entry): Promise<Manifest> {
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES)
    throw new BackupError(`${file} is no backup: its manifest is too large.`);
  const manifestText = await text(await zip.openReadStreamPromise(entry));
  const parsed = manifestSchema.safeParse(jsonOf(manifestText));
  if (parsed.success) return parsed.data;
  throw new BackupError(`${file} is no backup that this version can read: its manifest is another one.`);
}

function jsonOf(manifestText: string): unknown {
  try {
    return JSON.parse(manifestText);
  } catch {
    return null;
  }
}

async function verify(file: string, part: string, sha256: string, open: (part: string) => Promise<Readable>) {
  if ((await hashOf(await open(part))) === sha256) return;
  throw new BackupError(`${file} is damaged in ${part}. Take another copy of it.`);
}

/** Null if unpacking fails. */
async function hashOf(bytes: Readable): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(bytes, hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
