import { matchIcSchema, type MatchIc } from '../../../contract/matching/matchIc';
import { paths } from '../../../contract/paths';
import type { Order } from '../../../contract/order/order';
import type { Unit } from '../../../contract/unit/unit';
import { toQuote } from '../../../domain/order/quote';
import { answer } from './server/answer';
import { api } from './api';
import { tagId } from './tagId';

/** A unit, and the order that it is judged for. */
interface Judged {
  order: Order;
  itemCode: string;
}

const judgedUnitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One unit as it stands against an order; null where the server does not judge it. One cache entry per order and unit. */
    getJudgedUnit: build.query<Unit | null, Judged, MatchIc>({
      query: ({ order, itemCode }) => ({
        url: paths.matchIc,
        method: 'POST',
        body: { quote: toQuote(order), serial: itemCode },
      }),
      serializeQueryArgs: ({ queryArgs: { order, itemCode } }) => ({ orderId: String(order.id), itemCode }),
      rawResponseSchema: answer(matchIcSchema),
      providesTags: (_unit, _error, { order }) => [{ type: 'Recommendations', id: tagId(order.id) }, 'Imported'],
      transformResponse: ({ success, data }) => (success ? data : null),
    }),
  }),
});

export const { useGetJudgedUnitQuery } = judgedUnitApi;
