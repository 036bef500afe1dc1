import { once } from '../../loading/once';
import type { AuthMemory } from './authMemory';
import type { AuthClient, AuthPort } from './authPort';

/** Single sign-on whose library is loaded only when it is needed, and what the tab remembers of it. */
export function createAuthPort(loadClient: () => Promise<AuthClient>, memory: AuthMemory): AuthPort {
  const client = once(loadClient);

  const resume: AuthPort['resume'] = async () => {
    const user = await (await client()).resume();
    if (user === null) memory.hint = false;
    return user;
  };

  const getToken: AuthPort['getToken'] = async () => {
    const token = await (await client()).getToken();
    if (token !== null) memory.isRenewing = false;
    return token;
  };

  const login: AuthPort['login'] = async (options) => {
    memory.hint = true;
    memory.isRenewing = options.again;
    memory.wasAtProvider = true;
    try {
      await (await client()).login(options);
    } catch (error) {
      memory.hint = false;
      throw error;
    }
  };

  const logout: AuthPort['logout'] = async () => {
    memory.hint = false;
    await (await client()).logout();
  };

  const forget: AuthPort['forget'] = async () => {
    memory.hint = false;
    await (await client()).forget();
  };

  const preload = (): void => void client().catch(() => undefined);
  return { hasHint: () => memory.hint, preload, resume, getToken, login, logout, forget };
}
