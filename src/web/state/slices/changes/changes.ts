import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReservationChange, ChangeEvent } from '../../../../contract/changes';
import { isVisibleIn } from '../../../../domain/changes/changes';

/** The last change of something. */
export interface Change {
  /** How many times the server had told of changes. */
  readonly at: number;
  readonly xid: string | null;
  readonly reservation: ReservationChange | null;
}

/** What this tab changed: keys as `changeKey` writes them; 'all': whatever an import may change. */
export type Touched = readonly string[] | 'all';

interface OwnChange {
  /** What the server knew once it was done, as X-Changes-Position tells. */
  position: string;
  touched: Touched;
}

/** What the server told of changes of others. */
export interface ChangesState {
  /** How many times it told of some. */
  told: number;
  /** By `changeKey`. */
  changes: Record<string, Change>;
  /** What this tab changed itself, with what the server knew once it was done. */
  own: Record<string, string>;
  ownAll: string | null;
}

/** More than so many are told as one. */
const MOST = 2_000;

/** 'unit 7': never the name of something that every object has. */
export const changeKey = (kind: ChangeEvent['kind'], key: string | number | null): string =>
  kind === 'many' ? kind : `${kind} ${key ?? ''}`;

const initialState: ChangesState = { told: 0, changes: {}, own: {}, ownAll: null };

const isIn = (xid: string | null, position: string | null | undefined): boolean =>
  xid !== null && typeof position === 'string' && isVisibleIn(xid, position);

/** Transactions of this tab: one changes several things, of which the tab may know but some. */
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
    /** The server tells what changed. */
    changesReceived(state, { payload }: PayloadAction<readonly ChangeEvent[]>) {
      state.told += 1;
      const told = payload.map((change) => [changeKey(change.kind, change.key), change] as const);
      const xids = ownXids(
        state,
        told.map(([key, { xid }]) => [key, xid]),
      );
      for (const [key, { xid, reservation }] of told)
        if (!isOwn(xids, xid)) state.changes[key] = { at: state.told, xid, reservation };
      if (Object.keys(state.changes).length > MOST)
        state.changes = { [changeKey('many', null)]: { at: state.told, xid: null, reservation: null } };
    },
    /** This tab changed something: nobody has to be told of it here, whether that was told already or is yet to come. */
    ownChangeSaved(state, { payload: { position, touched } }: PayloadAction<OwnChange>) {
      if (touched === 'all') state.ownAll = position;
      else for (const key of touched) state.own[key] = position;
      forgetOwn(state);
    },
  },
});

export const { changesReceived, ownChangeSaved } = changesSlice.actions;
