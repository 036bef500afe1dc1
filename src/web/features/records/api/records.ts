import { paths } from '../../../../contract/paths';
import {
  previewSchema,
  recordConflictSchema,
  recordSchema,
  sourcesTakenSchema,
  type CorrectionRequest,
  type RecordAnswer,
  type RecordPreview,
  type TakeSources,
} from '../../../../contract/records/records';
import { field } from '../../../lib/errorMessage';
import { api } from '../../../store/api/api';
import { answer, reading } from '../../../store/api/server/answer';
import { ifMatch, post } from '../../../store/api/server/requests';
import type { AppThunk } from '../../../store/store';
import type { RecordId } from '../state/recordName';

const ofEverything = (_answer: unknown, error: unknown) => (error ? [] : (['Imported'] as const));

const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecord: build.query<RecordAnswer, RecordId>(
      reading(({ file, recordKey }) => paths.record(file, recordKey), recordSchema, ['Imported']),
    ),
    previewRecord: build.mutation<RecordPreview, RecordId & { readonly correction: CorrectionRequest }>({
      query: ({ file, recordKey, correction }) => post(paths.recordPreview(file, recordKey), correction),
      extraOptions: { isRead: true },
      responseSchema: answer(previewSchema),
    }),
    correctRecord: build.mutation<
      RecordAnswer,
      RecordId & { readonly version: string; readonly correction: CorrectionRequest }
    >({
      query: ({ file, recordKey, version, correction }) => ({
        ...post(paths.recordCorrections(file, recordKey), correction),
        headers: ifMatch(version),
      }),
      responseSchema: answer(recordSchema),
      invalidatesTags: ofEverything,
    }),
    takeSources: build.mutation<{ taken: number }, TakeSources>({
      query: (body) => post(paths.recordSources, body),
      responseSchema: answer(sourcesTakenSchema),
      invalidatesTags: ofEverything,
    }),
  }),
});

export const { useGetRecordQuery } = recordsApi;
export const { previewRecord, correctRecord, takeSources } = recordsApi.endpoints;

/** The newer record in a 409, or null. */
export const newerRecordIn = (error: unknown): RecordAnswer | null =>
  field(error, 'status') === 409 ? (recordConflictSchema.safeParse(field(error, 'data')).data?.record ?? null) : null;

export const learnRecord =
  (id: RecordId, record: RecordAnswer): AppThunk =>
  (dispatch) =>
    void dispatch(recordsApi.util.upsertQueryData('getRecord', id, record));
