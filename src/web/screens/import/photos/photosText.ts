import type { ImportJob } from '../../../../contract/imports/job';
import { counted } from '../importText';

const count = (value: number) => value.toLocaleString('en-US');

/** Whether saving the rows would add photos. */
export const addsPhotos = ({ photos }: Pick<ImportJob, 'photos'>): boolean =>
  photos !== undefined && photos.zip !== null && photos.named > 0;

const FIX = 'Fix the refused files and import the same file again with them, or add them on the pages of their units.';

/** What came of the photos that rows name, a sentence each; nothing where they name none. */
export function photosLines({ photos, progress }: ImportJob): string[] {
  if (photos === undefined) return [];
  const { zip, named, stopped } = photos;
  if (zip === null)
    return [`The rows name ${counted(named, 'photo')}. To add them, import the same file with a ZIP that has them.`];
  if (named === 0) return [`No row names a photo of ${zip}, so none was added.`];
  const { added, unchanged, refused } = progress.photos ?? { added: 0, unchanged: 0, refused: 0 };
  const told = `Photos: ${count(added)} added, ${count(unchanged)} unchanged, ${count(refused)} refused`;
  const next = stopped ?? (refused > 0 ? FIX : null);
  return next === null ? [told] : [told, next];
}

/** Whether a person has something left to do about them. */
export const leavesPhotos = ({ photos, progress }: ImportJob): boolean =>
  photos !== undefined &&
  (photos.zip === null || photos.named === 0 || photos.stopped !== null || (progress.photos?.refused ?? 0) > 0);
