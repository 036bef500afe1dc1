import {
  estimateSchema,
  estimateWithVersionsSchema,
  orderEstimatesSchema,
  type EstimateSave,
  type EstimateWithVersions,
  type NewEstimate,
  type OrderEstimates,
  type StoredEstimate,
  estimateDraftSchema,
  type EstimateDraft,
  type NewDraft,
} from '../../../../contract/estimates/estimates';
import type { EstimateStepRequest } from '../../../../contract/estimates/states';
import { paths } from '../../../../contract/paths';
import { answer } from '../../../store/api/server/answer';
import { api, tagId } from '../../../store/api/api';
import { estimateCounted } from '../../orders/api/orders';
import { ifMatch, post, put } from '../../../store/api/server/requests';

interface OfEstimate {
  readonly orderId: string;
  readonly id: string;
  readonly version: number;
}

const ofOrder = (_answer: unknown, _error: unknown, { orderId }: { readonly orderId: string }) => [
  { type: 'Estimates' as const, id: tagId(orderId) },
];

const RESERVED = ['Reservations', 'OrderPages', 'Recommendations', 'UnitReservations'] as const;

export interface DraftPlace {
  readonly orderId: string;
  readonly serial: string;
  readonly estimateId: string | null;
}

interface Seen {
  readonly seen: string | null;
}

const draftPath = ({ orderId, serial, estimateId }: DraftPlace) =>
  paths.estimateDraft(orderId, serial, estimateId ?? 'new');

const over = ({ seen }: Seen): Record<string, string> => (seen === null ? { 'if-none-match': '*' } : ifMatch(seen));

const estimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderEstimates: build.query<OrderEstimates, string>({
      query: (orderId) => paths.orderEstimates(orderId),
      responseSchema: answer(orderEstimatesSchema),
      providesTags: (_answer, _error, orderId) => [{ type: 'Estimates', id: tagId(orderId) }, 'Imported', 'Rates'],
    }),
    getEstimate: build.query<EstimateWithVersions, { readonly orderId: string; readonly id: string }>({
      query: ({ id }) => paths.estimate(id),
      responseSchema: answer(estimateWithVersionsSchema),
      providesTags: (_answer, _error, { orderId }) => [{ type: 'Estimates', id: tagId(orderId) }, 'Imported', 'Rates'],
    }),
    createEstimate: build.mutation<StoredEstimate, { readonly orderId: string; readonly estimate: NewEstimate }>({
      query: ({ orderId, estimate }) => post(paths.orderEstimates(orderId), estimate),
      responseSchema: answer(estimateSchema),
      invalidatesTags: ofOrder,
      onQueryStarted: async ({ orderId }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => void dispatch(estimateCounted(orderId)),
          () => undefined,
        );
      },
    }),
    saveEstimate: build.mutation<StoredEstimate, OfEstimate & { readonly estimate: EstimateSave }>({
      query: ({ id, version, estimate }) => put(paths.estimate(id), estimate, ifMatch(version)),
      responseSchema: answer(estimateSchema),
      invalidatesTags: ofOrder,
    }),
    stepEstimate: build.mutation<StoredEstimate, OfEstimate & EstimateStepRequest & { readonly itemCode: string }>({
      query: ({ id, version, step, reason, consent }) => ({
        ...{ url: paths.estimateSteps(id), method: 'POST', headers: ifMatch(version) },
        body: { step, ...(reason !== undefined && { reason }), ...(consent !== undefined && { consent }) },
      }),
      responseSchema: answer(estimateSchema),
      invalidatesTags: (_answer, error, args) => [
        ...ofOrder(null, error, args),
        ...(args.step === 'win' ? RESERVED : []),
      ],
    }),
  }),
});

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepEstimateDraft: build.mutation<EstimateDraft, { readonly place: DraftPlace; readonly draft: NewDraft } & Seen>({
      query: ({ place, draft, seen }) => put(draftPath(place), draft, over({ seen })),
      responseSchema: answer(estimateDraftSchema),
      onQueryStarted: async ({ place }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(learnDraft(place, saved.data));
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

export const { useGetOrderEstimatesQuery, useGetEstimateQuery, useCreateEstimateMutation } = estimatesApi;
export const { createEstimate, saveEstimate, stepEstimate, getOrderEstimates } = estimatesApi.endpoints;
export const { keepEstimateDraft, dropEstimateDraft } = draftsApi.endpoints;

const isAt = ({ serial, estimateId }: DraftPlace, draft: EstimateDraft) =>
  draft.unitSerial === serial && (draft.estimateId === null ? null : String(draft.estimateId)) === estimateId;

export const draftAt = (place: DraftPlace, drafts: readonly EstimateDraft[]): EstimateDraft | undefined =>
  drafts.find((each) => isAt(place, each));

const learnDraft = (place: DraftPlace, draft: EstimateDraft | null) =>
  estimatesApi.util.updateQueryData('getOrderEstimates', place.orderId, (known) => {
    known.drafts = [...known.drafts.filter((each) => !isAt(place, each)), ...(draft === null ? [] : [draft])];
  });
