import { matchPath } from 'react-router-dom';
import type { User } from '../adapters/auth/authPort';
import { sessionOf } from '../session/sessions';
import { FOR_LATER, type AskFirst } from '../state/api/first/askFirst';
import { getMe } from '../state/api/me';
import type { Runtime } from './runtime';

/** What a screen asks for first, in the file of the screen. */
const askFirst: Readonly<Record<string, () => Promise<AskFirst>>> = {
  '/': () =>
    import(/* webpackChunkName: "orders" */ '../state/api/first/askForOrders').then(({ askForOrders }) => askForOrders),
  '/order/:orderId': () =>
    import(/* webpackChunkName: "comparison" */ '../state/api/first/askForUnits').then(
      ({ askForUnits }) => askForUnits,
    ),
};

/** What has an answer is read at once; the rest of a long one may take its time. */
const PATIENCE_MS = 500;

/**
 * Takes the answers of the page's first calls into the store of a sign-in, where all are here: the first screen then needs no
 * placeholders, which take as long to render as what replaces them.
 */
export async function takeFirstAnswers(user: User, { config, connection, tools }: Runtime): Promise<void> {
  const [, load] = Object.entries(askFirst).find(([path]) => matchPath(path, window.location.pathname)) ?? [];
  if (load === undefined || window.firstAnswers?.areHere() !== true) return;
  const ask = await load();
  const { store } = sessionOf(user, connection, tools);
  const taken = [
    ask(store, window.location),
    ...(config.capabilities.access === 'roles' ? [store.dispatch(getMe.initiate(undefined, FOR_LATER))] : []),
  ];
  await Promise.race([Promise.allSettled(taken), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
