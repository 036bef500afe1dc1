import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ImportFile } from '../../../../contract/import/files';
import { duplicateSchema, type KnownRecord, type NewRecord } from '../../../../contract/records/newRecords';
import type { RecordAnswer } from '../../../../contract/records/records';
import { field } from '../../../lib/errorMessage';
import { useDebounced } from '../../../lib/useDebounced';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import type { AppThunk } from '../../../store/store';
import { lookAtFiles, sendFile } from '../../files/api/unitFiles';
import { addRecord, previewNewRecord, useGetKnownRecordQuery } from '../api/newRecords';
import { newRecordFields, numberField } from './newRecordFields';
import { toValues, without, type Typed } from './recordEdits';
import { usePreview } from './usePreview';
import { fieldErrorsIn } from './useRecordForm';

const untracked = { track: false } as const;
const PAUSE_MS = 300;

export type Existing = NonNullable<KnownRecord['existing']>;

/** The record with this number, which is looked up while it is typed. */
function useExisting(file: ImportFile, key: string): Existing | null {
  const settled = useDebounced(key, PAUSE_MS);
  const { currentData } = useGetKnownRecordQuery(settled === '' || settled !== key ? skipToken : { file, key });
  return currentData?.existing ?? null;
}

export interface NewRecordOptions {
  readonly file: ImportFile;
  /** Known values, from an inquiry. */
  readonly prefilled?: Typed;
  /** The order_id of the inquiry's line. */
  readonly inquiryLine?: string;
}

/** Adds the record, then sends its photos. A photo that fails can be added on the unit's page. */
const send =
  (file: ImportFile, record: NewRecord, photos: readonly File[]): AppThunk<Promise<Added>> =>
  async (dispatch) => {
    const added = await dispatch(addRecord.initiate({ file, record }, untracked));
    if (added.data === undefined || photos.length === 0) return added;
    for (const photo of photos) await dispatch(sendFile({ serial: added.data.key, file: photo }));
    await dispatch(lookAtFiles(added.data.key));
    return added;
  };

interface Added {
  readonly data?: RecordAnswer;
  readonly error?: unknown;
}

const NOTHING = { errors: {}, refused: null, hasTried: false };

export function useNewRecord({ file, prefilled = {}, inquiryLine }: NewRecordOptions) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<Typed>(prefilled);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [outcome, setOutcome] = useState<{ errors: Typed; refused: Existing | null; hasTried: boolean }>(NOTHING);
  const saving = useCall();
  const recordOf = (values: Typed): NewRecord => ({
    fields: toValues(values),
    ...(inquiryLine !== undefined && { inquiry_line: inquiryLine }),
  });
  const previewed = usePreview(typed, (values) =>
    dispatch(previewNewRecord.initiate({ file, record: recordOf(values) }, untracked)),
  );
  const known = useExisting(file, (typed[numberField(file)] ?? '').trim());
  const existing = outcome.refused ?? known;
  const empty = newRecordFields[file].filter(({ name, is_required }) => is_required && !typed[name]?.trim());
  const missing = outcome.hasTried ? empty.map(({ name, label }) => [name, `Enter ${label}.`] as const) : [];

  const add = useGated(async (onAdded: (record: RecordAnswer) => void) => {
    setOutcome({ ...NOTHING, hasTried: true });
    if (saving.isBusy || empty.length > 0 || existing !== null || previewed.hasProblem) return;
    const { data, error } = await saving.run(() => dispatch(send(file, recordOf(typed), photos)));
    if (data) {
      setTyped({});
      setPhotos([]);
      setOutcome(NOTHING);
      onAdded(data);
      return;
    }
    const refused = duplicateSchema.safeParse(field(error, 'data')).data?.existing ?? null;
    setOutcome({ errors: fieldErrorsIn(error), refused, hasTried: true });
  });
  const change = (name: string, text: string) => {
    setOutcome(({ errors, hasTried }) => ({ errors: without(errors, name), refused: null, hasTried }));
    setTyped((before) => (text === '' ? without(before, name) : { ...before, [name]: text }));
  };
  return {
    ...{ typed, photos, existing, previewed, add, setPhotos, change },
    errors: { ...Object.fromEntries(missing), ...outcome.errors },
    isBusy: saving.isBusy,
    failure: outcome.refused === null && Object.keys(outcome.errors).length === 0 ? saving.failure : null,
    isDirty: Object.keys(typed).length > 0 || photos.length > 0,
  };
}

export type NewRecordForm = ReturnType<typeof useNewRecord>;
