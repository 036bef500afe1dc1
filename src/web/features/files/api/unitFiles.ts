import type { Unit, UnitFile } from '../../../../contract/units/unit';
import {
  type AddedFile,
  attachedSchema,
  unitFilesSchema,
  type Attached,
  type UnitFiles,
} from '../../../../contract/units/unitFiles';
import { fetchWithProgress, type OnSent } from '../../../lib/browser/fetchWithProgress';
import type { AppThunk } from '../../../store/store';
import { judgedUnitApi } from '../../matching/api/judgedUnit';
import { recommendationsApi } from '../../matching/api/recommendations';
import { paths } from '../../../../contract/paths';
import { api } from '../../../store/api/api';
import { answer, reading } from '../../../store/api/server/answer';
import { del, post, put } from '../../../store/api/server/requests';

export const asUnitFile = ({ url, cardUrl, listUrl, name, caption, kind }: AddedFile): UnitFile => ({
  ...{ url, card_url: cardUrl, list_url: listUrl, file_name: name, caption: caption || null, kind },
  file_type: kind === 'photo' ? 'picture' : 'pdf',
});

function withFiles(unit: Unit, added: readonly AddedFile[]): void {
  const made = unit.images.filter(({ kind }) => kind !== 'photo' && kind !== 'document');
  const given = added.map(asUnitFile);
  const isPicture = ({ file_type }: UnitFile) => file_type === 'picture';
  const files = [...given.filter(isPicture), ...made.filter(isPicture)];
  unit.images = [...files, ...[...given, ...made].filter((file) => !isPicture(file))];
}

const learnPictures =
  (serial: string, added: readonly AddedFile[]): AppThunk =>
  (dispatch, getState) => {
    const learn = (units: readonly (Unit | null)[]) =>
      units.forEach((unit) => unit && String(unit.serial) === serial && withFiles(unit, added));
    const { util } = recommendationsApi;
    for (const arg of util.selectCachedArgsForQuery(getState(), 'getRecommendations'))
      dispatch(util.updateQueryData('getRecommendations', arg, ({ units }) => learn(units)));
    for (const arg of util.selectCachedArgsForQuery(getState(), 'getAllUnits'))
      dispatch(util.updateQueryData('getAllUnits', arg, ({ units }) => learn(units)));
    const judged = judgedUnitApi.util;
    for (const arg of judged.selectCachedArgsForQuery(getState(), 'getJudgedUnit'))
      dispatch(judged.updateQueryData('getJudgedUnit', arg, ({ unit }) => learn([unit])));
  };

interface SentFile {
  readonly serial: string;
  readonly file: File;
  readonly onSent?: OnSent;
}

interface FileOfUnit {
  readonly serial: string;
  readonly id: string;
}

const UPLOAD_MS = 10 * 60_000;

const unitFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnitFiles: build.query<UnitFiles, string>(reading(paths.unitFiles, unitFilesSchema, ['Imported'])),
    addUnitFile: build.mutation<Attached, SentFile & { readonly name: string }>({
      query: ({ serial, file, name, onSent }) => ({
        url: paths.unitFiles(serial),
        params: { name },
        method: 'POST',
        body: file,
        timeout: UPLOAD_MS,
        ...(onSent && { fetchFn: fetchWithProgress(file, onSent) }),
      }),
      responseSchema: answer(attachedSchema),
    }),
    captionUnitFile: build.mutation<UnitFiles, FileOfUnit & { readonly caption: string }>({
      query: ({ serial, id, caption }) => put(paths.unitFileCaption(serial, id), { caption }),
      responseSchema: answer(unitFilesSchema),
    }),
    orderUnitFiles: build.mutation<UnitFiles, { readonly serial: string; readonly ids: readonly number[] }>({
      query: ({ serial, ids }) => put(paths.unitFilesOrder(serial), { ids }),
      responseSchema: answer(unitFilesSchema),
    }),
    removeUnitFile: build.mutation<UnitFiles, FileOfUnit>({
      query: ({ serial, id }) => del(paths.unitFile(serial, id)),
      responseSchema: answer(unitFilesSchema),
    }),
    restoreUnitFile: build.mutation<UnitFiles, FileOfUnit>({
      query: ({ serial, id }) => post(paths.unitFileRestore(serial, id)),
      responseSchema: answer(unitFilesSchema),
    }),
  }),
});

const untracked = { track: false } as const;
const { getUnitFiles, captionUnitFile, orderUnitFiles, removeUnitFile, restoreUnitFile, addUnitFile } =
  unitFilesApi.endpoints;

export const lookAtFiles =
  (serial: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { data } = await dispatch(getUnitFiles.initiate(serial, { forceRefetch: true, subscribe: false }));
    dispatch(api.util.invalidateTags(['InventoryPages', 'InventoryFacets']));
    if (data) dispatch(learnPictures(serial, data.results));
  };

export type Changed = Promise<{ error?: unknown }>;

const changing =
  (serial: string, call: AppThunk<Changed>): AppThunk<Changed> =>
  async (dispatch) => {
    const { error } = await dispatch(call);
    await dispatch(lookAtFiles(serial));
    return { error };
  };

export const captionFile = (file: FileOfUnit, caption: string) =>
  changing(file.serial, (dispatch) => dispatch(captionUnitFile.initiate({ ...file, caption }, untracked)));

export const orderFiles = (serial: string, ids: readonly number[]) =>
  changing(serial, (dispatch) => dispatch(orderUnitFiles.initiate({ serial, ids }, untracked)));

export const removeFile = (file: FileOfUnit) =>
  changing(file.serial, (dispatch) => dispatch(removeUnitFile.initiate(file, untracked)));

export const restoreFile = (file: FileOfUnit) =>
  changing(file.serial, (dispatch) => dispatch(restoreUnitFile.initiate(file, untracked)));

export const sendFile =
  (sent: SentFile): AppThunk<Promise<{ data?: Attached; error?: unknown }>> =>
  (dispatch) =>
    dispatch(addUnitFile.initiate({ ...sent, name: sent.file.name }, untracked));

export const { useGetUnitFilesQuery } = unitFilesApi;
