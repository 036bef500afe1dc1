import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createNotifier } from './lib/browser/notifier';
import { showRememberedTheme } from './lib/browser/rememberedTheme';
import { loadCodePersistently } from './app/start/loadCode';
import { Root, SignedInApp, SignInPage } from './app/Root';
import { startSignIn } from './app/start/startSignIn';
import { loadTools, recordingMode } from './app/tools/loadTools';
import { once } from './lib/loading/preloadable';
import { whenIdle } from './lib/loading/whenIdle';
import { createInspection } from './store/inspection';
import { ErrorBoundary } from './ui/notice/ErrorBoundary';
import { GlobalStyle } from './ui/GlobalStyle';
import { showToast } from './ui/toast/showToast';
import { Toaster, Toasts } from './ui/toast/Toaster';

// oxlint-disable-next-line no-console -- the one log of the browser app
const log = (error: unknown): void => console.warn(error);

showRememberedTheme();
void import(/* webpackChunkName: "page" */ './lib/browser/translatedTexts').then((m) => m.surviveTranslation(), log);
void import(/* webpackChunkName: "page" */ './lib/browser/wheelOverNumbers').then((m) => m.keepNumbersFromWheel(), log);
const notifier = createNotifier(showToast);
loadCodePersistently(notifier);
const inspection = createInspection();
const recording = recordingMode(window.location.search, window.sessionStorage);
const settings = once(async () => {
  const { fetchRuntimeConfig } = await import(/* webpackChunkName: "config" */ './lib/config/runtimeConfig');
  const config = await fetchRuntimeConfig();
  return { config, tools: await loadTools(config, recording, inspection) };
});
const { port, authentication, runtime } = startSignIn({ settings, notifier, log, inspect: inspection.inspect });

// The back/forward cache can restore a screen after the sign-out.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !port.hasHint()) window.location.reload();
});

async function prefetchAnswers(): Promise<void> {
  const ready = await runtime();
  const { prefetch } = await import(/* webpackChunkName: "signed-in" */ './app/start/prefetch');
  const { user } = authentication.getSnapshot().context;
  if (user !== null) await prefetch(user, ready);
}

// React delays a replaced fallback by 300 ms, so the first screen is loaded before rendering.
await Promise.allSettled(port.hasHint() ? [SignedInApp.preload(), prefetchAnswers()] : [SignInPage.preload()]);
// The page has no root once it says why SpecAI cannot start here.
const root = document.getElementById('root');
if (root)
  startTransition(() =>
    createRoot(root).render(
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
