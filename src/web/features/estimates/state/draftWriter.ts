import * as z from 'zod/mini';
import { newDraftSchema, type EstimateDraft, type NewDraft } from '../../../../contract/estimates/estimates';
import { type DraftPlace, draftAt, dropEstimateDraft, keepEstimateDraft, getOrderEstimates } from '../api/estimates';
import { fromText } from '../../../store/unsavedChanges/useStoredDraft';
import type { UnsavedWork } from '../../../machines/estimateEditing';
import type { AppDispatch } from '../../../store/store';
import { field } from '../../../lib/errorMessage';

export const localDraftKey = ({ orderId, serial, estimateId }: DraftPlace): string =>
  `estimate ${orderId} ${serial} ${estimateId ?? 'new'}`;

/** Local copy of rejected work until the user chooses; another tab may use the other key. */
export const rejectedDraftKey = (place: DraftPlace): string => `${localDraftKey(place)} beside`;

const storedSchema = z.extend(newDraftSchema, { seen: z.optional(z.nullable(z.string())) });

export const textOf = ({ name, version, inputs }: NewDraft): string => JSON.stringify({ name, version, inputs });

export const localDraftText = (draft: NewDraft, seen: string | null): string => JSON.stringify({ ...draft, seen });

/** The server has another draft than this tab edited; null: it was saved or discarded. */
export interface OtherDraft {
  readonly theirs: EstimateDraft | null;
}

export interface OpenedDraft {
  readonly unsaved: UnsavedWork;
  readonly seen: string | null;
  readonly other: OtherDraft | null;
  readonly draft: EstimateDraft | undefined;
}

/** Unsaved work: the local copy that the server lacks, else the server's draft. */
export function openedDraft(
  read: (place: string) => string | null,
  place: DraftPlace,
  draft: EstimateDraft | undefined,
): OpenedDraft {
  const revision = draft?.revision ?? null;
  const own = fromText(storedSchema, read(localDraftKey(place)));
  const typed = own ?? fromText(storedSchema, read(rejectedDraftKey(place)));
  if (typed === null) return { unsaved: draft ? workOf(draft) : null, seen: revision, other: null, draft };
  const { seen = revision } = typed;
  const isAlike = draft !== undefined && textOf(draft) === textOf(typed);
  const isOther = !isAlike && (own === null || seen !== revision);
  return { unsaved: workOf(typed), seen, other: isOther ? { theirs: draft ?? null } : null, draft };
}

const workOf = ({ name, inputs, version }: NewDraft) => ({ work: { name, inputs }, version });

type Stored =
  | { readonly kind: 'stored'; readonly savedAt: string }
  | { readonly kind: 'dropped' | 'failed' }
  | ({ readonly kind: 'other' } & OtherDraft);

export interface DraftWriter {
  readonly keep: (draft: NewDraft | null) => Promise<Stored>;
  readonly over: (other: OtherDraft) => void;
  readonly seen: () => string | null;
}

export function createDraftWriter(dispatch: AppDispatch, place: DraftPlace, opened: string | null): DraftWriter {
  let seen = opened;
  let running: Promise<unknown> = Promise.resolve();
  /** May have been saved: the response was lost. */
  const unanswered = new Set<string>();

  const write = (draft: NewDraft | null): Promise<{ data?: EstimateDraft | null; error?: unknown }> =>
    draft === null
      ? dispatch(dropEstimateDraft.initiate({ ...place, seen }, { track: false }))
      : dispatch(keepEstimateDraft.initiate({ place, draft, seen }, { track: false }));

  const look = async (): Promise<OtherDraft | null> => {
    const { data } = await dispatch(
      getOrderEstimates.initiate(place.orderId, { subscribe: false, forceRefetch: true }),
    );
    return data ? { theirs: draftAt(place, data.drafts) ?? null } : null;
  };

  const keep = async (draft: NewDraft | null): Promise<Stored> => {
    const { data, error } = await write(draft);
    if (error === undefined) {
      seen = data?.revision ?? null;
      unanswered.clear();
      return data ? { kind: 'stored', savedAt: data.savedAt ?? '' } : { kind: 'dropped' };
    }
    if (field(error, 'status') !== 409) {
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
      const stored = running.then(() => keep(draft));
      running = stored;
      return stored;
    },
    over: ({ theirs }) => {
      seen = theirs?.revision ?? null;
    },
    seen: () => seen,
  };
}
