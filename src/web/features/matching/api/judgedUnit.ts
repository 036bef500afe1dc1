import { matchIcSchema, type MatchIc, type MatchIcRequest } from '../../../../contract/matching/recommendations';
import { paths } from '../../../../contract/paths';
import type { NamedRates } from '../../../../contract/rates/rateSets';
import type { Unit } from '../../../../contract/units/unit';
import { answer } from '../../../store/api/server/answer';
import { api, tagId } from '../../../store/api/api';
import { quoteKey, getRecommendations } from './recommendations';
import type { Quote } from '../../../../contract/matching/quote';
import type { RootState } from '../../../store/store';
import { selectManualUnits } from '../../comparison/state/comparisonChoices';
import { post } from '../../../store/api/server/requests';

export const judgedUnitApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJudgedUnit: build.query<{ readonly unit: Unit | null; readonly rates?: NamedRates }, MatchIcRequest, MatchIc>({
      query: (body) => post(paths.matchIc, body),
      serializeQueryArgs: ({ queryArgs: { quote, serial } }) => ({ ...quoteKey(quote), serial }),
      rawResponseSchema: answer(matchIcSchema),
      providesTags: (_unit, _error, { quote }) => [{ type: 'Recommendations', id: tagId(quote.order_id) }, 'Imported'],
      transformResponse: ({ success, data, rates }) => ({ unit: success ? data : null, ...(rates && { rates }) }),
    }),
  }),
});

export const { useGetJudgedUnitQuery } = judgedUnitApi;

export function selectUnitOfOrder(state: RootState, quote: Quote, itemCode: string): Unit | undefined {
  const recommended = getRecommendations.select(quote)(state).data?.units ?? [];
  const isIt = ({ serial }: Unit) => String(serial) === itemCode;
  return selectManualUnits(state, String(quote.order_id)).find(isIt) ?? recommended.find(isIt);
}
