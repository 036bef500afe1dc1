import type { Encoding } from '../../../contract/imports/mapping';
import { FileError } from '../rows/fileError';
import { checkedUtf8 } from './utf8';

/** How much of the file was taken so far. */
export interface Taken {
  bytes: number;
}

type Chunks = AsyncIterable<Buffer>;

async function* translated(chunks: Chunks, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return Buffer.from(chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true }));
    } catch {
      throw new FileError(null, `Not ${encoding.toUpperCase()} text`, "Save the file as 'CSV UTF-8'.");
    }
  };
  for await (const chunk of chunks) yield decode(chunk);
  yield decode();
}

/** The text of a file as whole lines of UTF-8. Throws a FileError where it is not what it is said to be. */
export const asUtf8 =
  (encoding: Encoding, taken: Taken) =>
  (chunks: Chunks): AsyncGenerator<Buffer> => {
    const counted = counting(chunks, taken);
    return checkedUtf8(encoding === 'utf-8' ? counted : translated(counted, encoding));
  };

async function* counting(chunks: Chunks, taken: Taken): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    taken.bytes += chunk.length;
    yield chunk;
  }
}
