import { selectQuote } from '../../selectors/quote';
import type { AppStore } from '../../store';
import { getLastRefresh } from '../lastRefresh';
import { getOrder } from '../orders/orders';
import { getRecommendations } from '../recommendations';
import { FOR_LATER, type AskFirst } from './askFirst';
import { orderAt } from './orderAt';

async function askForOrder(store: AppStore, orderId: string): Promise<void> {
  const { data: order } = await store.dispatch(getOrder.initiate(orderId, FOR_LATER));
  if (order === undefined) return;
  await store.dispatch(getRecommendations.initiate(selectQuote(store.getState(), order), FOR_LATER));
}

export const askForUnits: AskFirst = (store, { pathname }) =>
  Promise.all([
    askForOrder(store, orderAt(pathname) ?? ''),
    store.dispatch(getLastRefresh.initiate(undefined, FOR_LATER)),
  ]);
