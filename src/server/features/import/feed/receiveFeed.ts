import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { MAX_FEED_BYTES } from '../../../../contract/feeds';
import { isOfDisk } from '../../../lib/disk';
import { FeedError } from './batches';

interface ReceivedFeed {
  readonly path: string;
  readonly hash: string;
}

const TOO_LARGE = 'A feed may have up to 100 MB, unpacked. Send it in several batches of changes.';

/** Limits the unpacked size. */
async function* limited(chunks: AsyncIterable<Buffer>, seen: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MAX_FEED_BYTES) throw new FeedError(413, TOO_LARGE);
    seen(chunk);
    yield chunk;
  }
}

const isOfGzip = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('Z_');

/** Disk errors are ours, others the sender's. */
function described(error: unknown): unknown {
  if (error instanceof FeedError || isOfDisk(error)) return error;
  if (isOfGzip(error)) return new FeedError(400, 'The body says that it is gzip, and cannot be unpacked.');
  return new FeedError(400, 'The body did not arrive whole. Send the batch again.');
}

/** A pipeline would destroy the body before the response is sent. */
function withoutDestroy(body: Readable): Readable {
  const read = new PassThrough();
  finished(body, { writable: false }, (error) => {
    if (error) read.destroy(error);
  });
  return body.pipe(read);
}

/** Throws FeedError, or an error of the disk. */
export async function receiveFeed(body: Readable, encoding: string, folder: string): Promise<ReceivedFeed> {
  if (encoding !== 'identity' && encoding !== 'gzip') throw new FeedError(415, 'Send the body as it is, or as gzip.');
  const path = join(folder, 'feed');
  const hash = createHash('sha256');
  const file = createWriteStream(path, { mode: 0o600 });
  const counted = (chunks: AsyncIterable<Buffer>) => limited(chunks, (chunk) => hash.update(chunk));
  try {
    if (encoding === 'gzip') await pipeline(withoutDestroy(body), createGunzip(), counted, file);
    else await pipeline(withoutDestroy(body), counted, file);
  } catch (error) {
    throw described(error);
  }
  return { path, hash: hash.digest('hex') };
}
