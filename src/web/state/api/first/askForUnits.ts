import { selectQuote } from '../../selectors/quote';
import type { AppStore } from '../../store';
import { getLastRefresh } from '../lastRefresh';
import { getOrder } from '../orders/orders';
import { getRecommendations } from '../recommendations';
import { answerOf, type AskFirst } from './askFirst';
import { orderAt } from './orderAt';

async function askForOrder(store: AppStore, orderId: string): Promise<void> {
  const { data: order } = await answerOf(store.dispatch(getOrder.initiate(orderId)));
  if (order === undefined) return;
  await answerOf(store.dispatch(getRecommendations.initiate(selectQuote(store.getState(), order))));
}

export const askForUnits: AskFirst = (store, { pathname }) =>
  Promise.all([
    askForOrder(store, orderAt(pathname) ?? ''),
    answerOf(store.dispatch(getLastRefresh.initiate(undefined))),
  ]);
