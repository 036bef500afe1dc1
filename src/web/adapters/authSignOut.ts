import { paths } from '../../contract/paths';
import type { AuthPort } from './authPort';

/** The product's own logout may not hold up the sign-out: after this long it goes on without. */
const PATIENCE_MS = 3000;

export interface SignOutOptions {
  port: Pick<AuthPort, 'getToken' | 'logout'>;
  apiBaseUrl: () => Promise<string>;
  fetchFn?: typeof fetch;
}

/** Asks the product to forget the token. */
async function tellProduct({ port, apiBaseUrl, fetchFn = fetch }: SignOutOptions, signal: AbortSignal): Promise<void> {
  const [base, token] = await Promise.all([apiBaseUrl(), port.getToken()]);
  if (token === null) return;
  await fetchFn(base + paths.logout, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
    signal,
  });
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Tells the product, whether that works or not, then signs out of single sign-on. Rejects where the latter fails. */
export async function signOut(options: SignOutOptions): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.race([tellProduct(options, signal).catch(() => undefined), whenAborted(signal)]);
  await options.port.logout();
}
