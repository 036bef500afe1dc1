import * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../../lib/errorMessage';
import { useCall } from '../../../../store/api/server/useWrites';
import { useGated } from '../../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import { fromText, useStoredDraft } from '../../../../store/unsavedChanges/useStoredDraft';
import { undoUnitChange } from '../../api/unitChanges';

const PLACE = 'unit change';

const doneSchema = z.object({
  id: z.string(),
  serials: z.array(z.string()),
  /** '12 units changed' */
  words: z.string(),
  /** ISO 8601. */
  until: z.string(),
});
export type DoneChange = z.output<typeof doneSchema>;

const leftMs = ({ until }: DoneChange): number => Date.parse(until) - Date.now();

/** The last change of several units, while it can be undone; it outlives a reload. */
export function useUndo() {
  const dispatch = useAppDispatch();
  const { drafts, notifier } = useServices();
  const [done, setDone] = useState(() => {
    const stored = fromText(doneSchema, drafts?.read(PLACE) ?? null);
    return stored !== null && leftMs(stored) > 0 ? stored : null;
  });
  const { isBusy, failure, run } = useCall();
  useStoredDraft(PLACE, done);
  useEffect(() => {
    if (done === null) return undefined;
    const timer = setTimeout(() => setDone(null), leftMs(done));
    return () => clearTimeout(timer);
  }, [done]);
  const undoChange = async ({ id, serials }: DoneChange) => {
    const { data, error } = await run(() => dispatch(undoUnitChange.initiate({ id, serials }, { track: false })));
    if (!data) return error;
    setDone((latest) => (latest?.id === id ? null : latest));
    const { restored, changed_since: since } = data;
    const stays = since.length === 0 ? '' : `Changed since by others, so not restored: ${since.join(', ')}.`;
    notifier.success(`${restored} ${restored === 1 ? 'unit' : 'units'} restored`, stays);
    return undefined;
  };
  const undo = useGated(async () => done !== null && !isBusy && undoChange(done));
  const undoInToast = useGated(async (change: DoneChange) => {
    const error = await undoChange(change);
    if (error) notifier.failure('Not undone', errorMessage(error));
  });
  const report = (change: DoneChange) => {
    setDone(change);
    notifier.success(change.words, '', () => undoInToast(change));
  };
  return { done, isBusy, failure, undo, report, dismiss: () => setDone(null) };
}

export type Undo = ReturnType<typeof useUndo>;
