import { textAt } from './textAt';

/** SQLSTATE disk_full. */
const DATABASE_FULL = '53100';
/** No space left on a disk of ours, or none of the share that we are given. */
const OURS_FULL = new Set(['ENOSPC', 'EDQUOT']);

const whatToDo = (disk: string) =>
  `The disk of the ${disk} is full. Nothing was changed. Ask whoever runs SpecAI to free space on it, then try again.`;

/** For people: which disk is full and what to do; null where the error has another reason. */
export function fullDisk(error: unknown): string | null {
  const code = textAt(error, 'code');
  if (code === DATABASE_FULL) return whatToDo('database');
  return OURS_FULL.has(code) ? whatToDo('server') : null;
}
