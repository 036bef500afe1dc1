import { useState, useRef } from 'react';
import type { ImportPart } from '../../../../contract/import/files';
import type { ImportJob } from '../../../../contract/import/job';
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
  checkImport,
  mapImport,
  saveImport,
} from '../api/imports';
import { errorMessage, isAborted } from '../../../lib/errorMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { stepOf, useChosenFiles, useFileCheck } from './useChosenFiles';
import type { FileLayout } from '../../../../contract/import/layout';
import type { FileMapping, ImportMapping } from '../../../../contract/import/mapping';
import { withMapping } from '../../../../domain/import/mapping';

const LOST =
  'The server restarted during the import and does not know how far it got. Import the same files again; rows that are already up to date do not change.';
const NOT_ARRIVED = 'The upload was interrupted, so nothing was changed. Choose the files again.';
const FORGOTTEN = 'The server no longer has these files, so nothing was changed. Choose the files again.';
const CANCELLED = 'The import was canceled. Nothing was changed.';

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
  const acting =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setActed(true);
      act(...args);
    };
  return {
    choice: { ...choice, isReading, again: () => ask(files) },
    review,
    job,
    step: steps.step,
    isRunning: isReading || isUploading || (isGoingOn(job ?? undefined) && !isJobLost),
    isCancelling: review.isCancelling,
    hasActed,
    failure: failureOf(sending.error, isJobLost && !isUploading ? job : null),
    canReplace: (kind: ImportPart) => partsOf(job).every((other) => other === kind || files[other] !== undefined),
    retry: unlisted && !job ? () => void refetch() : null,
    check: acting(review.check),
    save: acting(review.save),
    cancel: acting(isUploading ? upload.abort : review.cancel),
    back: acting(steps.back),
    startOver: acting(() => {
      choice.forget();
      steps.forget();
    }),
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
  const known = isUploading && !isGoingOn(latest) ? undefined : latest?.id;
  const id = sending.data?.id ?? known;
  const { currentData, error } = useGetImportQuery(id ?? '', { skip: id === undefined });
  const listed = latest?.id === id ? latest : undefined;
  const job = currentData ?? (id === undefined ? undefined : (listed ?? sending.data));
  return { send, sending, isUploading, job: job ?? null, isJobLost: isLost(error), unlisted, refetch };
}

function useQueue() {
  const [failure, setFailure] = useState<string | null>(null);
  const last = useRef(Promise.resolve());
  const enqueue = (call: () => Promise<{ error?: unknown }>, onDone: (isDone: boolean) => void) => {
    setFailure(null);
    last.current = last.current.then(async () => {
      const { error } = await call();
      if (error) setFailure(errorMessage(error));
      onDone(!error);
    });
  };
  return { failure, fail: setFailure, enqueue };
}

const withChanges = (layouts: readonly FileLayout[], pending: readonly ImportMapping[]) =>
  layouts.map((layout) =>
    pending.reduce((file, wish) => {
      const mapping = wish[file.file];
      return mapping ? withMapping(file, mapping) : file;
    }, layout),
  );

function useCancelling(job: ImportJob | null, fail: (why: string | null) => void) {
  const dispatch = useAppDispatch();
  const [cancelled, setCancelled] = useState<string | null>(null);
  const id = job?.id ?? '';
  const cancel = useGated(() => {
    setCancelled(id);
    fail(null);
    void dispatch(cancelImport(id)).then(({ error }) => {
      if (!error) return;
      setCancelled(null);
      fail(errorMessage(error));
    });
  });
  return { isCancelling: job !== null && cancelled === id && !isEnded(job), cancel };
}

function useReview(job: ImportJob | null, onChecked: () => void) {
  const dispatch = useAppDispatch();
  const { failure, fail, enqueue } = useQueue();
  const [pending, setPending] = useState<readonly ImportMapping[]>([]);
  const [isCalling, setCalling] = useState<'check' | 'save' | null>(null);
  const id = job?.id ?? '';
  const change = useGated((mapping: ImportMapping) => {
    setPending((before) => [...before, mapping]);
    enqueue(
      () => dispatch(mapImport(id, mapping)),
      () => setPending(([, ...later]) => later),
    );
  });
  const call = (
    name: 'check' | 'save',
    request: (id: string) => ReturnType<typeof checkImport>,
    onDone?: () => void,
  ) => {
    setCalling(name);
    enqueue(
      () => dispatch(request(id)),
      (isDone) => {
        setCalling(null);
        if (isDone) onDone?.();
      },
    );
  };
  const check = useGated(() => call('check', checkImport, onChecked));
  const save = useGated((mayRetireMany: boolean) =>
    call('save', (saved) => saveImport(saved, { mayRetireMany, leftOut: job?.leftOut })),
  );
  const { isCancelling, cancel } = useCancelling(job, fail);
  return {
    layouts: withChanges(job?.layouts ?? [], pending),
    isMapping: pending.length > 0,
    isCalling,
    isCancelling,
    failure,
    map: (file: FileLayout['file'], mapping: FileMapping) => change({ [file]: mapping }),
    check,
    save,
    cancel,
  };
}

export type Review = ReturnType<typeof useReview>;
