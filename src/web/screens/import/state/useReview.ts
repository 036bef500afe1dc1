import { useRef, useState } from 'react';
import type { FileLayout } from '../../../../contract/imports/layout';
import type { ImportJob } from '../../../../contract/imports/job';
import type { FileMapping, ImportMapping } from '../../../../contract/imports/mapping';
import { withMapping } from '../../../../domain/imports/mapping';
import { cancelImport, checkImport, isEnded, mapImport, saveImport } from '../../../state/api/imports';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useAppDispatch } from '../../../state/hooks';
import { useGated } from '../../../state/gate/useEffectGate';

/** Sends requests sequentially. */
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

export function useReview(job: ImportJob | null, onChecked: () => void) {
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
  const save = useGated((mayRetireMany: boolean) => call('save', (saved) => saveImport(saved, mayRetireMany)));
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
