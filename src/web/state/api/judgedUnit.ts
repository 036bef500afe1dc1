import { matchIcSchema, type MatchIc, type MatchIcRequest } from '../../../contract/matching/recommendations';
import { paths } from '../../../contract/paths';
import type { NamedRates } from '../../../contract/rates/rateSets';
import type { Unit } from '../../../contract/unit/unit';
import { answer } from './server/answer';
import { api } from './api';
import { quoteKey } from './quoteKey';
import { tagId } from './tagId';

interface JudgedUnit {
  /** Null if the server judged none. */
  readonly unit: Unit | null;
  /** The rates that it was judged by. */
  readonly rates?: NamedRates;
}

export const judgedUnitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One unit as it stands against an order, kept per order, what was accepted from its texts, and unit; null where it is not judged. */
    getJudgedUnit: build.query<JudgedUnit, MatchIcRequest, MatchIc>({
      query: (body) => ({ url: paths.matchIc, method: 'POST', body }),
      serializeQueryArgs: ({ queryArgs: { quote, serial } }) => ({
        ...quoteKey(quote),
        serial,
      }),
      rawResponseSchema: answer(matchIcSchema),
      providesTags: (_unit, _error, { quote }) => [{ type: 'Recommendations', id: tagId(quote.order_id) }, 'Imported'],
      transformResponse: ({ success, data, rates }) => ({ unit: success ? data : null, ...(rates && { rates }) }),
    }),
  }),
});

export const { useGetJudgedUnitQuery } = judgedUnitApi;
