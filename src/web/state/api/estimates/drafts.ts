import { estimateDraftSchema, type EstimateDraft, type NewDraft } from '../../../../contract/estimates/estimates';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';
import { learnDrafts } from './estimates';

/** One's own unsaved work on a unit for an order. */
export interface DraftPlace {
  readonly orderId: string;
  readonly serial: string;
  /** The estimate that it changes; null for a new one. */
  readonly estimateId: string | null;
}

/** The revision of the draft that this tab saw; null: it saw none. */
interface Seen {
  readonly seen: string | null;
}

const draftPath = ({ orderId, serial, estimateId }: DraftPlace) =>
  paths.estimateDraft(orderId, serial, estimateId ?? 'new');

/** Over exactly what was seen. */
const over = ({ seen }: Seen): Record<string, string> =>
  seen === null ? { 'if-none-match': '*' } : { 'if-match': `"${seen}"` };

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What one types, before it is saved. */
    keepEstimateDraft: build.mutation<EstimateDraft, { readonly place: DraftPlace; readonly draft: NewDraft } & Seen>({
      query: ({ place, draft, seen }) => ({
        url: draftPath(place),
        method: 'PUT',
        body: draft,
        headers: over({ seen }),
      }),
      responseSchema: answer(estimateDraftSchema),
      onQueryStarted: async ({ place }, { dispatch, queryFulfilled }) => {
        const kept = await queryFulfilled.catch(() => null);
        if (kept) dispatch(learnDraft(place, kept.data));
      },
    }),
    dropEstimateDraft: build.mutation<null, DraftPlace & Seen>({
      query: (place) => ({ url: draftPath(place), method: 'DELETE', headers: over(place) }),
      onQueryStarted: async (place, { dispatch, queryFulfilled }) => {
        const dropped = await queryFulfilled.catch(() => null);
        if (dropped) dispatch(learnDraft(place, null));
      },
    }),
  }),
});

const isAt = ({ serial, estimateId }: DraftPlace, draft: EstimateDraft) =>
  draft.unitSerial === serial && (draft.estimateId === null ? null : String(draft.estimateId)) === estimateId;

/** The person's draft of this place among those of the order. */
export const draftAt = (place: DraftPlace, drafts: readonly EstimateDraft[]): EstimateDraft | undefined =>
  drafts.find((each) => isAt(place, each));

/** The list knows of a draft, or that it is gone, without being fetched anew. */
const learnDraft = (place: DraftPlace, draft: EstimateDraft | null) =>
  learnDrafts(place.orderId, (known) => [
    ...known.filter((each) => !isAt(place, each)),
    ...(draft === null ? [] : [draft]),
  ]);

export const { keepEstimateDraft, dropEstimateDraft } = draftsApi.endpoints;
