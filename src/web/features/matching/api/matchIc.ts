import { matchIcSchema, type MatchIc, type MatchIcRequest } from '../../../../contract/matching/recommendations';
import { paths } from '../../../../contract/paths';
import type { Unit } from '../../../../contract/units/unit';
import { messages } from '../../../../domain/messages';
import type { FoundUnit } from '../../../machines/icPanel';
import type { AppDispatch } from '../../../store/store';
import { answer } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { errorMessage, untilAborted } from '../../../lib/errorMessage';
import { post } from '../../../store/api/server/requests';

const matchIcApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchIc: build.mutation<MatchIc, MatchIcRequest>({
      query: (body) => post(paths.matchIc, body),
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

function remarkOn({ can_serve }: Unit, said: string | null): string | null {
  const { doesNotFit } = messages.ic;
  if (can_serve !== false || said?.includes(doesNotFit)) return said;
  return said === null ? doesNotFit : `${withFullStop(said)} ${doesNotFit}`;
}

const withFullStop = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

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
