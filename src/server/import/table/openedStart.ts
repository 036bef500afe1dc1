import { open } from 'node:fs/promises';

/** Enough to see what kind of file it is, what separates its values and where its header is. */
const START_BYTES = 256 * 1024;

/** The beginning of a file. */
export async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
