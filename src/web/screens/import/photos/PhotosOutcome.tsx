import type { ImportJob } from '../../../../contract/imports/job';
import { Notice } from '../../../ui/notice/Notice';
import { leavesPhotos, photosLines } from './photosText';
import { RefusedPhotos } from './RefusedPhotos';

/** What came of photos, where a person has something left to do about them. */
export function PhotosOutcome({ job }: { job: ImportJob }) {
  if (!leavesPhotos(job)) return null;
  return (
    <>
      <Notice tone="warn">
        {photosLines(job).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <RefusedPhotos refused={job.photos?.refused ?? []} count={job.progress.photos?.refused ?? 0} />
    </>
  );
}
