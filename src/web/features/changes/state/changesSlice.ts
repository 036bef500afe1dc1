import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReservationChange, ChangeEvent } from '../../../../contract/changes';
import { isVisibleIn } from '../../../../domain/changes/changes';

export interface Change {
  /** The number of change events received. */
  readonly at: number;
  readonly xid: string | null;
  readonly reservation: ReservationChange | null;
}

export type Touched = readonly string[] | 'all';

export interface ChangesState {
  eventCount: number;
  changes: Record<string, Change>;
  /** By key: the server's position after this tab's change. */
  own: Record<string, string>;
  ownAll: string | null;
  /** The time of the shown data while saving is paused, in ISO 8601; null: it is not. */
  pausedAsOf: string | null;
}

/** More changes count as one. */
const MAX_CHANGES = 2_000;

export const changeKey = (kind: ChangeEvent['kind'], key: string | number | null): string =>
  kind === 'many' ? kind : `${kind} ${key ?? ''}`;

const initialState: ChangesState = { eventCount: 0, changes: {}, own: {}, ownAll: null, pausedAsOf: null };

const isIn = (xid: string | null, position: string | null | undefined): boolean =>
  xid !== null && typeof position === 'string' && isVisibleIn(xid, position);

/** A transaction changes several things; the tab may know only some of them. */
function ownXids({ own, ownAll }: ChangesState, changes: readonly (readonly [string, string | null])[]): Set<string> {
  const ours = changes.filter(([key, xid]) => isIn(xid, own[key]) || isIn(xid, ownAll));
  return new Set(ours.flatMap(([, xid]) => xid ?? []));
}

const isOwn = (xids: ReadonlySet<string>, xid: string | null): boolean => xid !== null && xids.has(xid);

function forgetOwn(state: ChangesState): void {
  const xids = ownXids(
    state,
    Object.entries(state.changes).map(([key, { xid }]) => [key, xid]),
  );
  const others = Object.entries(state.changes).filter(([, { xid }]) => !isOwn(xids, xid));
  if (others.length < Object.keys(state.changes).length) state.changes = Object.fromEntries(others);
}

export const changesSlice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    changesReceived(state, { payload }: PayloadAction<readonly ChangeEvent[]>) {
      state.eventCount += 1;
      const received = payload.map((change) => [changeKey(change.kind, change.key), change] as const);
      const xids = ownXids(
        state,
        received.map(([key, { xid }]) => [key, xid]),
      );
      for (const [key, { xid, reservation }] of received)
        if (!isOwn(xids, xid)) state.changes[key] = { at: state.eventCount, xid, reservation };
      if (Object.keys(state.changes).length > MAX_CHANGES)
        state.changes = { [changeKey('many', null)]: { at: state.eventCount, xid: null, reservation: null } };
    },
    savingReported(state, { payload }: PayloadAction<string | null>) {
      state.pausedAsOf = payload;
    },
    /** Hides this tab's own change, whether its event came before or comes later. */
    ownChangeSaved(state, { payload: { position, touched } }: PayloadAction<{ position: string; touched: Touched }>) {
      if (touched === 'all') state.ownAll = position;
      else for (const key of touched) state.own[key] = position;
      forgetOwn(state);
    },
  },
});

export const { changesReceived, ownChangeSaved, savingReported } = changesSlice.actions;

/** Anything may have changed. */
export const MANY: readonly ChangeEvent[] = [{ kind: 'many', key: null, xid: null, reservation: null }];
