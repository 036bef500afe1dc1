import type { ImportPhotos } from '../../../../contract/import/files';
import type { ImportReport } from '../importFiles';
import type { Inspection, PhotosZip } from '../inspect/inspection';
import type { PhotosGiven } from '../staging/staging';
import type { AttachOptions, PhotosReport, PhotoCounts } from '../photos';
import type { JobChange } from './importOutcome';
import { Principal } from '../../../auth/principal';
import type { RunningImport } from './runningImport';
import { openPhotoZip, PhotoSourceError } from '../photoSource';
import { ImportRefusedError, type Problem } from '../staging/problems';
import type { ArrivedZip } from './receiveFiles';

export type Attach = (named: ImportReport['photos'], zip: PhotosZip, options: AttachOptions) => Promise<PhotosReport>;

const MAX_LISTED = 100;

export const zipOf = (inspections: readonly Inspection[]): PhotosZip | undefined =>
  inspections.find(({ photos }) => photos !== undefined)?.photos;

/** Without a ZIP, a later import may bring the files. */
export const givenBy = (zip: PhotosZip | undefined): PhotosGiven =>
  zip === undefined ? 'later' : { name: zip.name, names: new Set(zip.names) };

export function photosOf(zip: PhotosZip | undefined, { named, missing }: PhotoCounts): Pick<JobChange, 'photos'> {
  if (zip === undefined && named === 0) return {};
  return { photos: { zip: zip?.name ?? null, named, missing, refused: [], stopped: null } };
}

/** After saving, a given ZIP has all named photos. */
export function savedPhotos(zip: PhotosZip | undefined, { photos }: Pick<ImportReport, 'photos'>) {
  const named = photos.reduce((sum, { photos: names }) => sum + names.length, 0);
  return photosOf(zip, { named, missing: zip === undefined ? named : 0 });
}

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
    if (photos === undefined || report.refused.length === listed || listed === MAX_LISTED) return;
    listed = report.refused.length;
    running.change({ photos: { ...photos, refused: [...report.refused] } });
  };
  onReport({ added: 0, unchanged: 0, refused: [] });
  await attach(named, zip, { by, signal, onReport });
}

const progressOf = ({ added, unchanged, refused }: PhotosReport, photos: Pick<ImportPhotos, 'named'> | undefined) => ({
  total: photos?.named ?? 0,
  added,
  unchanged,
  refused: refused.length,
});

/** Throws ImportRefusedError if the ZIP is unusable. */
export async function openGivenZip({ path, name }: ArrivedZip): Promise<PhotosZip> {
  try {
    const source = await openPhotoZip(path, name);
    source.close();
    return { path, name, names: [...source.names] };
  } catch (error) {
    if (error instanceof PhotoSourceError) throw new ImportRefusedError([problemOf(error)], 1);
    throw error;
  }
}

const problemOf = ({ reason, fix }: PhotoSourceError): Problem => ({
  ...{ file: 'units', line: null, column: null, value: null },
  ...{ reason, fix },
});
