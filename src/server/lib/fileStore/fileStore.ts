import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  readonly bytes: number;
}

/** Content-addressed storage. */
export interface FileStore {
  /** Durable before it resolves. Returns the hash. */
  put(bytes: Buffer): Promise<string>;
  open(hash: string): Promise<StoredFile | null>;
  list(): AsyncIterable<readonly string[]>;
  remove(hash: string): Promise<void>;
  /** A note beside the contents, which a restore of the database leaves as it is. */
  readNote(): Promise<string | null>;
  writeNote(text: string): Promise<void>;
  /** Removes leftovers of writes that were interrupted more than a day ago. */
  removeUnfinished(): Promise<void>;
}

export const NOTE_NAME = 'unreferenced.json';

export class FileStoreError extends Error {
  readonly statusCode = 503;
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

export interface BucketAddress {
  /** Null for Amazon S3 itself. */
  readonly endpoint: string | null;
  readonly bucket: string;
  /** Empty, or ends in a slash. */
  readonly prefix: string;
}

/** s3://bucket/folder of Amazon, or https://store.example.com/bucket/folder. Null if it names no bucket. */
export function parseFilesUrl(text: string): BucketAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return null;
  const names = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (url.protocol === 's3:') return addressOf(null, [url.host, ...names]);
  return /^https?:$/.test(url.protocol) ? addressOf(url.origin, names) : null;
}

function addressOf(endpoint: string | null, [bucket = '', ...folders]: readonly string[]): BucketAddress | null {
  if (bucket === '') return null;
  return { endpoint, bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}
