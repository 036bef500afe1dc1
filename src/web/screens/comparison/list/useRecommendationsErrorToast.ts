import { useEffect } from 'react';
import { messages } from '../../../../domain/messages';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useServices } from '../../../state/services';

/** Notifies once that the recommendations failed to load. */
export function useRecommendationsErrorToast({ error, isFetching }: { error?: unknown; isFetching: boolean }) {
  const { notifier } = useServices();
  // A toast is outside React.
  useEffect(() => {
    if (error && !isFetching) notifier.failure(messages.recommendations.failureTitle, errorMessage(error));
  }, [error, isFetching, notifier]);
}
