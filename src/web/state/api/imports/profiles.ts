import type { ImportFile } from '../../../../contract/imports/files';
import { importProfileSchema, importProfilesSchema, type ImportProfile } from '../../../../contract/imports/mapping';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

/** A saved way of reading one kind of file. */
export interface ProfileKey {
  readonly file: ImportFile;
  readonly name: string;
}

const profilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Those of everybody, for both kinds of file. */
    getImportProfiles: build.query<readonly ImportProfile[], undefined, { results: ImportProfile[] }>({
      query: () => paths.importProfiles,
      rawResponseSchema: answer(importProfilesSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['ImportProfiles'],
    }),
    /** Keeps how a file of an import is read. */
    saveImportProfile: build.mutation<ImportProfile, ProfileKey & { readonly importId: string }>({
      query: ({ file, name, importId }) => ({
        url: paths.importProfile(file, name),
        method: 'PUT',
        body: { importId },
      }),
      responseSchema: answer(importProfileSchema),
      invalidatesTags: ['ImportProfiles'],
    }),
    deleteImportProfile: build.mutation<null, ProfileKey>({
      query: ({ file, name }) => ({ url: paths.importProfile(file, name), method: 'DELETE' }),
      invalidatesTags: ['ImportProfiles'],
    }),
  }),
});

export const { useGetImportProfilesQuery } = profilesApi;
export const { saveImportProfile, deleteImportProfile } = profilesApi.endpoints;
