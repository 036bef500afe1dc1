import {
  estimateSchema,
  estimateWithVersionsSchema,
  orderEstimatesSchema,
  type EstimateSave,
  type EstimateWithVersions,
  type NewEstimate,
  type OrderEstimates,
  type StoredEstimate,
} from '../../../../contract/estimates/estimates';
import type { EstimateStepRequest } from '../../../../contract/estimates/states';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';
import { tagId } from '../tagId';

interface OfEstimate {
  readonly orderId: string;
  readonly id: string;
  /** That was loaded. */
  readonly version: number;
}

const ofOrder = (_answer: unknown, _error: unknown, { orderId }: { readonly orderId: string }) => [
  { type: 'Estimates' as const, id: tagId(orderId) },
];

const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

const estimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The estimates of an order with their figures of then and of today, and the asking person's drafts. */
    getOrderEstimates: build.query<OrderEstimates, string>({
      query: (orderId) => paths.orderEstimates(orderId),
      responseSchema: answer(orderEstimatesSchema),
      providesTags: (_answer, _error, orderId) => [{ type: 'Estimates', id: tagId(orderId) }, 'Imported', 'Rates'],
    }),
    /** An estimate with all its versions. */
    getEstimate: build.query<EstimateWithVersions, { readonly orderId: string; readonly id: string }>({
      query: ({ id }) => paths.estimate(id),
      responseSchema: answer(estimateWithVersionsSchema),
      providesTags: (_answer, _error, { orderId }) => [{ type: 'Estimates', id: tagId(orderId) }, 'Imported', 'Rates'],
    }),
    /** A new estimate, or a copy of one. */
    createEstimate: build.mutation<StoredEstimate, { readonly orderId: string; readonly estimate: NewEstimate }>({
      query: ({ orderId, estimate }) => ({ url: paths.orderEstimates(orderId), method: 'POST', body: estimate }),
      responseSchema: answer(estimateSchema),
      invalidatesTags: ofOrder,
    }),
    /** The next version of an estimate, over the one that was loaded. */
    saveEstimate: build.mutation<StoredEstimate, OfEstimate & { readonly estimate: EstimateSave }>({
      query: ({ id, version, estimate }) => ({
        ...{ url: paths.estimate(id), method: 'PUT', body: estimate },
        headers: ifMatch(version),
      }),
      responseSchema: answer(estimateSchema),
      invalidatesTags: ofOrder,
    }),
    /** Proposes, approves, returns, quotes, wins or loses an estimate. */
    stepEstimate: build.mutation<StoredEstimate, OfEstimate & EstimateStepRequest & { readonly itemCode: string }>({
      query: ({ id, version, step, reason, consent }) => ({
        ...{ url: paths.estimateSteps(id), method: 'POST', headers: ifMatch(version) },
        body: { step, ...(reason !== undefined && { reason }), ...(consent !== undefined && { consent }) },
      }),
      responseSchema: answer(estimateSchema),
      invalidatesTags: (_answer, error, asked) => [
        ...ofOrder(null, error, asked),
        ...(asked.step === 'win' ? RESERVED : []),
      ],
    }),
  }),
});

/** What the reservation of a won estimate changes elsewhere. */
const RESERVED = ['Reservations', 'OrderPages', 'Recommendations', 'UnitReservations'] as const;

/** What is known of the asking person's drafts, without the list being fetched anew. */
export const learnDrafts = (orderId: string, change: (drafts: OrderEstimates['drafts']) => OrderEstimates['drafts']) =>
  estimatesApi.util.updateQueryData('getOrderEstimates', orderId, (known) => {
    known.drafts = change(known.drafts);
  });

export const { createEstimate, saveEstimate, stepEstimate, getOrderEstimates } = estimatesApi.endpoints;
export const { useGetOrderEstimatesQuery, useGetEstimateQuery, useCreateEstimateMutation } = estimatesApi;
