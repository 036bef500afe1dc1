import type { ImportPhotos, PhotosProgress } from '../../../../contract/imports/files';
import type { ImportReport } from '../../importFiles';
import type { Inspection, PhotosZip } from '../../inspect/inspection';
import type { PhotosGiven } from '../../staging/staging';
import type { AttachOptions, PhotosReport } from '../../photos/attachPhotos';
import type { PhotoCounts } from '../../checks/photos';
import type { JobChange } from '../importOutcome';
import { Principal } from '../../../access/principal';
import type { RunningImport } from '../running/runningImport';

/** Adds photos that rows name to their units. */
export type Attach = (named: ImportReport['photos'], zip: PhotosZip, options: AttachOptions) => Promise<PhotosReport>;

const MOST_LISTED = 100;

export const zipOf = (inspections: readonly Inspection[]): PhotosZip | undefined =>
  inspections.find(({ photos }) => photos !== undefined)?.photos;

/** Where no ZIP was given, rows may name files all the same: another import brings them. */
export const givenBy = (zip: PhotosZip | undefined): PhotosGiven =>
  zip === undefined ? 'later' : { name: zip.name, names: new Set(zip.names) };

/** What is said of photos; nothing where rows name none and no ZIP was given. */
export function photosOf(zip: PhotosZip | undefined, { named, missing }: PhotoCounts): Pick<JobChange, 'photos'> {
  if (zip === undefined && named === 0) return {};
  return { photos: { zip: zip?.name ?? null, named, missing, refused: [], stopped: null } };
}

/** Of rows that are saved: where there is a ZIP, it has all that they name. */
export function savedPhotos(zip: PhotosZip | undefined, { photos }: Pick<ImportReport, 'photos'>) {
  const named = photos.reduce((sum, { photos: names }) => sum + names.length, 0);
  return photosOf(zip, { named, missing: zip === undefined ? named : 0 });
}

/** Adds the photos of an import whose rows are saved. */
export async function addPhotos(
  running: RunningImport,
  zip: PhotosZip,
  { photos: named }: Pick<ImportReport, 'photos'>,
  attach: Attach,
): Promise<void> {
  const by = Principal.onBehalfOf(running.importer, ['editUnitFiles']);
  const { signal } = running.stop;
  let listed = 0;
  const onReport = (report: PhotosReport) => {
    const { progress, photos } = running.job;
    running.change({ progress: { ...progress, photos: progressOf(report, photos) } });
    if (photos === undefined || report.refused.length === listed || listed === MOST_LISTED) return;
    listed = report.refused.length;
    running.change({ photos: { ...photos, refused: [...report.refused] } });
  };
  onReport({ added: 0, unchanged: 0, refused: [] });
  await attach(named, zip, { by, signal, onReport });
}

const progressOf = (
  { added, unchanged, refused }: PhotosReport,
  photos: Pick<ImportPhotos, 'named'> | undefined,
): PhotosProgress => ({ total: photos?.named ?? 0, added, unchanged, refused: refused.length });
