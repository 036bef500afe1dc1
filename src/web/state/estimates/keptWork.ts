import * as z from 'zod/mini';
import { newDraftSchema, type EstimateDraft, type NewDraft } from '../../../contract/estimates/estimates';
import type { DraftPlace } from '../api/estimates/drafts';
import { fromText } from '../leaving/fromText';
import type { KeptWork } from '../machines/estimateEditing';

/** Where the browser keeps what the server does not have yet. */
export const keptAt = ({ orderId, serial, estimateId }: DraftPlace): string =>
  `estimate ${orderId} ${serial} ${estimateId ?? 'new'}`;

/** Where it keeps what the server does not take, until the person chooses: another tab may use the other place. */
export const besideAt = (place: DraftPlace): string => `${keptAt(place)} beside`;

/** What was typed, and over which revision of the server's draft; null: there was none. */
const keptSchema = z.extend(newDraftSchema, { seen: z.optional(z.nullable(z.string())) });

/** The same work has the same text. */
export const textOf = ({ name, version, inputs }: NewDraft): string => JSON.stringify({ name, version, inputs });

export const keptText = (draft: NewDraft, seen: string | null): string => JSON.stringify({ ...draft, seen });

/** The person's draft is not the one that this tab typed over; null: it is gone, saved or discarded. */
export interface OtherDraft {
  readonly theirs: EstimateDraft | null;
}

/** What an editor begins with. */
export interface OpenedDraft {
  readonly kept: KeptWork;
  readonly seen: string | null;
  readonly other: OtherDraft | null;
  /** As the server has it. */
  readonly draft: EstimateDraft | undefined;
}

/** What a person typed and did not save: what the browser kept, which the server lacks, else the server's draft. */
export function openedDraft(
  read: (place: string) => string | null,
  place: DraftPlace,
  draft: EstimateDraft | undefined,
): OpenedDraft {
  const revision = draft?.revision ?? null;
  const own = fromText(keptSchema, read(keptAt(place)));
  const typed = own ?? fromText(keptSchema, read(besideAt(place)));
  if (typed === null) return { kept: draft ? workOf(draft) : null, seen: revision, other: null, draft };
  const { seen = revision } = typed;
  const isAlike = draft !== undefined && textOf(draft) === textOf(typed);
  const isOther = !isAlike && (own === null || seen !== revision);
  return { kept: workOf(typed), seen, other: isOther ? { theirs: draft ?? null } : null, draft };
}

const workOf = ({ name, inputs, version }: NewDraft) => ({ work: { name, inputs }, version });
