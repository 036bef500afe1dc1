import { matchIcSchema, type MatchIc, type MatchIcRequest } from '../../../contract/matching/recommendations';
import { paths } from '../../../contract/paths';
import type { Unit } from '../../../contract/unit/unit';
import { messages } from '../../../domain/messages';
import type { FoundUnit } from '../machines/icPanelNotices';
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
      extraOptions: { isRead: true },
      responseSchema: answer(matchIcSchema),
    }),
  }),
});

export const { matchIc } = matchIcApi.endpoints;

function foundIn({ success, data, message }: MatchIc): FoundUnit {
  const said = message?.trim() ? errorMessage({ message }) : null;
  if (success && data !== null) return { unit: data, remark: remarkOn(data, said) };
  throw new Error(said ?? messages.ic.notFound);
}

/** What the server says; that the unit does not fit is shown whether or not it does. */
function remarkOn({ can_serve }: Unit, said: string | null): string | null {
  const { doesNotFit } = messages.ic;
  if (can_serve !== false || said?.includes(doesNotFit)) return said;
  return said === null ? doesNotFit : `${withFullStop(said)} ${doesNotFit}`;
}

const withFullStop = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Finds a unit by its IC#. Rejects with an Error whose message people may read; `signal` ends the request. */
export async function findUnitByIc(
  dispatch: AppDispatch,
  request: MatchIcRequest,
  signal: AbortSignal,
): Promise<FoundUnit> {
  const running = dispatch(matchIc.initiate(request, { track: false }));
  const { data, error } = await untilAborted(running, signal);
  if (data === undefined) throw new Error(errorMessage(error));
  return foundIn(data);
}
