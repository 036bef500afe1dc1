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
