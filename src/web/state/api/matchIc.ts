import { matchIcSchema, type MatchIc, type MatchIcRequest } from '../../../contract/matching/matchIc';
import { paths } from '../../../contract/paths';
import type { Unit } from '../../../contract/unit/unit';
import { messages } from '../../../domain/messages';
import type { AppDispatch } from '../store';
import { answer } from './server/answer';
import { api } from './api';
import { errorMessage } from './server/errorMessage';
import { untilAborted } from './server/untilAborted';

const matchIcApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Judges one unit, named by its inventory control number, against a quote. Changes nothing, caches nothing. */
    matchIc: build.mutation<MatchIc, MatchIcRequest>({
      query: (body) => ({ url: paths.matchIc, method: 'POST', body }),
      responseSchema: answer(matchIcSchema),
    }),
  }),
});

export const { matchIc } = matchIcApi.endpoints;

function unitOf({ success, data, message }: MatchIc): Unit {
  if (success && data !== null) return data;
  throw new Error(message?.trim() ? errorMessage({ message }) : messages.ic.notFound);
}

/** Finds a unit by its IC#. Rejects with an Error whose message people may read; `signal` ends the request. */
export async function findUnitByIc(dispatch: AppDispatch, request: MatchIcRequest, signal: AbortSignal): Promise<Unit> {
  const running = dispatch(matchIc.initiate(request, { track: false }));
  const { data, error } = await untilAborted(running, signal);
  if (data === undefined) throw new Error(errorMessage(error));
  return unitOf(data);
}
