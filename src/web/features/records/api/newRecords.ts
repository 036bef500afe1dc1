import type { ImportFile } from '../../../../contract/import/files';
import { paths } from '../../../../contract/paths';
import { knownSchema, type KnownRecord, type NewRecord } from '../../../../contract/records/newRecords';
import {
  previewSchema,
  recordSchema,
  type RecordAnswer,
  type RecordPreview,
} from '../../../../contract/records/records';
import { api } from '../../../store/api/api';
import { answer, reading } from '../../../store/api/server/answer';
import { post } from '../../../store/api/server/requests';

interface OfFile {
  readonly file: ImportFile;
  readonly record: NewRecord;
}

const newRecordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getKnownRecord: build.query<KnownRecord, { readonly file: ImportFile; readonly key: string }>(
      reading(({ file, key }) => ({ url: paths.newRecordKnown(file), params: { key } }), knownSchema, ['Imported']),
    ),
    previewNewRecord: build.mutation<RecordPreview, OfFile>({
      query: ({ file, record }) => post(paths.newRecordPreview(file), record),
      extraOptions: { isRead: true },
      responseSchema: answer(previewSchema),
    }),
    addRecord: build.mutation<RecordAnswer, OfFile>({
      query: ({ file, record }) => post(paths.newRecords(file), record),
      responseSchema: answer(recordSchema),
      invalidatesTags: (_answer, error) => (error ? [] : ['Imported']),
    }),
  }),
});

export const { useGetKnownRecordQuery } = newRecordsApi;
export const { previewNewRecord, addRecord } = newRecordsApi.endpoints;
