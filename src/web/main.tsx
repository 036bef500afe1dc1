import { createRoot } from 'react-dom/client';
import { createAuthMemory } from './adapters/auth/authMemory';
import { createAuthPort } from './adapters/auth/authOnDemand';
import { createTokenSource } from './adapters/auth/authTokenSource';
import { createNotifier } from './adapters/notifier';
import { createOtherTabs } from './adapters/auth/otherTabs';
import { showRememberedTheme } from './adapters/rememberedTheme';
import { once } from './loading/once';
import { recordingAsked } from './app/recordingMode';
import { Root, SignedInApp, SignInPage } from './app/Root';
import { startAuthentication } from './session/startAuthentication';
import { createInspection } from './state/inspection';
import { comparisonKey } from './state/slices/comparisonKey';
import type { StoreTools } from './state/storeTools';
import { loadTools } from './app/loadTools';
import { ErrorBoundary } from './ui/notice/ErrorBoundary';
import { GlobalStyle } from './ui/GlobalStyle';
import { showToast } from './ui/toast/showToast';
import { Toaster, Toasts } from './ui/toast/Toaster';
import { whenIdle } from './loading/whenIdle';

const memory = createAuthMemory(window.sessionStorage);
const inspection = createInspection();
const recording = recordingAsked(window.location.search, window.sessionStorage);
let tools: StoreTools | null = null;
const config = once(async () => {
  const { fetchRuntimeConfig } = await import(/* webpackChunkName: "config" */ './config/runtimeConfig');
  const fetched = await fetchRuntimeConfig();
  tools = await loadTools(fetched, recording, inspection);
  return fetched;
});
const port = createAuthPort(async () => {
  const [{ signIn }, { createMsalClient }] = await Promise.all([
    config(),
    import(/* webpackChunkName: "msal" */ './adapters/auth/msal'),
  ]);
  return createMsalClient(signIn, window.location.origin);
}, memory);

/**
 * Somebody is on the way in: load single sign-on and the app side by side, and the way back out when there is time.
 * Else load the sign-in page, and wait for a sign of life.
 */
function warmUp(): void {
  if (!port.hasHint()) {
    SignInPage.preload().catch(log);
    for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, port.preload, { once: true });
    return;
  }
  port.preload();
  SignedInApp.preload().catch(log);
  whenIdle(() => void SignInPage.preload().catch(log));
}

/** Failures that nobody is shown; browsers keep them where support can look. */
function log(error: unknown): void {
  // eslint-disable-next-line no-console -- the one log of the browser app
  console.warn(error);
}

/** A page out of the back/forward cache shows what was on it, even after the sign-out. */
function refuseOldPages({ persisted }: PageTransitionEvent): void {
  if (persisted && !port.hasHint()) window.location.reload();
}

showRememberedTheme();
warmUp();
// A recording begins with the page, not with the sign of life.
if (recording !== null) config().catch(log);
whenIdle(() => void Toasts.preload());
window.addEventListener('pageshow', refuseOldPages);
const notifier = createNotifier(showToast);
const apiBaseUrl = async () => (await config()).apiBaseUrl;
const authentication = startAuthentication({
  port,
  memory,
  notifier,
  otherTabs: createOtherTabs(new BroadcastChannel('specai')),
  forgetWork: (userId) => window.sessionStorage.removeItem(comparisonKey(userId)),
  address: () => window.location.href.slice(window.location.origin.length),
  apiBaseUrl,
  log,
  inspect: inspection.inspect,
});
const getToken = createTokenSource(port, (error) => authentication.send({ type: 'TOKEN_REFUSED', error }));

createRoot(document.getElementById('root') ?? document.body).render(
  <>
    <GlobalStyle />
    <ErrorBoundary>
      <Root
        authentication={authentication}
        config={config}
        tools={() => tools}
        inspect={inspection.inspect}
        getToken={getToken}
        notifier={notifier}
        log={log}
      />
    </ErrorBoundary>
    <Toaster />
  </>,
);
