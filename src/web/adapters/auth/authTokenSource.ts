import { AuthFailure, type AuthPort } from './authPort';

/**
 * The bearer token for a call to the product API.
 *
 * Null where the session is over: the call then goes without a token, the API answers 401, and the app says that the
 * session timed out. Without the network the call fails like any other. Every other failure ends the sign-in too.
 */
export function createTokenSource(port: Pick<AuthPort, 'getToken'>, onRefused: (error: unknown) => void) {
  return async (): Promise<string | null> => {
    try {
      return await port.getToken();
    } catch (error) {
      const kind = error instanceof AuthFailure ? error.kind : 'failed';
      if (kind === 'interactionRequired') return null;
      if (kind !== 'network') onRefused(error);
      throw error;
    }
  };
}
