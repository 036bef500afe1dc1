import * as z from 'zod/mini';
import { useEffect, useState } from 'react';
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
  const undo = useGated(async () => {
    if (done === null || isBusy) return;
    const { id, serials } = done;
    const { data } = await run(() => dispatch(undoUnitChange.initiate({ id, serials }, { track: false })));
    if (!data) return;
    setDone(null);
    const { restored, changed_since: since } = data;
    const stays = since.length === 0 ? '' : `Changed since by others, so not restored: ${since.join(', ')}.`;
    notifier.success(`${restored} ${restored === 1 ? 'unit' : 'units'} restored`, stays);
  });
  return { done, isBusy, failure, undo, report: setDone, dismiss: () => setDone(null) };
}

export type Undo = ReturnType<typeof useUndo>;
