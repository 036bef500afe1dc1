import { Suspense, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { runtimeConfigSchema } from '../../contract/runtimeConfig';
import { createNotifier } from '../adapters/notifier';
import { readTrace, TraceError } from '../inspection/replay/readTrace';
import { LoadingScreen } from '../app/LoadingScreen';
import { SignedInApp } from '../app/Root';
import { showToast } from '../ui/toast/showToast';
import { space } from '../ui/theme';
import { Playback, PLAYER_ID } from './playback';
import { PlaybackPanel } from './PlaybackPanel';

const Note = styled.main`
  display: grid;
  gap: ${space(3)};
  max-width: 640px;
  min-height: 50vh;
  padding: ${space(6)};
  align-content: start;
`;

const notifier = createNotifier(showToast);
const user = { id: PLAYER_ID, name: 'Recorded session', email: '' };
const nothing = () => undefined;

/** Nobody signs in, so nothing of it needs to be known. */
const signIn = {
  ...{ protocolMode: 'OIDC', clientId: PLAYER_ID, authority: '', knownAuthorities: [] },
  ...{ apiScopes: [], extraScopesToConsent: [] },
};

/** The real screens, as far as the recording has come. */
function Screens({ playback }: { playback: Playback }) {
  const { stage, capabilities } = useSyncExternalStore(playback.subscribe, playback.view);
  if (!stage) return <Note>Nobody is signed in at this step. Press Next.</Note>;
  return (
    <SignedInApp
      key={stage.id}
      config={z.parse(runtimeConfigSchema, { apiBaseUrl: window.location.origin, capabilities, signIn })}
      user={user}
      getToken={() => Promise.resolve(null)}
      onLogout={nothing}
      onUnauthorized={nothing}
      notifier={notifier}
      log={nothing}
      tools={stage.tools}
      inspect={stage.inspect}
    />
  );
}

type Opened = { playback: Playback } | { problem: string };

function opened(text: string): Opened {
  try {
    return { playback: new Playback(readTrace(text)) };
  } catch (error) {
    if (error instanceof TraceError) return { problem: error.message };
    throw error;
  }
}

/** Plays a recording in the browser: the real screens, the server's answers out of the recording. */
export function PlaybackPage({ text }: { text: string | null }) {
  const [open, setOpen] = useState<Opened | null>(() => (text === null ? null : opened(text)));
  const choose = async (file: File | undefined) => {
    if (file) setOpen(opened(await file.text()));
  };
  if (open && 'playback' in open)
    return (
      <>
        <Suspense fallback={<LoadingScreen />}>
          <Screens playback={open.playback} />
        </Suspense>
        <PlaybackPanel playback={open.playback} />
      </>
    );
  return (
    <Note>
      <h1>Playback</h1>
      <p>
        Plays a recording step by step on the real screens. Nothing is sent; the server’s answers are those of the
        recording.
      </p>
      {open && <p role="alert">{open.problem}</p>}
      <label>
        Recording{' '}
        <input type="file" accept="application/json" onChange={(event) => void choose(event.target.files?.[0])} />
      </label>
    </Note>
  );
}
