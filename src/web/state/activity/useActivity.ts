import { useGetActivityQuery } from '../api/audit/audit';
import { errorMessage } from '../api/server/errorMessage';
import { useGated } from '../gate/useEffectGate';
import { useInsights } from '../insights/useInsights';
import { useComment } from './useComment';

/** How many entries are shown beside what they are about. */
const NEWEST = 5;

/** The newest entries of an order, by its id, or a unit, by its IC#, and a comment to write; null where no server keeps them. */
export function useActivity(what: 'order' | 'unit', id: string) {
  const hasInsights = useInsights();
  const query = { ...(what === 'order' ? { orderId: id } : { itemCode: id }), limit: NEWEST };
  const { currentData, error, isFetching, refetch } = useGetActivityQuery(query, { skip: !hasInsights });
  const onRetry = useGated(refetch);
  const comment = useComment(what, id);
  const failure = error && !isFetching ? errorMessage(error) : null;
  return hasInsights ? { what, entries: currentData?.results ?? null, failure, isFetching, onRetry, comment } : null;
}
