import { useEffect } from 'react';
import { messages } from '../../../../domain/messages';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useServices } from '../../../state/services';

/** Tells once that the recommendations could not be had. */
export function useRecommendationsErrorToast({ error, isFetching }: { error?: unknown; isFetching: boolean }) {
  const { notifier } = useServices();
  // The toast belongs to the world outside React.
  useEffect(() => {
    if (error && !isFetching) notifier.failure(messages.recommendations.failureTitle, errorMessage(error));
  }, [error, isFetching, notifier]);
}
