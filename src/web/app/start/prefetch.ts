import { matchPath } from 'react-router-dom';
import type { User } from '../../adapters/auth/authPort';
import { sessionOf } from '../../session/session';
import { getMe } from '../../state/api/shell';
import type { AppStore } from '../../state/store';
import type { Runtime } from './startSignIn';

/** A slow server must not delay the frame, ms. */
const MAX_WAIT_MS = 500;

export async function prefetch(user: User, { config, connection, tools }: Runtime): Promise<void> {
  const { store } = sessionOf(user, connection, tools);
  const answers = [queryScreen(store, window.location)];
  if (config.capabilities.access === 'roles')
    answers.push(store.dispatch(getMe.initiate(undefined, { subscribe: false })));
  await Promise.race([Promise.allSettled(answers), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

async function queryScreen(store: AppStore, { pathname, search }: Location): Promise<unknown> {
  if (pathname === '/') {
    const { prefetchOrders } = await import(/* webpackChunkName: "orders" */ '../../state/api/matching/prefetchOrders');
    return prefetchOrders(store, search);
  }
  const { orderId } = matchPath('/order/:orderId', pathname)?.params ?? {};
  if (orderId === undefined) return undefined;
  const { prefetchUnits } = await import(/* webpackChunkName: "comparison" */ '../../state/api/matching/prefetchUnits');
  return prefetchUnits(store, orderId);
}
