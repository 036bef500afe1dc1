import { selectQuote } from '../../selectors/quote';
import type { AppStore } from '../../store';
import { getLastRefresh } from '../lastRefresh';
import { getOrder } from './orders';
import { getRecommendations } from './recommendations';

export async function prefetchUnits(store: AppStore, orderId: string): Promise<void> {
  const { dispatch } = store;
  const refresh = dispatch(getLastRefresh.initiate(undefined, { subscribe: false }));
  const { data: order } = await dispatch(getOrder.initiate(orderId, { subscribe: false }));
  if (order) await dispatch(getRecommendations.initiate(selectQuote(store.getState(), order), { subscribe: false }));
  await refresh;
}
