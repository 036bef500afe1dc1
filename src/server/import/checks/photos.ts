import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { reportConflicts } from './reportConflicts';
import type { ProblemList } from '../staging/problems';
import type { PhotosGiven, Staged } from '../staging/staging';

/** A unit, and the files that its row names. */
export interface NamedPhotos {
  readonly serial: string;
  readonly line: number;
  readonly photos: readonly string[];
}

const hasPhotos = ({ attached }: Staged) => attached.includes('photos');

/** How often rows name a file, and how many of these are not there. */
export interface PhotoCounts {
  readonly named: number;
  readonly missing: number;
}

/** Every file that a row names is there, unless it may come later. */
export async function checkPhotos(
  trx: Transaction<Database>,
  problems: ProblemList,
  units: Staged,
  file: string,
  source: PhotosGiven,
): Promise<void> {
  if (!hasPhotos(units) || source === 'later') return;
  const missing = sql`
    select line, photo as value, photo as other from ${sql.id(units.name)}, unnest(photos) as photo
    where photo <> '' and ${isMissing(source)}`;
  await reportConflicts(trx, problems, missing, () => ({
    ...{ file, column: 'photos' },
    ...(source === undefined
      ? NONE_GIVEN
      : { reason: `Not in ${source.name}`, fix: 'Add the file, or remove its name.' }),
  }));
}

const isMissing = (source: PhotosGiven) => {
  const names = source === 'later' ? [] : [...(source?.names ?? [])];
  return sql<boolean>`lower(photo) <> all (${sql.val(names)}::text[])`;
};

const NONE_GIVEN = {
  reason: 'There are no files to take it from',
  fix: 'Import in the app with a ZIP, or at the terminal with --photos FOLDER or ZIP, or leave this column out.',
};

/** The files that rows name, in order of the rows. */
export async function namedPhotos(trx: Transaction<Database>, units: Staged | null): Promise<NamedPhotos[]> {
  if (units === null || !hasPhotos(units)) return [];
  const { rows } = await sql<NamedPhotos>`
    select serial, line, array_remove(photos, '') as photos from ${sql.id(units.name)}
    where array_remove(photos, '') <> '{}' order by line`.execute(trx);
  return rows;
}

export async function countPhotos(
  trx: Transaction<Database>,
  units: Staged | null,
  source: PhotosGiven,
): Promise<PhotoCounts> {
  const none = { named: 0, missing: 0 };
  if (units === null || !hasPhotos(units)) return none;
  const { rows } = await sql<PhotoCounts>`
    select count(*)::integer as named, (count(*) filter (where ${isMissing(source)}))::integer as missing
    from ${sql.id(units.name)}, unnest(photos) as photo where photo <> ''`.execute(trx);
  return rows[0] ?? none;
}
