import { useRef, useState } from 'react';
import type { FileLayout } from '../../../../contract/imports/layout';
import type { ImportJob } from '../../../../contract/imports/job';
import type { FileMapping, ImportMapping } from '../../../../contract/imports/mapping';
import { withMapping } from '../../../../domain/imports/mapping';
import { cancelImport, checkImport, isEnded, mapImport, saveImport } from '../../../state/api/imports';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useAppDispatch } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';

export interface Review {
  /** The files, as they are or will soon be read. */
  layouts: readonly FileLayout[];
  /** The server has not yet said what comes of the latest change. */
  isMapping: boolean;
  isCalling: 'check' | 'save' | null;
  isCancelling: boolean;
  /** Why the latest request failed, for people. */
  failure: string | null;
  map: (file: FileLayout['file'], mapping: FileMapping) => void;
  check: () => void;
  save: (mayRetireMany: boolean) => void;
  cancel: () => void;
}

/** One request after the other, so that the server learns of changes in the order in which they were made. */
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

const afterAll = (layouts: readonly FileLayout[], wishes: readonly ImportMapping[]) =>
  layouts.map((layout) =>
    wishes.reduce((file, wish) => {
      const mapping = wish[file.file];
      return mapping ? withMapping(file, mapping) : file;
    }, layout),
  );

/** Asks an import to stop, which takes a moment. */
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

/** What a person decides about an import that waits: how its files are read, to check it, to save it, to cancel it. */
export function useReview(job: ImportJob | null, onChecked: () => void): Review {
  const dispatch = useAppDispatch();
  const { failure, fail, enqueue } = useQueue();
  const [wishes, setWishes] = useState<readonly ImportMapping[]>([]);
  const [isCalling, setCalling] = useState<'check' | 'save' | null>(null);
  const id = job?.id ?? '';
  const change = useGated((mapping: ImportMapping) => {
    setWishes((before) => [...before, mapping]);
    enqueue(
      () => dispatch(mapImport(id, mapping)),
      () => setWishes(([, ...later]) => later),
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
  const save = useGated((mayRetireMany: boolean) => call('save', (saved) => saveImport(saved, mayRetireMany)));
  const { isCancelling, cancel } = useCancelling(job, fail);
  return {
    layouts: afterAll(job?.layouts ?? [], wishes),
    isMapping: wishes.length > 0,
    isCalling,
    isCancelling,
    failure,
    map: (file, mapping) => change({ [file]: mapping }),
    check,
    save,
    cancel,
  };
}
