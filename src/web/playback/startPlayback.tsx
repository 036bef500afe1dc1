import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../ui/notice/ErrorBoundary';
import { GlobalStyle } from '../ui/GlobalStyle';
import { Toaster } from '../ui/toast/Toaster';
import { PlaybackPage } from './PlaybackPage';

/** The recording of test/traces that the address names; the development server serves them. */
async function fetchNamedTrace(): Promise<string | null> {
  const name = new URLSearchParams(window.location.search).get('trace');
  if (name === null) return null;
  const response = await fetch(`/traces/${encodeURIComponent(name)}`);
  return response.text();
}

/** The page /playback of the development build. */
export async function startPlayback(): Promise<void> {
  const text = await fetchNamedTrace();
  createRoot(document.getElementById('root') ?? document.body).render(
    <>
      <GlobalStyle />
      <ErrorBoundary>
        <PlaybackPage text={text} />
      </ErrorBoundary>
      <Toaster />
    </>,
  );
}
