import { type ImportColumns, type ImportMapping, importColumnsSchema } from '../../../../contract/imports/mapping';
import type { ImportPart } from '../../../../contract/imports/files';
import { type ImportJob, importJobSchema, importJobsSchema } from '../../../../contract/imports/job';
import { paths } from '../../../../contract/paths';
import type { AppThunk } from '../../store';
import { answer } from '../server/answer';
import { api } from '../api';

/** The files of an import, by what they hold. */
export type ChosenFiles = Partial<Readonly<Record<ImportPart, File>>>;

/** Between two polls of a running import, ms. */
export const POLL_MS = 1_000;
/** A small file is done before a second is over. */
const FIRST_POLLS = { count: 5, ms: 200 };
/** How long to wait before a poll, in milliseconds, after as many as there have been. */
export const pollAfterMs = (polls: number): number => (polls < FIRST_POLLS.count ? FIRST_POLLS.ms : POLL_MS);
/** A large file may take its time over a slow line; the server waits as long. */
const UPLOAD_MS = 10 * 60_000;

const GOING_ON: readonly ImportJob['state'][] = [
  'receiving',
  'inspecting',
  'checking',
  'reading',
  'saving',
  'attaching',
];
const WAITING: readonly ImportJob['state'][] = ['mapping', 'checked'];

/** Whether the server works on it. */
export const isGoingOn = (job: ImportJob | undefined): boolean => job !== undefined && GOING_ON.includes(job.state);

/** Whether it waits for a person. */
const isWaiting = ({ state }: ImportJob): boolean => WAITING.includes(state);

/** Whether nothing more will come of it. */
export const isEnded = (job: ImportJob): boolean => !isGoingOn(job) && !isWaiting(job);

const toForm = (files: ChosenFiles): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

/** The server does not know this import: it restarted, or forgot it for a later one. */
export const isLost = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

interface Saving {
  readonly id: string;
  /** Even where more than a tenth would be retired. */
  readonly mayRetireMany: boolean;
}

const toSave = ({ id, mayRetireMany }: Saving) => ({
  url: paths.importSave(id),
  method: 'POST',
  ...(mayRetireMany && { params: { retire_many: 'true' } }),
});

interface Entry {
  readonly data?: ImportJob | undefined;
  readonly error?: unknown;
}

const isAwaited = ({ data, error }: Entry): boolean => !isLost(error) && (data === undefined || isGoingOn(data));
const isUnfinished = ({ data, error }: Entry): boolean => !isLost(error) && (data === undefined || !isEnded(data));

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
    /** One import. Follows it on every screen while the server works on it, until the person signs out. */
    getImport: build.query<ImportJob, string>({
      query: (id) => paths.import(id),
      responseSchema: answer(importJobSchema),
      onCacheEntryAdded: (id, { dispatch }) => dispatch(followImport(id, isAwaited)),
    }),
    /** Sends the files, to be reviewed; the answer comes when they have arrived. */
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
        // Polls on, even after the person leaves the screen.
        if (arrived) void dispatch(refetchImport(arrived.data.id));
      },
    }),
    /** Requests an import to stop, which it does a moment later. */
    cancelImport: build.mutation<ImportJob, string>({
      query: (id) => ({ url: paths.import(id), method: 'DELETE' }),
      responseSchema: answer(importJobSchema),
    }),
    /** Says how the files are to be read. */
    mapImport: build.mutation<ImportJob, { readonly id: string; readonly mapping: ImportMapping }>({
      query: ({ id, mapping }) => ({ url: paths.importMapping(id), method: 'PUT', body: mapping }),
      responseSchema: answer(importJobSchema),
    }),
    /** Requests what saving it would do. */
    checkImport: build.mutation<ImportJob, string>({
      query: (id) => ({ url: paths.importCheck(id), method: 'POST' }),
      responseSchema: answer(importJobSchema),
    }),
    /** Saves what was checked. */
    saveImport: build.mutation<ImportJob, Saving>({
      query: toSave,
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

/** Polls an import while `goesOn`, and at its end invalidates everything that it may have changed. */
const followImport =
  (id: string, goesOn: (entry: Entry) => boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = () => importsApi.endpoints.getImport.select(id)(getState());
    for (let polls = 0; !entry().isUninitialized && goesOn(entry()); polls += 1) {
      await sleep(pollAfterMs(polls));
      // Where the person has signed out meanwhile, nothing is known any more.
      if (!entry().isUninitialized && goesOn(entry())) await dispatch(refetchImport(id));
    }
    if (!entry().isUninitialized && !isUnfinished(entry())) dispatch(api.util.invalidateTags(['Imported']));
  };

type Called = Promise<{ error?: unknown }>;

/** Shows what became of an import by a call, and follows it from there. */
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

/** Says how the files of an import are to be read; done when what the server makes of it is known. */
export const mapImport = (id: string, mapping: ImportMapping): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.mapImport.initiate({ id, mapping }, untracked)));

export const checkImport = (id: string): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.checkImport.initiate(id, untracked)));

/** With `mayRetireMany` also where more than a tenth would be retired. */
export const saveImport = (id: string, mayRetireMany: boolean): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.saveImport.initiate({ id, mayRetireMany }, untracked)));

/** Requests an import to stop, which it does a moment later. */
export const cancelImport = (id: string): AppThunk<Called> =>
  after(id, (dispatch) => dispatch(importsApi.endpoints.cancelImport.initiate(id, untracked)), isUnfinished);

/** Looks at an import once more, where something about it was changed elsewhere. */
export const lookAtImport = refetchImport;

export const { useGetImportsQuery, useGetImportQuery, useGetImportColumnsQuery, useStartImportMutation } = importsApi;
