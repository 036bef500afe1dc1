import type { EstimateDraft, NewDraft } from '../../../contract/estimates/estimates';
import { draftAt, dropEstimateDraft, keepEstimateDraft, type DraftPlace } from '../api/estimates/drafts';
import { getOrderEstimates } from '../api/estimates/estimates';
import type { AppDispatch } from '../store';
import { textOf, type OtherDraft } from './keptWork';

/** What became of a draft: the server has it since a moment, has none, could not be reached, or has another one. */
export type Kept =
  | { readonly kind: 'kept'; readonly savedAt: string }
  | { readonly kind: 'dropped' | 'failed' }
  | ({ readonly kind: 'other' } & OtherDraft);

export interface DraftKeeper {
  /** Null: no draft stays. */
  readonly keep: (draft: NewDraft | null) => Promise<Kept>;
  /** From now on what is typed here goes over this draft. */
  readonly over: (other: OtherDraft) => void;
  /** The revision that this tab typed over; null where it saw none. */
  readonly seen: () => string | null;
}

type Answer = { data?: EstimateDraft | null; error?: unknown };

const isRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 409;

/** Keeps one draft on the server, one write after the other, each over the draft that the last one left. */
export function createDraftKeeper(dispatch: AppDispatch, place: DraftPlace, opened: string | null): DraftKeeper {
  let seen = opened;
  let running: Promise<unknown> = Promise.resolve();
  /** Written, perhaps: no answer came. */
  const unanswered = new Set<string>();

  const write = (draft: NewDraft | null): Promise<Answer> =>
    draft === null
      ? dispatch(dropEstimateDraft.initiate({ ...place, seen }, { track: false }))
      : dispatch(keepEstimateDraft.initiate({ place, draft, seen }, { track: false }));

  const look = async (): Promise<OtherDraft | null> => {
    const { data } = await dispatch(
      getOrderEstimates.initiate(place.orderId, { subscribe: false, forceRefetch: true }),
    );
    return data ? { theirs: draftAt(place, data.drafts) ?? null } : null;
  };

  const keep = async (draft: NewDraft | null): Promise<Kept> => {
    const { data, error } = await write(draft);
    if (error === undefined) {
      seen = data?.revision ?? null;
      unanswered.clear();
      return data ? { kind: 'kept', savedAt: data.savedAt ?? '' } : { kind: 'dropped' };
    }
    if (!isRefused(error)) {
      if (draft !== null) unanswered.add(textOf(draft));
      return { kind: 'failed' };
    }
    const other = await look();
    if (other === null) return { kind: 'failed' };
    if (other.theirs === null || !unanswered.delete(textOf(other.theirs))) return { kind: 'other', ...other };
    seen = other.theirs.revision;
    return keep(draft);
  };

  return {
    keep: (draft) => {
      const kept = running.then(() => keep(draft));
      running = kept;
      return kept;
    },
    over: ({ theirs }) => {
      seen = theirs?.revision ?? null;
    },
    seen: () => seen,
  };
}
