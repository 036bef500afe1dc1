import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { ServerConnection } from '../../state/api/server/serverConnection';
import type { StoreTools, InspectionObserver } from '../../state/inspection';
import { createAuthMemory, createStoredSignIn } from '../../adapters/auth/authMemory';
import { createAuthPort } from '../../adapters/auth/authOnDemand';
import { createTokenSource } from '../../adapters/auth/authPort';
import { createOtherTabs, createSignedInTabs } from '../../adapters/auth/tabs';
import type { Notifier } from '../../adapters/notifier';
import { createWorkMemory } from '../../adapters/workMemory';
import { once } from '../../loading/preloadable';
import { simulated } from '../../session/simulated';
import { startAuthentication } from '../../session/startAuthentication';

interface Settings {
  config: RuntimeConfig;
  tools: StoreTools | null;
}

export interface Runtime extends Settings {
  connection: ServerConnection;
}

interface SignInOptions {
  settings: () => Promise<Settings>;
  notifier: Notifier;
  log: (error: unknown) => void;
  inspect: InspectionObserver;
}

export function startSignIn({ settings, notifier, log, inspect }: SignInOptions) {
  const memory = createAuthMemory(window.sessionStorage);
  const stored = createStoredSignIn(window.sessionStorage);
  const loadClient = async () => {
    const [{ config }, { createMsalClient }] = await Promise.all([
      settings(),
      import(/* webpackChunkName: "msal" */ '../../adapters/auth/msal'),
    ]);
    return createMsalClient(config.signIn, window.location.origin, stored.keepToken);
  };
  const port = createAuthPort(loadClient, memory, stored);
  const authentication = startAuthentication({
    ...{ port, memory, notifier, log, inspect },
    otherTabs: createOtherTabs(new BroadcastChannel('specai')),
    signedInTabs: createSignedInTabs(navigator.locks),
    forgetWork: createWorkMemory(window.sessionStorage).forget,
    address: () => window.location.href.slice(window.location.origin.length),
    apiBaseUrl: async () => (await settings()).config.apiBaseUrl,
  });
  const getToken = createTokenSource({
    port,
    onInteractionRequired: (error) => authentication.send({ type: 'INTERACTION_REQUIRED', error }),
    onRefused: (error) => authentication.send({ type: 'TOKEN_REFUSED', error }),
  });
  const runtime = once(async (): Promise<Runtime> => {
    const { config, tools } = await settings();
    const connection = {
      apiBaseUrl: config.apiBaseUrl,
      simulate: simulated(config.capabilities),
      namesActions: config.capabilities.insights === 'on',
      ...{ getToken, log },
      getQuietToken: () => stored.read()?.token ?? null,
      onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }),
    };
    return { config, connection, tools };
  });
  return { port, authentication, runtime };
}
