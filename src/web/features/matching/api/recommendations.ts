import { skipToken } from '@reduxjs/toolkit/query';
import { describedFields, type Quote } from '../../../../contract/matching/quote';
import type { Order } from '../../../../contract/orders/order';
import { paths } from '../../../../contract/paths';
import {
  recommendationsSchema,
  type Recommendations,
  type Relaxation,
} from '../../../../contract/matching/recommendations';
import type { NamedRates } from '../../../../contract/rates/rateSets';
import type { Unit } from '../../../../contract/units/unit';
import type { AppThunk } from '../../../store/store';
import { MAX_LISTED_UNITS } from '../../../../domain/limits';
import { useAppSelector } from '../../../store/hooks';
import { selectQuote } from '../state/quote';
import { answer } from '../../../store/api/server/answer';
import { api, tagId } from '../../../store/api/api';
import { post } from '../../../store/api/server/requests';
import { isAborted } from '../../../lib/errorMessage';

export const quoteKey = (quote: Quote) => ({
  orderId: String(quote.order_id),
  fields: describedFields.map((field) => quote[field] ?? null),
  accepted: (quote.accepted_constraints ?? []).join(),
});

interface OrderRecommendations {
  readonly units: readonly Unit[];
  readonly relaxations: readonly Relaxation[];
  readonly count: number | null;
  readonly rates?: NamedRates;
}

interface AllUnits {
  readonly quote: Quote;
  readonly hasReserved: boolean;
}

const tagOf = ({ order_id }: Quote) => ({ type: 'Recommendations' as const, id: tagId(order_id) });

const toUnits = ({ data: { matches, relaxations, count, rates } }: Recommendations): OrderRecommendations => ({
  units: matches,
  relaxations,
  count,
  ...(rates && { rates }),
});

export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecommendations: build.query<OrderRecommendations, Quote, Recommendations>({
      query: (quote) => post(paths.recommendations, quote),
      serializeQueryArgs: ({ queryArgs }) => quoteKey(queryArgs),
      rawResponseSchema: answer(recommendationsSchema),
      providesTags: (_answer, _error, quote) => [tagOf(quote), 'Imported'],
      transformResponse: toUnits,
    }),
    getAllUnits: build.query<OrderRecommendations, AllUnits, Recommendations>({
      query: ({ quote, hasReserved }) =>
        post(paths.recommendations, { ...quote, limit: MAX_LISTED_UNITS, include_reserved: hasReserved }),
      serializeQueryArgs: ({ queryArgs: { quote, hasReserved } }) => ({ ...quoteKey(quote), hasReserved }),
      rawResponseSchema: answer(recommendationsSchema),
      providesTags: (_answer, _error, { quote }) => [tagOf(quote), 'Imported'],
      transformResponse: toUnits,
    }),
  }),
});

export const forgetRecommendations =
  (openOrderId?: string): AppThunk =>
  (dispatch, getState) => {
    const { util } = recommendationsApi;
    const others = util
      .selectCachedArgsForQuery(getState(), 'getRecommendations')
      .filter(({ order_id }) => String(order_id) !== openOrderId);
    // A running request may return data from before the change.
    for (const quote of others) {
      dispatch(util.getRunningQueryThunk('getRecommendations', quote))?.abort();
      for (const hasReserved of [true, false])
        dispatch(util.getRunningQueryThunk('getAllUnits', { quote, hasReserved }))?.abort();
    }
    dispatch(util.invalidateTags(others.map(tagOf)));
  };

export const { getRecommendations, getAllUnits } = recommendationsApi.endpoints;

/** The last list stays while another loads. Aborted fetches are not failures, because another one starts. */
export function useRecommendations(order: Order) {
  const query = recommendationsApi.useGetRecommendationsQuery(useAppSelector((state) => selectQuote(state, order)));
  if (isAborted(query.error)) return { ...query, error: undefined, isFetching: true };
  return query.error ? { ...query, data: query.currentData } : query;
}

export function useAllUnits(order: Order, wanted: Pick<AllUnits, 'hasReserved'> | null) {
  const quote = useAppSelector((state) => selectQuote(state, order));
  return recommendationsApi.useGetAllUnitsQuery(wanted === null ? skipToken : { quote, ...wanted });
}
