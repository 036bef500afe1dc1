import { matchPath } from 'react-router-dom';
import type { User } from '../../adapters/auth/authPort';
import { sessionOf } from '../../session/sessions';
import { getMe } from '../../state/api/me';
import type { AppStore } from '../../state/store';
import type { Runtime } from './runtime';

/** A slow server must not hold up the screen's frame, ms. */
const MAX_WAIT_MS = 500;

/**
 * Queries what the screen of the address shows first, so that it begins with rows instead of placeholders. The screen finds the
 * queries in the store, also while they run or after they failed.
 */
export async function prefetch(user: User, { config, connection, tools }: Runtime): Promise<void> {
  const { store } = sessionOf(user, connection, tools);
  const answers = [queryScreen(store, window.location)];
  if (config.capabilities.access === 'roles')
    answers.push(store.dispatch(getMe.initiate(undefined, { subscribe: false })));
  await Promise.race([Promise.allSettled(answers), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** The queries of a screen are in its chunk. */
async function queryScreen(store: AppStore, { pathname, search }: Location): Promise<unknown> {
  if (pathname === '/') {
    const { prefetchOrders } = await import(/* webpackChunkName: "orders" */ '../../state/api/prefetch/prefetchOrders');
    return prefetchOrders(store, search);
  }
  const { orderId } = matchPath('/order/:orderId', pathname)?.params ?? {};
  if (orderId === undefined) return undefined;
  const { prefetchUnits } = await import(/* webpackChunkName: "comparison" */ '../../state/api/prefetch/prefetchUnits');
  return prefetchUnits(store, orderId);
}
