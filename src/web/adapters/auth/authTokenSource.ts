import { AuthFailure, type AuthPort } from './authPort';

export interface TokenSourceOptions {
  port: Pick<AuthPort, 'getToken'>;
  /** The provider wants the person themselves: they are about to be sent there. */
  onInteractionRequired: (error: unknown) => void;
  onRefused: (error: unknown) => void;
}

/** What a call gets that is made as the page is left: no answer, so that nothing fails before the person's eyes. */
const untilThePageIsLeft = () => new Promise<never>(() => undefined);

/**
 * The bearer token for a call to the product API.
 *
 * Null where the session is over: the call then goes without a token, the API answers 401, and the app says that the
 * session timed out. Without the network the call fails like any other. Every other failure ends the sign-in too.
 */
export function createTokenSource({ port, onInteractionRequired, onRefused }: TokenSourceOptions) {
  return async (): Promise<string | null> => {
    try {
      return await port.getToken();
    } catch (error) {
      const kind = error instanceof AuthFailure ? error.kind : 'failed';
      if (kind === 'sessionOver') return null;
      if (kind === 'interactionRequired') {
        onInteractionRequired(error);
        return untilThePageIsLeft();
      }
      if (kind !== 'network') onRefused(error);
      throw error;
    }
  };
}
