import type { FastifyInstance } from 'fastify';
import type { SignInConfig } from '../../contract/runtimeConfig';
import type { TokenVerifier } from './tokenVerifier';

/** The sign-in of one server: who is let in, and what is served for it. */
export interface SignIn {
  verifier: TokenVerifier;
  /** The part of /config.json the browser signs in with. */
  clientConfig: SignInConfig;
  /** The identity provider's origin where it is not our own: belongs in the app's connect-src, frame-src, form-action. */
  providerOrigin: string | null;
  /** Adds the routes of the local provider under /oidc; adds nothing for Entra ID. */
  register: (app: FastifyInstance) => Promise<void>;
}
