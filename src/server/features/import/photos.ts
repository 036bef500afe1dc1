import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema/schema';
import { reportConflicts, type ProblemList } from './staging/problems';
import type { PhotosGiven, Staged } from './staging/staging';
import type { ImportPhotos } from '../../../contract/import/files';
import type { AttachFile } from '../files/attachFile';
import { FileRefusedError } from '../files/recognize';
import type { PhotoSource } from './photoSource';
import type { Principal } from '../../auth/principal';

export interface NamedPhotos {
  readonly serial: string;
  readonly line: number;
  readonly photos: readonly string[];
}

const hasPhotos = ({ attached }: Staged) => attached.includes('photos');

export interface PhotoCounts {
  readonly named: number;
  readonly missing: number;
}

export async function checkPhotos(
  trx: Transaction<Database>,
  problems: ProblemList,
  units: Staged,
  source: PhotosGiven,
): Promise<void> {
  if (!hasPhotos(units) || source === 'later') return;
  const missing = sql`
    select line, photo as value, photo as other from ${sql.id(units.name)}, unnest(photos) as photo
    where photo <> '' and ${isMissing(source)}`;
  const describe = () =>
    source === undefined ? NONE_GIVEN : { reason: `Not in ${source.name}`, fix: 'Add the file, or remove its name.' };
  await reportConflicts(trx, problems, { file: units.file, column: 'photos' }, missing, describe, 'cell');
}

const isMissing = (source: PhotosGiven) => {
  const names = source === 'later' ? [] : [...(source?.names ?? [])];
  return sql<boolean>`lower(photo) <> all (${sql.val(names)}::text[])`;
};

const NONE_GIVEN = {
  reason: 'There are no files to take it from',
  fix: 'Import in the app with a ZIP, or at the terminal with --photos FOLDER or ZIP, or leave this column out.',
};

/** Without those that were accepted as missing. */
export async function namedPhotos(trx: Transaction<Database>, units: Staged | null, source: PhotosGiven) {
  if (units === null || !hasPhotos(units)) return [];
  const isGiven = source === 'later' ? sql`true` : sql`not ${isMissing(source)}`;
  const { rows } = await sql<NamedPhotos>`
    select serial, line, array_agg(photo order by place) as photos
    from ${sql.id(units.name)}, unnest(photos) with ordinality as named (photo, place)
    where photo <> '' and ${isGiven} group by serial, line order by line`.execute(trx);
  return rows;
}

export async function countPhotos(trx: Transaction<Database>, units: Staged | null, source: PhotosGiven) {
  const none = { named: 0, missing: 0 };
  if (units === null || !hasPhotos(units)) return none;
  const { rows } = await sql<PhotoCounts>`
    select count(*)::integer as named, (count(*) filter (where ${isMissing(source)}))::integer as missing
    from ${sql.id(units.name)}, unnest(photos) as photo where photo <> ''`.execute(trx);
  return rows[0] ?? none;
}

export interface PhotosReport {
  readonly added: number;
  /** Already there, or removed by a person. */
  readonly unchanged: number;
  readonly refused: readonly ImportPhotos['refused'][number][];
}

export interface AttachOptions {
  readonly signal: AbortSignal;
  readonly by: Principal;
  /** Running total. */
  readonly onReport?: (report: PhotosReport) => void;
}

/** Idempotent. */
export async function attachPhotos(
  named: readonly NamedPhotos[],
  source: Pick<PhotoSource, 'read'>,
  attach: AttachFile,
  { signal, by, onReport = () => undefined }: AttachOptions,
): Promise<PhotosReport> {
  let report: PhotosReport = { added: 0, unchanged: 0, refused: [] };
  for (const { serial, line, photos } of named) {
    for (const name of photos) {
      signal.throwIfAborted();
      try {
        const { outcome } = await attach({ serial, name, bytes: await source.read(name), by, isByPerson: false });
        report = outcome === 'added' ? plus(report, 'added') : plus(report, 'unchanged');
      } catch (error) {
        if (!(error instanceof FileRefusedError)) throw error;
        report = { ...report, refused: [...report.refused, { line, serial, name, reason: error.message }] };
      }
      onReport(report);
    }
  }
  return report;
}

const plus = (report: PhotosReport, key: 'added' | 'unchanged'): PhotosReport => ({
  ...report,
  [key]: report[key] + 1,
});

const count = (value: number) => value.toLocaleString('en-US');

export const photosText = ({ added, unchanged, refused }: PhotosReport): string =>
  [
    `Photos and documents: ${count(added)} added, ${count(unchanged)} unchanged, ${count(refused.length)} refused`,
    ...refused.map(({ line, serial, name, reason }) => `Line ${line}, unit ${serial}, ${name}: ${reason}`),
  ].join('\n');
