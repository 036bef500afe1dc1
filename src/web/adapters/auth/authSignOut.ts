import { paths } from '../../../contract/paths';
import { AuthFailure, type AuthPort } from './authPort';

/** The product's own logout may not hold up the sign-out: after this long it goes on without. */
const PATIENCE_MS = 1000;

export interface SignOutOptions {
  port: Pick<AuthPort, 'getToken' | 'logout' | 'forget'>;
  apiBaseUrl: () => Promise<string>;
  fetchFn?: typeof fetch;
}

/** None if the session is over: the product is called all the same (spec section 4). */
const tokenIfAny = (port: SignOutOptions['port']) => port.getToken().catch(() => null);

/** Logs out of the product, which then forgets the token. */
async function logOutOfProduct(
  { port, apiBaseUrl, fetchFn = fetch }: SignOutOptions,
  signal: AbortSignal,
): Promise<void> {
  const [base, token] = await Promise.all([apiBaseUrl(), tokenIfAny(port)]);
  await fetchFn(base + paths.logout, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: '{}',
    signal,
  });
}

const whenAborted = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(false), { once: true }));

/**
 * Logs out of the product, whether that works or not, then signs out of single sign-on. Rejects if the latter fails.
 * Without a network, leaving for the provider would only bring up the browser's own error page: this tab drops its tokens
 * instead, and the failure says that the session lives on.
 */
export async function signOut(options: SignOutOptions): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const loggingOut = logOutOfProduct(options, signal).then(
    () => true,
    () => false,
  );
  const isLoggedOut = await Promise.race([loggingOut, whenAborted(signal)]);
  if (!isLoggedOut && !navigator.onLine) {
    await options.port.forget();
    throw new AuthFailure('network', 'offline');
  }
  await options.port.logout();
}
