import type { ImportColumns } from '../../../contract/imports/columns';
import type { ImportFile } from '../../../contract/imports/files';
import type { ImportJob } from '../../../contract/imports/job';
import { importColumnsSchema } from '../../../contract/imports/columns';
import { importJobSchema, importJobsSchema } from '../../../contract/imports/job';
import { paths } from '../../../contract/paths';
import type { AppThunk } from '../store';
import { answer } from './server/answer';
import { api } from './api';

/** The files of an import, by what they hold. */
export type ChosenFiles = Partial<Readonly<Record<ImportFile, File>>>;

/** Between two polls of a running import, ms. */
export const POLL_MS = 1_000;
/** A large file may take its time over a slow line; the server waits as long. */
const UPLOAD_MS = 10 * 60_000;

const GOING_ON: readonly ImportJob['state'][] = ['receiving', 'reading', 'saving'];

/** Whether it has not ended. */
export const isGoingOn = (job: ImportJob | undefined): boolean => job !== undefined && GOING_ON.includes(job.state);

const toForm = (files: ChosenFiles): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

/** The server does not know this import: it restarted, or forgot it for a later one. */
export const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

const isAwaited = ({ data, error }: { data?: ImportJob | undefined; error?: unknown }): boolean =>
  !isLost(error) && (data === undefined || isGoingOn(data));

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The imports that the server remembers of this person, the latest first. */
    getImports: build.query<readonly ImportJob[], undefined, { results: ImportJob[] }>({
      query: () => paths.imports,
      rawResponseSchema: answer(importJobsSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Imports'],
    }),
    /**
     * One import. Polls it on every screen until it ends or the person signs out, then invalidates everything that the
     * import may have changed.
     */
    getImport: build.query<ImportJob, string>({
      query: (id) => paths.import(id),
      responseSchema: answer(importJobSchema),
      onCacheEntryAdded: async (id, cache) => {
        const signedOut = cache.cacheEntryRemoved.then(() => true);
        const next = () => Promise.race([signedOut, sleep(POLL_MS).then(() => false)]);
        while (isAwaited(cache.getCacheEntry())) {
          if (await next()) return;
          await cache.dispatch(refetchImport(id));
        }
        cache.dispatch(api.util.invalidateTags(['Imported']));
      },
    }),
    /** Sends the files; the answer comes when they have arrived. */
    startImport: build.mutation<ImportJob, ChosenFiles>({
      query: (files) => ({ url: paths.imports, method: 'POST', body: toForm(files), timeout: UPLOAD_MS }),
      responseSchema: answer(importJobSchema),
      invalidatesTags: ['Imports'],
      onQueryStarted: async (_files, { dispatch, queryFulfilled }) => {
        const arrived = await queryFulfilled.catch(() => null);
        // Polls on, even after the person leaves the screen.
        if (arrived) void dispatch(refetchImport(arrived.data.id));
      },
    }),
    /** Requests an import to stop, which it does a moment later. */
    cancelImport: build.mutation<ImportJob, string>({
      query: (id) => ({ url: paths.import(id), method: 'DELETE' }),
      responseSchema: answer(importJobSchema),
    }),
    /** The columns of both files. */
    getImportColumns: build.query<ImportColumns, undefined>({
      query: () => paths.importColumns,
      responseSchema: answer(importColumnsSchema),
    }),
  }),
});

const refetchImport =
  (id: string): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(importsApi.endpoints.getImport.initiate(id, { forceRefetch: true, subscribe: false }));

export const {
  useGetImportsQuery,
  useGetImportQuery,
  useGetImportColumnsQuery,
  useStartImportMutation,
  useCancelImportMutation,
} = importsApi;
