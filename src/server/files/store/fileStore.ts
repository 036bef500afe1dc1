import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly stream: Readable;
  readonly bytes: number;
}

/** Keeps files by their content: the same content has the same name, and a name never gets another content. */
export interface FileStore {
  /** Keeps a file for good before it resolves, and returns its hash. Keeping it again changes nothing. */
  put(bytes: Buffer): Promise<string>;
  /** Null where there is no such file. */
  open(hash: string): Promise<StoredFile | null>;
  /** The hashes of all files, a batch at a time, in no order. */
  list(): AsyncIterable<readonly string[]>;
  /** Does nothing where there is no such file. */
  remove(hash: string): Promise<void>;
  /** Removes what writing that was broken off has left. Nothing may be written meanwhile. */
  removeUnfinished(): Promise<void>;
}

/** The store does not answer, or is full. */
export class FileStoreError extends Error {
  readonly statusCode = 503;
}

/** The name of a content: its SHA-256, 64 hexadecimal digits. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** A bucket, and where in it the files lie. */
export interface BucketAddress {
  /** Null for Amazon S3 itself. */
  readonly endpoint: string | null;
  readonly bucket: string;
  /** Empty, or ends in a slash. */
  readonly prefix: string;
}

/** s3://bucket/folder of Amazon, or https://store.example.com/bucket/folder of any other. Null where it names no bucket. */
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
