import { useIntention } from './useIntention';

/** How a screen asks once more for what could not be read; `call` is the name of the read. */
export function useRetry(call: string, refetch: () => unknown): () => void {
  const retry = useIntention('retry', call, () => void refetch());
  return () => retry({ call });
}
