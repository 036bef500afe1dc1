import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';

const hasCode = (error: unknown, code: string): boolean => z.object({ code: z.literal(code) }).safeParse(error).success;

/** The JSON in a file; undefined where there is no such file. @throws where the file holds something else. */
export async function readSecretFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Error(`${path} cannot be read; delete it to start with a new one.`, { cause: error });
  }
}

/** Replaces the file in one step, readable by this user alone. */
export async function writeSecretFile(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.new`;
  await writeFile(unfinished, JSON.stringify(content), { mode: 0o600 });
  await rename(unfinished, path);
}

/** Writes the file unless another server was faster, and gives what it holds then. */
export async function keepSecretFile(path: string, content: unknown): Promise<unknown> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.new`;
  await writeFile(unfinished, JSON.stringify(content), { mode: 0o600 });
  try {
    await link(unfinished, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
  return readSecretFile(path);
}
