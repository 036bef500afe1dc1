import { useState } from 'react';
import type { ImportPart } from '../../../../contract/imports/files';
import type { ImportJob } from '../../../../contract/imports/job';
import {
  cancelImport,
  type ChosenFiles,
  isEnded,
  isGoingOn,
  isLost,
  POLL_MS,
  useGetImportQuery,
  useGetImportsQuery,
  useStartImportMutation,
} from '../../../state/api/imports';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useAppDispatch } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';
import { stepOf } from './steps';
import { useChosenFiles, useFileCheck } from './useChosenFiles';
import { useReview } from './useReview';

const LOST =
  'The server restarted during the import and does not know how far it got. Import the same files again; rows that are already up to date do not change.';
const NOT_ARRIVED = 'The upload was interrupted, so nothing was changed. Choose the files again.';
const FORGOTTEN = 'The server no longer has these files, so nothing was changed. Choose the files again.';
const CANCELLED = 'The import was canceled. Nothing was changed.';

const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

function failureOf(error: unknown, lost: ImportJob | null): string | null {
  if (error !== undefined) return isAborted(error) ? CANCELLED : errorMessage(error);
  if (lost === null || isEnded(lost)) return null;
  if (lost.state === 'receiving') return NOT_ARRIVED;
  return lost.state === 'reading' || lost.state === 'saving' ? LOST : FORGOTTEN;
}

const partsOf = (job: ImportJob | null): readonly ImportPart[] => [
  ...(job?.files ?? []),
  ...(typeof job?.photos?.zip === 'string' ? (['photos'] as const) : []),
];

function useUpload({ send, job }: Pick<ReturnType<typeof useServerSide>, 'send' | 'job'>) {
  const dispatch = useAppDispatch();
  const [upload, setUpload] = useState<{ abort: () => void } | null>(null);
  const start = async (files: ChosenFiles) => {
    if (job && !isEnded(job)) await dispatch(cancelImport(job.id));
    setUpload(send(files));
  };
  return { start, abort: () => upload?.abort() };
}

function useSteps(job: ImportJob | null, isUploading: boolean) {
  const [followed, setFollowed] = useState<string | null>(null);
  const [goesBack, setGoingBack] = useState(false);
  if (job && !isEnded(job) && followed !== job.id) setFollowed(job.id);
  if (goesBack && job?.state !== 'checked' && job?.state !== 'mapping') setGoingBack(false);
  const step = isUploading ? 'files' : stepOf(job, { isFollowed: followed === job?.id, goesBack });
  return { step, back: () => setGoingBack(true), forward: () => setGoingBack(false), forget: () => setFollowed(null) };
}

export function useDataImport() {
  const { send, sending, isUploading, job, isJobLost, unlisted, refetch } = useServerSide();
  const [hasActed, setActed] = useState(false);
  const upload = useUpload({ send, job: isJobLost ? null : job });
  const steps = useSteps(isJobLost ? null : job, isUploading);
  const review = useReview(job, steps.forward);
  const ask = useGated((files: ChosenFiles) => {
    setActed(true);
    void checkFiles(files).then((found) => (found ? upload.start(found) : undefined));
  });
  const { setFiles, setFaults, ...choice } = useChosenFiles(ask);
  const { isReading, checkFiles } = useFileCheck({ setFiles, setFaults });
  const { files } = choice;
  return {
    choice: { ...choice, isReading, again: () => ask(files) },
    review,
    job,
    step: steps.step,
    isRunning: isReading || isUploading || (isGoingOn(job ?? undefined) && !isJobLost),
    isCancelling: review.isCancelling,
    hasActed,
    failure: failureOf(sending.error, isJobLost && !isUploading ? job : null),
    /** Only if this screen has the other files. */
    canReplace: (kind: ImportPart) => partsOf(job).every((other) => other === kind || files[other] !== undefined),
    retry: unlisted && !job ? () => void refetch() : null,
    check: () => {
      setActed(true);
      review.check();
    },
    save: (mayRetireMany: boolean) => {
      setActed(true);
      review.save(mayRetireMany);
    },
    cancel: () => {
      setActed(true);
      if (isUploading) upload.abort();
      else review.cancel();
    },
    back: () => {
      setActed(true);
      steps.back();
    },
    startOver: () => {
      setActed(true);
      choice.forget();
      steps.forget();
    },
  };
}

export type DataImport = ReturnType<typeof useDataImport>;
export type FileChoice = DataImport['choice'];

function useServerSide() {
  const [send, sending] = useStartImportMutation();
  const isUploading = sending.isLoading;
  const {
    currentData: imports,
    error: unlisted,
    refetch,
  } = useGetImportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUploading ? POLL_MS : 0,
  });
  const latest = imports?.[0];
  // During an upload an earlier import is irrelevant.
  const known = isUploading && !isGoingOn(latest) ? undefined : latest?.id;
  const id = sending.data?.id ?? known;
  const { currentData, error } = useGetImportQuery(id ?? '', { skip: id === undefined });
  const listed = latest?.id === id ? latest : undefined;
  const job = currentData ?? (id === undefined ? undefined : (listed ?? sending.data));
  return { send, sending, isUploading, job: job ?? null, isJobLost: isLost(error), unlisted, refetch };
}
