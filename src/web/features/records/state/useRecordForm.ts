import * as z from 'zod/mini';
import { useState } from 'react';
import { problemSchema } from '../../../../contract/problem';
import type { RecordAnswer } from '../../../../contract/records/records';
import { reasonRefusal } from '../../../../domain/reservations/refusals';
import { field } from '../../../lib/errorMessage';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { fromText, useStoredDraft } from '../../../store/unsavedChanges/useStoredDraft';
import { correctRecord, learnRecord, newerRecordIn, previewRecord, takeSources } from '../api/records';
import type { RecordId } from './recordName';
import {
  needsReason,
  newerValues,
  problemsIn,
  stillTyped,
  toValues,
  without,
  withTyped,
  type Typed,
} from './recordEdits';
import { focusField } from './useFormKeys';
import { usePreview } from './usePreview';

const untracked = { track: false } as const;

const draftSchema = z.object({ typed: z.record(z.string(), z.string()), reason: z.string() });
const NOTHING: { typed: Typed; reason: string } = { typed: {}, reason: '' };

/** The errors in the response to a save, by field. */
export const fieldErrorsIn = (error: unknown): Typed =>
  problemsIn(problemSchema.safeParse(field(error, 'data')).data?.errors ?? []);

/** Typed values survive a redirect and another page, until they are saved or discarded. */
function useTyped(place: string, record: RecordAnswer | undefined) {
  const { drafts } = useServices();
  const [draft, setDraft] = useState(() => fromText(draftSchema, drafts?.read(place) ?? null) ?? NOTHING);
  const typed = record ? stillTyped(draft.typed, record) : draft.typed;
  const isDirty = Object.keys(typed).length > 0 || draft.reason !== '';
  const drop = useStoredDraft(place, isDirty ? draft : null);
  const change = (name: string, text: string) => {
    const shown = record?.fields.find((each) => each.name === name);
    if (shown) setDraft((before) => ({ ...before, typed: withTyped(before.typed, shown, text) }));
  };
  return {
    ...{ typed, reason: draft.reason, isDirty, drop, change },
    changeReason: (reason: string) => setDraft((before) => ({ ...before, reason })),
    /** Takes the other person's value. */
    takeNewer: (name: string) => {
      setDraft((before) => ({ ...before, typed: without(before.typed, name) }));
      focusField(name);
    },
  };
}

function useGiveBack({ file, recordKey }: RecordId) {
  const dispatch = useAppDispatch();
  const { isBusy, failure, run } = useCall();
  const giveBack = useGated(async (name: string) => {
    if (isBusy) return;
    const values = [{ file, key: recordKey, field: name }];
    const { error } = await run(() => dispatch(takeSources.initiate({ values }, untracked)));
    // The pressed button disappears.
    if (error === undefined) focusField(name);
  });
  return { giveBack, isGiving: isBusy, givingFailure: failure };
}

interface RecordFormOptions {
  readonly id: RecordId;
  readonly record: RecordAnswer | undefined;
  /** With the effects of the correction as sentences. */
  readonly onSaved: (effects: readonly string[]) => void;
}

export function useRecordForm({ id, record, onSaved }: RecordFormOptions) {
  const dispatch = useAppDispatch();
  const { change, ...edits } = useTyped(`record ${id.file} ${id.recordKey}`, record);
  const { typed, reason } = edits;
  const [errors, setErrors] = useState<Typed>({});
  const [hasTried, setTried] = useState(false);
  const [before, setBefore] = useState<RecordAnswer | null>(null);
  const saving = useCall();
  const { givingFailure, ...giving } = useGiveBack(id);
  const previewed = usePreview(typed, (values) =>
    dispatch(previewRecord.initiate({ ...id, correction: { fields: toValues(values) } }, untracked)),
  );
  const isReasonNeeded = previewed.preview?.needs_reason ?? (record !== undefined && needsReason(typed, record));
  const reasonError = isReasonNeeded || reason !== '' ? reasonRefusal(reason) : null;
  const save = useGated(async () => {
    if (record === undefined || saving.isBusy || Object.keys(typed).length === 0) return;
    setTried(true);
    setBefore(null);
    if (reasonError !== null || previewed.hasProblem) return;
    const correction = { fields: toValues(typed), ...(reason.trim() && { reason: reason.trim() }) };
    const call = correctRecord.initiate({ ...id, version: record.version, correction }, untracked);
    const { error } = await saving.run(() => dispatch(call));
    if (error === undefined) {
      edits.drop();
      onSaved(previewed.preview?.effects?.sentences ?? []);
      return;
    }
    setErrors(fieldErrorsIn(error));
    const newer = newerRecordIn(error);
    if (newer === null) return;
    setBefore(record);
    dispatch(learnRecord(id, newer));
  });
  return {
    ...{ ...edits, ...giving, errors, save, previewed, isReasonNeeded },
    reasonError: hasTried ? reasonError : null,
    isSaving: saving.isBusy,
    newer: before && record ? newerValues(before, record, typed) : [],
    /** A conflict is shown by itself. */
    failure: (before === null ? saving.failure : null) ?? givingFailure,
    change: (name: string, text: string) => {
      setErrors((known) => without(known, name));
      change(name, text);
    },
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
