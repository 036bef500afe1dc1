import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { reportConflicts } from './reportConflicts';
import type { ProblemList } from '../staging/problems';
import type { GivenFiles, Staged } from '../staging/staging';

/** A unit, and the files that its row names. */
export interface NamedPhotos {
  readonly serial: string;
  readonly line: number;
  readonly photos: readonly string[];
}

const hasPhotos = ({ attached }: Staged) => attached.includes('photos');

/** Every file that a row names is there. */
export async function checkPhotos(
  trx: Transaction<Database>,
  problems: ProblemList,
  units: Staged,
  file: string,
  source: GivenFiles | undefined,
): Promise<void> {
  if (!hasPhotos(units)) return;
  const names = [...(source?.names ?? [])];
  const missing = sql`
    select line, photo as value, photo as other from ${sql.id(units.name)}, unnest(photos) as photo
    where photo <> '' and lower(photo) <> all (${sql.val(names)}::text[])`;
  await reportConflicts(trx, problems, missing, () => ({
    ...{ file, column: 'photos' },
    ...(source === undefined
      ? NONE_GIVEN
      : { reason: `Not in ${source.name}`, fix: 'Add the file, or remove its name.' }),
  }));
}

const NONE_GIVEN = {
  reason: 'There are no files to take it from',
  fix: 'Import at the terminal with --photos FOLDER or ZIP, or leave this column out.',
};

/** The files that rows name, in order of the rows. */
export async function namedPhotos(trx: Transaction<Database>, units: Staged | null): Promise<NamedPhotos[]> {
  if (units === null || !hasPhotos(units)) return [];
  const { rows } = await sql<NamedPhotos>`
    select serial, line, array_remove(photos, '') as photos from ${sql.id(units.name)}
    where array_remove(photos, '') <> '{}' order by line`.execute(trx);
  return rows;
}
