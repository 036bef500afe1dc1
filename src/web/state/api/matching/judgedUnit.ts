import { matchIcSchema, type MatchIc, type MatchIcRequest } from '../../../../contract/matching/recommendations';
import { paths } from '../../../../contract/paths';
import type { NamedRates } from '../../../../contract/rates/rateSets';
import type { Unit } from '../../../../contract/unit/unit';
import { answer } from '../server/answer';
import { api, tagId } from '../api';
import { quoteKey, getRecommendations } from './recommendations';
import type { Quote } from '../../../../contract/matching/quote';
import type { RootState } from '../../store';
import { selectManualUnits } from '../../selectors/comparisonChoices';

interface JudgedUnit {
  /** Null if the server judged none. */
  readonly unit: Unit | null;
  /** The rates that it was judged by. */
  readonly rates?: NamedRates;
}

export const judgedUnitApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One unit judged against an order, cached per quote and unit; null if it is not judged. */
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

/** The unit on an order's comparison, recommended or added by hand, if that was opened before. */
export function selectUnitOfOrder(state: RootState, quote: Quote, itemCode: string): Unit | undefined {
  const recommended = getRecommendations.select(quote)(state).data?.units ?? [];
  const isIt = ({ serial }: Unit) => String(serial) === itemCode;
  return selectManualUnits(state, String(quote.order_id)).find(isIt) ?? recommended.find(isIt);
}
