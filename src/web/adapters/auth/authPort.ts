/** Whose session this is. */
export interface User {
  id: string;
  name: string;
  email: string;
}

/**
 * - interactionRequired: a token takes a visit to the provider: for a second factor, or because its cookies reach no hidden frame.
 * - sessionOver: our own local sign-in ended the session.
 * - network: the provider could not be reached.
 * - cancelled: the person turned back.
 * - invalid: an answer that cannot be trusted.
 * - failed: anything else.
 */
export type AuthFailureKind = 'interactionRequired' | 'sessionOver' | 'network' | 'cancelled' | 'invalid' | 'failed';

/** Why single sign-on failed. */
export class AuthFailure extends Error {
  override readonly name = 'AuthFailure';
  constructor(
    readonly kind: AuthFailureKind,
    /** The sign-in library's own code, for the log. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`Sign-in: ${kind} (${code})`, options);
  }
}

export interface LoginOptions {
  /** Renews the session of the same person. */
  again: boolean;
  /** The email of whoever another tab has signed in: the provider asks them nothing, or sends them back. */
  joining?: string;
}

/** Single sign-on, once its library is there. Every method rejects with an AuthFailure. */
export interface AuthClient {
  /** Completes a sign-in that is under way; returns who is signed in, or null. */
  resume: () => Promise<User | null>;
  /** An access token for the product API; null without a sign-in. */
  getToken: () => Promise<string | null>;
  /** Leaves the page for the provider. */
  login: (options: LoginOptions) => Promise<void>;
  /** Leaves the page for the provider, which ends the session. */
  logout: () => Promise<void>;
  /** Drops the tokens of this tab, whose session is over already. Stays on the page, and sends nothing. */
  forget: () => Promise<void>;
}

/** All that the app may know of single sign-on. */
export interface AuthPort extends AuthClient {
  /** Whether this tab has a sign-in to resume. Immediate; loads nothing. */
  hasHint: () => boolean;
  /** Loads the library, so that a click need not wait for it, and renews an aging token, which keeps the session alive. */
  preload: () => void;
}
