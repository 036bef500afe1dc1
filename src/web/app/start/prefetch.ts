import { matchPath } from 'react-router-dom';
import type { User } from '../../lib/auth/authPort';
import { sessionOf } from '../../features/signIn/state/session';
import { getMe } from '../../store/api/shell';
import type { AppStore } from '../../store/store';
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
    const { prefetchOrders } = await import(
      /* webpackChunkName: "orders" */ '../../features/orders/api/prefetchOrders'
    );
    return prefetchOrders(store, search);
  }
  const { orderId } = matchPath('/order/:orderId', pathname)?.params ?? {};
  if (orderId === undefined) return undefined;
  const { prefetchUnits } = await import(
    /* webpackChunkName: "comparison" */ '../../features/matching/api/prefetchUnits'
  );
  return prefetchUnits(store, orderId);
}
