import { paths } from '../../../../contract/paths';
import {
  unitChangedSchema,
  unitChangePreviewSchema,
  unitChangeUndoneSchema,
  type UnitChange,
  type UnitChangePreview,
} from '../../../../contract/records/unitChanges';
import { api } from '../../../store/api/api';
import { answer } from '../../../store/api/server/answer';
import { del, post } from '../../../store/api/server/requests';

interface Undo {
  readonly id: string;
  readonly serials: readonly string[];
}

const ofEverything = (_answer: unknown, error: unknown) => (error ? [] : (['Imported'] as const));

const unitChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewUnitChange: build.mutation<UnitChangePreview, UnitChange>({
      query: (body) => post(paths.unitChangePreview, body),
      extraOptions: { isRead: true },
      responseSchema: answer(unitChangePreviewSchema),
    }),
    changeUnits: build.mutation<{ id: string; changed: number; unchanged: number; undo_until: string }, UnitChange>({
      query: (body) => post(paths.unitChanges, body),
      responseSchema: answer(unitChangedSchema),
      invalidatesTags: ofEverything,
    }),
    undoUnitChange: build.mutation<{ restored: number; changed_since: string[] }, Undo>({
      query: ({ id }) => del(paths.unitChange(id)),
      responseSchema: answer(unitChangeUndoneSchema),
      invalidatesTags: ofEverything,
    }),
  }),
});

export const { previewUnitChange, changeUnits, undoUnitChange } = unitChangesApi.endpoints;
