import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { ServerConnection } from '../../store/api/server/serverConnection';
import type { StoreTools, InspectionObserver } from '../../store/inspection';
import { createAuthMemory, createStoredSignIn } from '../../lib/auth/authMemory';
import { createAuthPort } from '../../lib/auth/authOnDemand';
import { createTokenSource } from '../../lib/auth/authPort';
import { createOtherTabs, createSignedInTabs } from '../../lib/auth/tabs';
import type { Notifier } from '../../lib/browser/notifier';
import { readItem, writeItem } from '../../lib/browser/storage';
import { createWorkMemory } from '../../lib/browser/workStorage';
import { once } from '../../lib/loading/preloadable';
import { simulated } from '../../features/signIn/state/simulated';
import { startAuthentication } from '../../features/signIn/state/startAuthentication';

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

const OWN_POSITION = 'specai.position';

export function startSignIn({ settings, notifier, log, inspect }: SignInOptions) {
  const memory = createAuthMemory(window.sessionStorage);
  const stored = createStoredSignIn(window.sessionStorage);
  const loadClient = async () => {
    const [{ config }, { createMsalClient }] = await Promise.all([
      settings(),
      import(/* webpackChunkName: "msal" */ '../../lib/auth/msal'),
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
      ownPosition: {
        read: () => readItem(window.sessionStorage, OWN_POSITION),
        keep: (position: string) => writeItem(window.sessionStorage, OWN_POSITION, position),
      },
    };
    return { config, connection, tools };
  });
  return { port, authentication, runtime };
}
