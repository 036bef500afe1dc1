import { fetchAnew } from '../api/fetchAnew';
import { useAppDispatch } from '../hooks';
import { useInsights } from '../insights/useInsights';
import { useGated } from '../gate/useEffectGate';

interface Loaded {
  readonly currentData?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly isFetching: boolean;
}

interface Sync {
  /** When what is on screen came from the server, ms; undefined before. */
  readonly loadedAt: number | undefined;
  readonly isFetching: boolean;
  /** Fetches the page anew. */
  readonly onFetch: () => void;
}

/** How the page is fetched anew; null where the specification's product API is asked, of which that is not known. */
export function useSync({ currentData, fulfilledTimeStamp, isFetching }: Loaded): Sync | null {
  const dispatch = useAppDispatch();
  const onFetch = useGated(() => dispatch(fetchAnew()));
  return useInsights()
    ? { loadedAt: currentData === undefined ? undefined : fulfilledTimeStamp, isFetching, onFetch }
    : null;
}
