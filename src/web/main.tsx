import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createNotifier } from './adapters/notifier';
import { showRememberedTheme } from './adapters/rememberedTheme';
import { loadCodePersistently } from './app/start/loadCode';
import { Root, SignedInApp, SignInPage } from './app/Root';
import { startSignIn } from './app/start/startSignIn';
import { loadTools } from './app/tools/loadTools';
import { recordingMode } from './app/tools/recordingMode';
import { once } from './loading/once';
import { whenIdle } from './loading/whenIdle';
import { createInspection } from './state/inspection';
import { ErrorBoundary } from './ui/notice/ErrorBoundary';
import { GlobalStyle } from './ui/GlobalStyle';
import { showToast } from './ui/toast/showToast';
import { Toaster, Toasts } from './ui/toast/Toaster';

/** Failures that show on no screen: the browser's console keeps them for support. */
// oxlint-disable-next-line no-console -- the one log of the browser app
const log = (error: unknown): void => console.warn(error);

showRememberedTheme();
const notifier = createNotifier(showToast);
loadCodePersistently(notifier);
const inspection = createInspection();
const recording = recordingMode(window.location.search, window.sessionStorage);
const settings = once(async () => {
  const { fetchRuntimeConfig } = await import(/* webpackChunkName: "config" */ './config/runtimeConfig');
  const config = await fetchRuntimeConfig();
  return { config, tools: await loadTools(config, recording, inspection) };
});
const { port, authentication, runtime } = startSignIn({ settings, notifier, log, inspect: inspection.inspect });

// A page from the back/forward cache shows what was on it, also after the sign-out.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !port.hasHint()) window.location.reload();
});

async function prefetchAnswers(): Promise<void> {
  const ready = await runtime();
  const { prefetch } = await import(/* webpackChunkName: "signed-in" */ './app/start/prefetch');
  const { user } = authentication.getSnapshot().context;
  if (user !== null) await prefetch(user, ready);
}

// React holds back for 300 ms what replaces a Suspense fallback: the page says that it loads until the first screen is there.
await Promise.allSettled(port.hasHint() ? [SignedInApp.preload(), prefetchAnswers()] : [SignInPage.preload()]);
startTransition(() =>
  createRoot(document.getElementById('root') ?? document.body).render(
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <Root {...{ authentication, runtime, notifier }} inspect={inspection.inspect} />
      </ErrorBoundary>
      <Toaster />
    </>,
  ),
);
whenIdle(port.preload);
for (const { preload } of [SignInPage, Toasts]) whenIdle(() => void preload().catch(log));
