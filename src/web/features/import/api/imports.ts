import {
  type ImportColumns,
  type ImportMapping,
  importColumnsSchema,
  importProfileSchema,
  importProfilesSchema,
  type ImportProfile,
} from '../../../../contract/import/mapping';
import type { ImportPart, ImportFile } from '../../../../contract/import/files';
import { type ImportJob, importJobSchema, importJobsSchema } from '../../../../contract/import/job';
import { paths } from '../../../../contract/paths';
import type { AppThunk } from '../../../store/store';
import { XLSX_TYPE } from '../../../../domain/tables/excelText';
import { answer } from '../../../store/api/server/answer';
import { base64Or } from '../../../store/api/server/bytes';
import { api } from '../../../store/api/api';
import { del, post, put } from '../../../store/api/server/requests';
import { field } from '../../../lib/errorMessage';

export type ChosenFiles = Partial<Readonly<Record<ImportPart, File>>>;

export const POLL_MS = 1_000;
/** Small files finish within a second. */
const FIRST_POLLS = { count: 5, ms: 200 };
export const pollAfterMs = (polls: number): number => (polls < FIRST_POLLS.count ? FIRST_POLLS.ms : POLL_MS);
const UPLOAD_MS = 10 * 60_000;

const BUSY: readonly ImportJob['state'][] = ['receiving', 'inspecting', 'checking', 'reading', 'saving', 'attaching'];
const WAITING: readonly ImportJob['state'][] = ['mapping', 'checked'];

export const isGoingOn = (job: ImportJob | undefined): boolean => job !== undefined && BUSY.includes(job.state);

const isWaiting = ({ state }: ImportJob): boolean => WAITING.includes(state);

export const isEnded = (job: ImportJob): boolean => !isGoingOn(job) && !isWaiting(job);

const toForm = (files: ChosenFiles): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

/** The server restarted or dropped this import. */
export const isLost = (error: unknown): boolean => field(error, 'status') === 404;

/** Rows and cells that the person accepts to leave out. */
export interface Accepted {
  readonly mayRetireMany: boolean;
  readonly leftOut: ImportJob['leftOut'];
}

interface Saving extends Accepted {
  readonly id: string;
}

function toSave({ id, mayRetireMany, leftOut }: Saving) {
  const { rows = 0, cells = 0 } = leftOut ?? {};
  const params = {
    ...(mayRetireMany && { retire_many: 'true' }),
    ...(rows > 0 && { left_out_rows: String(rows) }),
    ...(cells > 0 && { left_out_cells: String(cells) }),
  };
  return { url: paths.importSave(id), method: 'POST', ...(Object.keys(params).length > 0 && { params }) };
}

interface Entry {
  readonly data?: ImportJob | undefined;
  readonly error?: unknown;
}

const isAwaited = ({ data, error }: Entry): boolean => !isLost(error) && (data === undefined || isGoingOn(data));
const isUnfinished = ({ data, error }: Entry): boolean => !isLost(error) && (data === undefined || !isEnded(data));

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const refetchImport =
  (id: string): AppThunk<Promise<unknown>> =>
  (dispatch) =>
    dispatch(importsApi.endpoints.getImport.initiate(id, { forceRefetch: true, subscribe: false }));

const followImport =
  (id: string, goesOn: (entry: Entry) => boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = () => importsApi.endpoints.getImport.select(id)(getState());
    for (let polls = 0; !entry().isUninitialized && goesOn(entry()); polls += 1) {
      await sleep(pollAfterMs(polls));
      // Uninitialized after the user signed out.
      if (!entry().isUninitialized && goesOn(entry())) await dispatch(refetchImport(id));
    }
    if (!entry().isUninitialized && !isUnfinished(entry())) dispatch(api.util.invalidateTags(['Imported']));
  };

type Called = Promise<{ error?: unknown }>;

