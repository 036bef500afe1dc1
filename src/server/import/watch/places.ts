import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that was claimed: nobody else takes it. */
export interface Claim {
  readonly id: string;
  /** What it was called. */
  readonly name: string;
  readonly path: string;
}

const IN_PROGRESS = 'in-progress';
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Makes the folders beside the files that arrive. */
export async function makePlaces(folder: string): Promise<void> {
  for (const place of [IN_PROGRESS, 'done', 'refused']) await mkdir(join(folder, place), { recursive: true });
}

/** Moves a file aside in one step, into a folder of its own; null where it is gone, because somebody else took it. */
export async function claim(folder: string, name: string): Promise<Claim | null> {
  const id = randomUUID();
  const own = join(folder, IN_PROGRESS, id);
  await mkdir(own);
  try {
    await rename(join(folder, name), join(own, name));
    return { id, name, path: join(own, name) };
  } catch (error) {
    await rmdir(own);
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** What was claimed and not finished: by a process that was killed, say. */
export async function unfinished(folder: string): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  for (const id of (await readdir(join(folder, IN_PROGRESS))).filter((each) => ID.test(each))) {
    const own = join(folder, IN_PROGRESS, id);
    const [name] = await readdir(own);
    if (name === undefined) await rmdir(own);
    else claims.push({ id, name, path: join(own, name) });
  }
  return claims;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** 'units.csv', then 'units (2).csv' and so on. */
const numbered = (name: string, number: number) =>
  number === 1 ? name : name.replace(/(\.[^.]*)?$/, (ending: string) => ` (${number})${ending}`);

/** Whether a report can stand there: nothing does, or the same one, of a process that was killed before it moved the file. */
async function takesReport(path: string, report: string): Promise<boolean> {
  try {
    await writeFile(path, report, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8').catch(() => null)) === report;
  }
}

/** Moves a file to its end, with its report beside it. Nothing is ever overwritten. The name that it has there. */
export async function finish(folder: string, { name, path }: Claim, end: 'done' | 'refused', report: string) {
  for (let number = 1; ; number += 1) {
    const target = join(folder, end, numbered(name, number));
    if ((await exists(target)) || !(await takesReport(`${target}.txt`, `${report}\n`))) continue;
    await rename(path, target);
    await rmdir(dirname(path));
    return join(end, numbered(name, number));
  }
}
