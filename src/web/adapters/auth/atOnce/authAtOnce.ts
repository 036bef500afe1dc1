import { whenIdle } from '../../../loading/whenIdle';
import type { AuthMemory } from '../authMemory';
import { createAuthPort } from '../authOnDemand';
import { AuthFailure, type AuthClient, type AuthPort } from '../authPort';
import type { KeptSignIn } from './keptSignIn';

const isNetworkTrouble = (error: unknown) => error instanceof AuthFailure && error.kind === 'network';

const forgetRefused = (error: unknown, kept: KeptSignIn): void => {
  if (!isNetworkTrouble(error)) kept.clear();
};

/** However often it is called, the work is done once. */
function onceLater(later: (work: () => void) => void, work: () => Promise<unknown>): () => void {
  let isCalled = false;
  return () => {
    if (isCalled) return;
    isCalled = true;
    later(() => void work());
  };
}

/**
 * Single sign-on that answers with what the tab keeps until its library is there: the first calls of a page need not wait
 * for it. From then on the library is asked for each call. A page that begins with an aging token renews it when idle, so
 * that a person's work keeps the session awake as if the library had been asked; where that is refused, nothing is kept.
 */
export function createAuthPortAtOnce(
  loadClient: () => Promise<AuthClient>,
  memory: AuthMemory,
  kept: KeptSignIn,
  later: (work: () => void) => void = whenIdle,
): AuthPort {
  let isLoaded = false;
  const port = createAuthPort(async () => {
    const client = await loadClient();
    isLoaded = true;
    return client;
  }, memory);

  const renewLater = onceLater(later, () => port.getToken().catch((error: unknown) => forgetRefused(error, kept)));
  return {
    ...port,
    resume: async () => {
      const known = kept.read();
      if (known !== null) return known.user;
      const user = await port.resume();
      if (user === null) kept.clear();
      else kept.keepUser(user);
      return user;
    },
    getToken: async () => {
      const known = isLoaded ? null : kept.read();
      if (known === null) return port.getToken();
      if (known.isAging) renewLater();
      return known.token;
    },
    login: (options) => {
      kept.clear();
      return port.login(options);
    },
    logout: () => {
      kept.clear();
      return port.logout();
    },
    forget: () => {
      kept.clear();
      return port.forget();
    },
  };
}
