import * as z from 'zod/mini';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lineFields, requestFields, type LineField, type RequestField } from '../../../../contract/requests/reading';
import { readLeniently } from '../../../../contract/readLeniently';
import type { UnitSort } from '../../../../domain/comparison/sortUnits';
import { isSameRequest } from '../../../../domain/request/desk/sameRequest';
import { parseJson } from '../../../lib/browser/storage';
import type { EffectGate } from '../../../store/gate/effectGate';

const fieldsSchema = z.object({
  text: z.string(),
  /** A person's changes, by line. */
  edits: z.record(z.string(), z.partialRecord(z.enum(lineFields), z.string())),
  said: z.partialRecord(z.enum(requestFields), z.string()),
  line: z.int(),
  /** The file that the text comes from. */
  sourceName: z._default(z.nullable(z.string()), null),
  /** The inquiry that it was saved as. */
  saved: z._default(
    z.nullable(
      z.object({
        id: z.string(),
        number: z.string(),
        version: z.int(),
        orderIds: z.array(z.string()),
      }),
    ),
    null,
  ),
});
const deskSchema = z.extend(fieldsSchema, {
  sort: z.enum(['specs', 'margin']),
  /** What 'Clear' removed. */
  cleared: z.nullable(fieldsSchema),
});
type OpenedRequest = Pick<RequestDesk, 'text' | 'edits' | 'said' | 'sourceName' | 'saved'>;
export type RequestDesk = z.output<typeof deskSchema>;

const EMPTY = { text: '', edits: {}, said: {}, line: 0, sourceName: null, saved: null };
const initialState: RequestDesk = { ...EMPTY, sort: 'specs', cleared: null };

export const requestDeskSlice = createSlice({
  name: 'requestDesk',
  initialState,
  reducers: {
    requestTyped(state, { payload }: PayloadAction<string>) {
      const isSame = isSameRequest(state.text, payload);
      const { edits, said, line, sourceName, saved } = state;
      const kept = isSame ? { edits, said, line, sourceName, saved } : EMPTY;
      return { ...state, ...kept, text: payload, cleared: null };
    },
    requestCleared({ sort, cleared: _cleared, ...cleared }) {
      return { ...initialState, sort, cleared };
    },
    requestRestored: (state) => (state.cleared === null ? state : { ...state, ...state.cleared, cleared: null }),
    lineChosen(state, { payload }: PayloadAction<number>) {
      state.line = payload;
    },
    lineEdited(state, { payload: { line, change } }: PayloadAction<LineEdit>) {
      state.edits[line] = { ...state.edits[line], ...change };
    },
    lineRestored(state, { payload: { line, field } }: PayloadAction<{ line: number; field: LineField }>) {
      const { [field]: _undone, ...others } = state.edits[line] ?? {};
      state.edits[line] = others;
    },
    saidEdited(state, { payload: { field, value } }: PayloadAction<{ field: RequestField; value: string | null }>) {
      const { [field]: _before, ...others } = state.said;
      state.said = value === null ? others : { ...others, [field]: value };
    },
    sourceNamed(state, { payload }: PayloadAction<string>) {
      state.sourceName = payload;
    },
    /** Stores the previous content, so that it can be restored. */
    requestOpened({ cleared: _cleared, ...before }, { payload }: PayloadAction<OpenedRequest>) {
      const cleared = before.text === '' ? null : before;
      return { ...initialState, sort: before.sort, ...payload, cleared };
    },
    inquirySaved(state, { payload }: PayloadAction<RequestDesk['saved']>) {
      state.saved = payload;
    },
    unitsSorted(state, { payload }: PayloadAction<UnitSort>) {
      state.sort = payload;
    },
  },
});

interface LineEdit {
  line: number;
  change: Partial<Record<LineField, string>>;
}

export const { requestTyped, requestCleared, requestRestored, lineChosen, lineEdited, lineRestored, saidEdited } =
  requestDeskSlice.actions;
export const { unitsSorted, sourceNamed, inquirySaved, requestOpened } = requestDeskSlice.actions;

export interface DeskState {
  requestDesk: RequestDesk;
}

export function readDesk(text: string | null): Partial<DeskState> {
  const { data } = readLeniently(deskSchema, parseJson(text));
  return data === undefined ? {} : { requestDesk: data };
}

interface Observable {
  readonly gate: Pick<EffectGate, 'isOpen'>;
  getState(): DeskState;
  subscribe(listener: () => void): () => void;
}

/** Null if nothing is worth remembering. */
export function rememberDesk(store: Observable, write: (text: string | null) => void): () => void {
  let last = store.getState().requestDesk;
  return store.subscribe(() => {
    if (!store.gate.isOpen()) return;
    const next = store.getState().requestDesk;
    if (next === last) return;
    last = next;
    write(next === initialState ? null : JSON.stringify(next));
  });
}
