import { paths } from '../../../contract/paths';
import { AuthFailure, type AuthPort } from './authPort';

const TIMEOUT_MS = 1000;

export interface SignOutOptions {
  port: Pick<AuthPort, 'getToken' | 'logout' | 'forget'>;
  apiBaseUrl: () => Promise<string>;
  fetchFn?: typeof fetch;
}

/** The product is called even without a token (spec section 4). */
const tokenIfAny = (port: SignOutOptions['port']) => port.getToken().catch(() => null);

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

/** Logs out of the product, then of single sign-on. Offline it only drops the tokens. */
export async function signOut(options: SignOutOptions): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
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
