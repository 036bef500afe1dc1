import { once } from '../loading/preloadable';
import { type AuthMemory, createStoredSignIn } from './authMemory';
import { AuthFailure, type AuthClient, type AuthPort, type LoginOptions } from './authPort';

const isRefusal = (error: unknown) => error instanceof AuthFailure && error.kind !== 'network';

export function createAuthPort(
  loadClient: () => Promise<AuthClient>,
  memory: AuthMemory,
  stored = createStoredSignIn(window.sessionStorage),
): AuthPort {
  let isLoaded = false;
  const client = once(async () => {
    const loaded = await loadClient();
    isLoaded = true;
    return loaded;
  });

  const forget = (): void => {
    memory.hint = false;
    stored.clear();
  };
  const end = (way: 'logout' | 'forget') => async () => {
    forget();
    await (await client())[way]();
  };
  const renew = async (): Promise<string | null> => {
    const token = await (await client()).getToken();
    if (token !== null) memory.isRenewing = false;
    return token;
  };

  return {
    hasHint: () => memory.hint,
    preload: () =>
      void client()
        .then(() => (stored.read() === null ? null : renew()))
        .catch((error: unknown) => {
          if (isRefusal(error)) stored.clear();
        }),
    resume: async () => {
      const user = stored.read()?.user ?? (await (await client()).resume());
      if (user === null) forget();
      else stored.keepUser(user);
      return user;
    },
    getToken: () => {
      const known = isLoaded ? null : stored.read();
      return known === null ? renew() : Promise.resolve(known.token);
    },
    login: (options) => {
      stored.clear();
      return leaveFor(client, memory, options);
    },
    logout: end('logout'),
    forget: end('forget'),
  };
}

async function leaveFor(client: () => Promise<AuthClient>, memory: AuthMemory, options: LoginOptions): Promise<void> {
  memory.hint = true;
  memory.isRenewing = options.again;
  memory.wasAtProvider = true;
  try {
    await (await client()).login(options);
  } catch (error) {
    memory.hint = false;
    throw error;
  }
}
