import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createAuthPortAtOnce } from './adapters/auth/atOnce/authAtOnce';
import { createAuthMemory } from './adapters/auth/authMemory';
import { createTokenSource } from './adapters/auth/authTokenSource';
import { createKeptSignIn } from './adapters/auth/atOnce/keptSignIn';
import { createNotifier } from './adapters/notifier';
import { createOtherTabs } from './adapters/auth/otherTabs';
import { createSignedInTabs } from './adapters/auth/signedInTabs';
import { showRememberedTheme } from './adapters/rememberedTheme';
import { createWorkMemory } from './adapters/workMemory';
import { once } from './loading/once';
import { recordingMode } from './app/tools/recordingMode';
import { Root, SignedInApp, SignInPage } from './app/Root';
import type { Runtime } from './app/runtime';
import { simulated } from './session/simulated';
import { startAuthentication } from './session/startAuthentication';
import { createInspection } from './state/inspection';
import { loadCodePersistently } from './app/loadCode';
import { loadTools } from './app/tools/loadTools';
import { ErrorBoundary } from './ui/notice/ErrorBoundary';
import { GlobalStyle } from './ui/GlobalStyle';
import { showToast } from './ui/toast/showToast';
import { Toaster, Toasts } from './ui/toast/Toaster';
import { whenIdle } from './loading/whenIdle';

const notifier = createNotifier(showToast);
loadCodePersistently(() =>
  notifier.failure(
    'A part of SpecAI could not be loaded',
    'The server may be in the middle of an update. Save your work, then reload the page.',
  ),
);
const memory = createAuthMemory(window.sessionStorage);
const kept = createKeptSignIn(window.sessionStorage);
const inspection = createInspection();
const recording = recordingMode(window.location.search, window.sessionStorage);
const settings = once(async () => {
  const { fetchRuntimeConfig } = await import(/* webpackChunkName: "config" */ './config/runtimeConfig');
  const config = await fetchRuntimeConfig();
  return { config, tools: await loadTools(config, recording, inspection) };
});
const loadClient = async () => {
  const [{ config }, { createMsalClient }] = await Promise.all([
    settings(),
    import(/* webpackChunkName: "msal" */ './adapters/auth/msal'),
  ]);
  return createMsalClient(config.signIn, window.location.origin, kept.keepToken);
};
/** What a screen shows first does not share the line with what is loaded for later. */
let onAnswer = (): void => undefined;
const firstAnswer = new Promise<void>((resolve) => (onAnswer = resolve));
/** Nor is a token renewed meanwhile, whose first calls are under way. A screen that asks for nothing has it renewed all the same. */
const afterRows = (work: () => void): void =>
  void Promise.race([firstAnswer, new Promise((resolve) => setTimeout(resolve, 10_000))]).then(() => whenIdle(work));
const port = createAuthPortAtOnce(loadClient, memory, kept, afterRows);

/**
 * In a tab with a sign-in to resume: loads single sign-on and the app side by side, and the way back out when idle. Where the
 * tab keeps a token, single sign-on is not in the way either: it follows the first answer.
 * Else loads the sign-in page; single sign-on follows with the first use of pointer or keyboard. Ends when the code of the
 * first screen is there.
 */
function warmUp(): Promise<unknown> {
  if (!port.hasHint()) {
    for (const type of ['pointermove', 'pointerdown', 'keydown']) addEventListener(type, port.preload, { once: true });
    return SignInPage.preload().catch(log);
  }
  if (kept.read() === null) port.preload();
  void firstAnswer.then(() => {
    whenIdle(port.preload);
    whenIdle(() => void SignInPage.preload().catch(log));
  });
  return SignedInApp.preload().catch(log);
}

/** Failures that show on no screen; the browser's console keeps them for support. */
function log(error: unknown): void {
  // oxlint-disable-next-line no-console -- the one log of the browser app
  console.warn(error);
}

/** A page out of the back/forward cache shows what was on it, even after the sign-out. */
function reloadOldPage({ persisted }: PageTransitionEvent): void {
  if (persisted && !port.hasHint()) window.location.reload();
}

showRememberedTheme();
const firstScreen = warmUp();
// A recording begins with the page, not with the first use of pointer or keyboard.
if (recording !== null) settings().catch(log);
whenIdle(() => void Toasts.preload());
window.addEventListener('pageshow', reloadOldPage);
const authentication = startAuthentication({
  port,
  memory,
  notifier,
  otherTabs: createOtherTabs(new BroadcastChannel('specai')),
  signedInTabs: createSignedInTabs(navigator.locks),
  forgetWork: createWorkMemory(window.sessionStorage).forget,
  address: () => window.location.href.slice(window.location.origin.length),
  apiBaseUrl: async () => (await settings()).config.apiBaseUrl,
  log,
  inspect: inspection.inspect,
});
const runtime = once(async (): Promise<Runtime> => {
  const { config, tools } = await settings();
  const getToken = createTokenSource({
    port,
    onInteractionRequired: (error) => authentication.send({ type: 'INTERACTION_REQUIRED', error }),
    onRefused: (error) => authentication.send({ type: 'TOKEN_REFUSED', error }),
  });
  const connection = {
    apiBaseUrl: config.apiBaseUrl,
    simulate: simulated(config.capabilities),
    namesActions: config.capabilities.insights === 'on',
    getToken,
    getQuietToken: () => kept.read()?.token ?? null,
    onUnauthorized: () => authentication.send({ type: 'UNAUTHORIZED' }),
    onAnswer,
    log,
  };
  return { config, connection, tools };
});

/** What the page has asked for already is in the store before the app renders. */
async function takeAnswers(): Promise<void> {
  const { user } = authentication.getSnapshot().context;
  if (user === null || window.firstAnswers === undefined) return;
  const { takeFirstAnswers } = await import(/* webpackChunkName: "signed-in" */ './app/firstAnswers');
  await takeFirstAnswers(user, await runtime());
}

const root = createRoot(document.getElementById('root') ?? document.body);
/**
 * Until then the page itself says that it loads. React would hold back for 300 ms what replaces a fallback of its own: it shows
 * none for what is there in a moment, in a transition. What fails here is reported by what is rendered.
 */
void Promise.allSettled([firstScreen, port.hasHint() ? runtime() : null])
  .then(takeAnswers)
  .catch(log)
  .then(() =>
    startTransition(() =>
      root.render(
        <>
          <GlobalStyle />
          <ErrorBoundary>
            <Root authentication={authentication} runtime={runtime} notifier={notifier} inspect={inspection.inspect} />
          </ErrorBoundary>
          <Toaster />
        </>,
      ),
    ),
  );
