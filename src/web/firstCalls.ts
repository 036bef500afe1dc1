import type { Order } from '../contract/order/order';
import { paths } from '../contract/paths';
import type { RuntimeConfig } from '../contract/runtimeConfig';
import { toQuote } from '../domain/order/quote';
import { createKeptSignIn } from './adapters/auth/atOnce/keptSignIn';
import { FirstAnswers } from './adapters/first/firstAnswers';
import { createWorkMemory } from './adapters/workMemory';
import { firstCallsAt } from './state/api/first/firstCalls';
import { hasAccepted } from './state/api/first/hasAccepted';
import { orderAt } from './state/api/first/orderAt';

/*
 * A file of its own, which runs before React and the app are there (preloadScreen.js asks for it). With the token that the tab
 * keeps it begins what the screen of the address asks for first; the API layer takes the answers over (`fetchOrTake`). Where
 * there is no such token, nothing begins, and the app asks as always.
 */
const isConfig = (value: unknown): value is RuntimeConfig =>
  typeof value === 'object' && value !== null && 'capabilities' in value && 'apiBaseUrl' in value;

/** As our server writes it into the page; null where it has to be asked for. */
function configInPage(): RuntimeConfig | null {
  const text = document.getElementById('config')?.textContent.trim() ?? '';
  const config: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  return isConfig(config) ? config : null;
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'id' in value && 'requirement' in value;

/** What is recommended for an order is asked for as soon as the order is there. */
async function recommendFor(answer: Promise<Response>, begin: (path: string, body: string) => unknown): Promise<void> {
  const response = await answer;
  const order: unknown = response.ok ? await response.clone().json() : null;
  if (isOrder(order)) begin(paths.recommendations, JSON.stringify(toQuote(order)));
}

const config = configInPage();
const kept = createKeptSignIn(window.sessionStorage).read();
if (config !== null && kept !== null) {
  const answers = new FirstAnswers();
  const begin = (path: string, body?: string) => {
    const url = new URL(config.apiBaseUrl + path, window.location.href).href;
    return answers.begin({ url, person: kept.user.id, body }, kept.token);
  };
  const calls = new Map(firstCallsAt(window.location, config).map((path) => [path, begin(path)]));
  const orderId = orderAt(window.location.pathname) ?? '';
  const order = calls.get(paths.order(orderId));
  const memory = createWorkMemory(window.sessionStorage).read(kept.user.id);
  if (order && !hasAccepted(memory, orderId)) void answers.leadsOn(recommendFor(order, begin));
  window.firstAnswers = answers;
}
