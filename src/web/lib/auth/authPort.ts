export interface User {
  id: string;
  name: string;
  email: string;
}

/** `interactionRequired` needs a redirect, `sessionOver` is from the local sign-in, `invalid` is untrusted. */
export type AuthFailureKind = 'interactionRequired' | 'sessionOver' | 'network' | 'cancelled' | 'invalid' | 'failed';

export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  constructor(
    readonly kind: AuthFailureKind,
    /** Error code of the sign-in library, for the log. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`Sign-in: ${kind} (${code})`, options);
  }
}

export interface LoginOptions {
  again: boolean;
  /** Email signed in in another tab: the provider signs in silently or redirects back. */
  joining?: string;
}

export interface AuthClient {
  resume: () => Promise<User | null>;
  getToken: () => Promise<string | null>;
  login: (options: LoginOptions) => Promise<void>;
  logout: () => Promise<void>;
  forget: () => Promise<void>;
}

export interface AuthPort extends AuthClient {
  hasHint: () => boolean;
  /** Loads the library and renews an aging token, which extends the session. */
  preload: () => void;
}

interface TokenSourceOptions {
  port: Pick<AuthPort, 'getToken'>;
  onInteractionRequired: (error: unknown) => void;
  onRefused: (error: unknown) => void;
}

/** Never resolves, so that no error appears while the page is left. */
const untilThePageIsLeft = () => new Promise<never>(() => undefined);

/** Null after the session ended: the API then answers 401. All failures except network end the sign-in. */
export const createTokenSource =
  ({ port, onInteractionRequired, onRefused }: TokenSourceOptions) =>
  async (): Promise<string | null> => {
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
