import { createRoot } from 'react-dom/client';
import type { RuntimeConfig } from '../../src/contract/runtimeConfig';
import { createAuthMemory } from '../../src/web/lib/auth/authMemory';
import type { AuthPort } from '../../src/web/lib/auth/authPort';
import { createNotifier } from '../../src/web/lib/browser/notifier';
import { createWorkMemory } from '../../src/web/lib/browser/workStorage';
import { createOtherTabs } from '../../src/web/lib/auth/tabs';
import { recordingMode, loadTools } from '../../src/web/app/tools/loadTools';
import { Root } from '../../src/web/app/Root';
import { simulated } from '../../src/web/features/signIn/state/simulated';
import { startAuthentication } from '../../src/web/features/signIn/state/startAuthentication';
import { createInspection } from '../../src/web/store/inspection';
import { ErrorBoundary } from '../../src/web/ui/notice/ErrorBoundary';
import { GlobalStyle } from '../../src/web/ui/GlobalStyle';
import { showToast } from '../../src/web/ui/toast/showToast';
import { Toaster } from '../../src/web/ui/toast/Toaster';

const config: RuntimeConfig = {
  apiBaseUrl: '',
  inventorySystemUrl: 'https://inventory.example/unit',
  capabilities: { unitOptions: 'simulated', reservations: 'sample', import: 'on', insights: 'off' },
  devTools: false,
  recording: false,
  signIn: {
    protocolMode: 'OIDC',
    clientId: 'mock',
    authority: 'https://localhost/oidc',
    knownAuthorities: ['localhost'],
    apiScopes: [],
    extraScopesToConsent: [],
  },
};

const memory = createAuthMemory(window.sessionStorage);

const leaveAndReturn = () => {
  window.location.reload();
  return new Promise<never>(() => undefined);
};

const port: AuthPort = {
  hasHint: () => memory.hint,
  preload: () => undefined,
  resume: () => Promise.resolve({ id: '1', name: 'Dana Sales', email: 'sales@specai.test' }),
  getToken: () => Promise.resolve('mock'),
  login: () => {
    memory.hint = true;
    return leaveAndReturn();
  },
  logout: () => {
    memory.hint = false;
    return leaveAndReturn();
  },
  forget: () => {
    memory.hint = false;
    return Promise.resolve();
  },
};

export function startMockApp(): void {
  const notifier = createNotifier(showToast);
  const inspection = createInspection();
  const authentication = startAuthentication({
    port,
    memory,
    notifier,
    otherTabs: createOtherTabs(new BroadcastChannel('specai')),
    signedInTabs: { show: () => undefined, find: () => Promise.resolve(null) },
    forgetWork: createWorkMemory(window.sessionStorage).forget,
    address: () => '/',
    apiBaseUrl: () => Promise.resolve(''),
    log: () => undefined,
    inspect: inspection.inspect,
  });
  const requested = recordingMode(window.location.search, window.sessionStorage);
  const connection = {
    apiBaseUrl: '',
    simulate: simulated(config.capabilities),
    getToken: port.getToken,
    onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }),
  };
  const runtime = loadTools(config, requested, inspection).then((tools) => ({ config, connection, tools }));
  createRoot(document.getElementById('root') ?? document.body).render(
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <Root
          authentication={authentication}
          runtime={() => runtime}
          notifier={notifier}
          inspect={inspection.inspect}
        />
      </ErrorBoundary>
      <Toaster />
    </>,
  );
}
