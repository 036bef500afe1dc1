import { paths } from '../../../../contract/paths';
import { api } from '../../../store/api/api';
import { del, put } from '../../../store/api/server/requests';
import type { RecordId } from '../state/recordName';

const ofEverything = (_answer: unknown, error: unknown) => (error ? [] : (['Imported'] as const));

const retirementPath = ({ file, recordKey }: RecordId) =>
  file === 'units' ? paths.unitRetirement(recordKey) : paths.orderRetirement(recordKey);

const retirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    retireRecord: build.mutation<null, RecordId & { readonly reason: string }>({
      query: ({ reason, ...id }) => put(retirementPath(id), { reason }),
      invalidatesTags: ofEverything,
    }),
    bringBack: build.mutation<null, RecordId>({
      query: (id) => del(retirementPath(id)),
      invalidatesTags: ofEverything,
    }),
  }),
});

export const { retireRecord, bringBack } = retirementApi.endpoints;