const after =
  (id: string, call: AppThunk<Called>, goesOn = isAwaited): AppThunk<Called> =>
  async (dispatch, getState) => {
    const before = importsApi.endpoints.getImport.select(id)(getState()).data;
    const { error } = await dispatch(call);
    await dispatch(refetchImport(id));
    if (before && !isGoingOn(before)) void dispatch(followImport(id, goesOn));
    return { error };
  };

const untracked = { track: false } as const;

export const mapImport = (id: string, mapping: ImportMapping): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.mapImport.initiate({ id, mapping }, untracked)));

export const checkImport = (id: string): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.checkImport.initiate(id, untracked)));

export const saveImport = (id: string, accepted: Accepted): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.saveImport.initiate({ id, ...accepted }, untracked)));

export const cancelImport = (id: string): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.cancelImport.initiate(id, untracked)), isUnfinished);

export const lookAtImport = refetchImport;

interface ProfileKey {
  readonly file: ImportFile;
  readonly name: string;
}

const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImports: build.query<readonly ImportJob[], undefined, { results: ImportJob[] }>({
      query: () => paths.imports,
      rawResponseSchema: answer(importJobsSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Imports'],
    }),
    getImport: build.query<ImportJob, string>({
      query: (id) => paths.import(id),
      responseSchema: answer(importJobSchema),
      onCacheEntryAdded: (id, { dispatch }) => dispatch(followImport(id, isAwaited)),
    }),
    fetchRefusedRows: build.mutation<string, { readonly id: string; readonly file: ImportFile }, string>({
      query: ({ id, file }) => ({ url: paths.importRefused(id, file), responseHandler: base64Or(XLSX_TYPE) }),
    }),
    startImport: build.mutation<ImportJob, ChosenFiles>({
      query: (files) => ({
        url: paths.imports,
        params: { review: 'true' },
        method: 'POST',
        body: toForm(files),
        timeout: UPLOAD_MS,
      }),
      responseSchema: answer(importJobSchema),
      invalidatesTags: ['Imports'],
      onQueryStarted: async (_files, { dispatch, queryFulfilled }) => {
        const arrived = await queryFulfilled.catch(() => null);
        if (arrived) void dispatch(refetchImport(arrived.data.id));
      },
    }),
    cancelImport: build.mutation<ImportJob, string>({
      query: (id) => del(paths.import(id)),
      responseSchema: answer(importJobSchema),
    }),
    mapImport: build.mutation<ImportJob, { readonly id: string; readonly mapping: ImportMapping }>({
      query: ({ id, mapping }) => put(paths.importMapping(id), mapping),
      responseSchema: answer(importJobSchema),
    }),
    checkImport: build.mutation<ImportJob, string>({
      query: (id) => post(paths.importCheck(id)),
      responseSchema: answer(importJobSchema),
    }),
    saveImport: build.mutation<ImportJob, Saving>({ query: toSave, responseSchema: answer(importJobSchema) }),
    getImportColumns: build.query<ImportColumns, undefined>({
      query: () => paths.importColumns,
      responseSchema: answer(importColumnsSchema),
    }),
  }),
});

const profilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImportProfiles: build.query<readonly ImportProfile[], undefined, { results: ImportProfile[] }>({
      query: () => paths.importProfiles,
      rawResponseSchema: answer(importProfilesSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['ImportProfiles'],
    }),
    saveImportProfile: build.mutation<ImportProfile, ProfileKey & { readonly importId: string }>({
      query: ({ file, name, importId }) => put(paths.importProfile(file, name), { importId }),
      responseSchema: answer(importProfileSchema),
      invalidatesTags: ['ImportProfiles'],
    }),
    deleteImportProfile: build.mutation<null, ProfileKey>({
      query: ({ file, name }) => del(paths.importProfile(file, name)),
      invalidatesTags: ['ImportProfiles'],
    }),
  }),
});

export const { fetchRefusedRows } = importsApi.endpoints;
export const { useGetImportsQuery, useGetImportQuery, useGetImportColumnsQuery, useStartImportMutation } = importsApi;
export const { useGetImportProfilesQuery } = profilesApi;
export const { saveImportProfile, deleteImportProfile } = profilesApi.endpoints;
