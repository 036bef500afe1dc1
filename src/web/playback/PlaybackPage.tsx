import { startTransition, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { runtimeConfigSchema } from '../../contract/runtimeConfig';
import { createNotifier } from '../adapters/notifier';
import { readTrace, TraceError } from '../inspection/file/readTrace';
import { LoadingScreen } from '../app/LoadingScreen';
import { SignedInApp } from '../app/Root';
import { showToast } from '../ui/toast/showToast';
import { space } from '../ui/theme';
import { simulated } from '../session/simulated';
import type { AppLife } from './appLife';
import { Playback, PLAYER_ID, type ShownSession } from './playback';
import { PlaybackPanel } from './PlaybackPanel';

const Message = styled.main`
  display: grid;
  gap: ${space(3)};
  max-width: 640px;
  min-height: 50vh;
  padding: ${space(6)};
  align-content: start;
`;

const user = { id: PLAYER_ID, name: 'Recorded session', email: '' };
const noop = () => undefined;

/** A placeholder: a playback never signs in. */
const signIn = {
  ...{ protocolMode: 'OIDC', clientId: PLAYER_ID, authority: '', knownAuthorities: [] },
  ...{ apiScopes: [], extraScopesToConsent: [] },
};

/** Leads the screens to the addresses of the recording. */
function Navigation({ playback }: { playback: Playback }) {
  const navigate = useNavigate();
  // The playback runs outside React.
  useEffect(() => playback.navigateWith((address) => void navigate(address)), [playback, navigate]);
  return null;
}

/** The longest that a timer can take, ms: a person may look at a step as long as they like. */
const NEVER_MS = 2 ** 31 - 1;

const notifierOf = ({ shown }: ShownSession) =>
  createNotifier((message) => {
    shown.notices.show(message);
    showToast(message);
  });

function runtimeOf({ capabilities, player }: ShownSession) {
  const apiBaseUrl = window.location.origin;
  const config = z.parse(runtimeConfigSchema, { apiBaseUrl, capabilities, signIn });
  const getToken = () => Promise.resolve(null);
  const simulate = simulated(config.capabilities);
  return {
    config,
    connection: { apiBaseUrl, getToken, onUnauthorized: noop, timeoutMs: NEVER_MS, simulate },
    tools: player.tools,
  };
}

/** A transition that begins now is committed with those that have begun before. */
function Commits({ life }: { life: AppLife }) {
  const [asked, setAsked] = useState<{ resolve: () => void } | null>(null);
  // The playback runs outside React.
  useEffect(
    () => life.commitWith(() => new Promise((resolve) => startTransition(() => setAsked({ resolve })))),
    [life],
  );
  useEffect(() => asked?.resolve(), [asked]);
  return null;
}

/** The real screens in the state that the playback has reached. */
function Screens({ playback }: { playback: Playback }) {
  const { session, remark } = useSyncExternalStore(playback.subscribe, playback.view);
  if (!session) return <Message>{remark ?? 'Signed out at this step. Press Next to go on.'}</Message>;
  return <Session key={session.id} playback={playback} session={session} />;
}

function Session({ playback, session }: { playback: Playback; session: ShownSession }) {
  const [runtime] = useState(() => runtimeOf(session));
  const [notifier] = useState(() => notifierOf(session));
  return (
    <SignedInApp
      user={user}
      runtime={runtime}
      notifier={notifier}
      inspect={session.player.inspect}
      onLogout={noop}
      onSaveFile={noop}
    >
      <Navigation playback={playback} />
    </SignedInApp>
  );
}

type OpenResult = { playback: Playback } | { error: string };

function open(text: string): OpenResult {
  try {
    return { playback: new Playback(readTrace(text)) };
  } catch (error) {
    if (error instanceof TraceError) return { error: error.message };
    throw error;
  }
}

/** Plays a recording in the browser: the real screens, with the recorded answers in place of the server. */
export function PlaybackPage({ text }: { text: string | null }) {
  const [result, setResult] = useState<OpenResult | null>(() => (text === null ? null : open(text)));
  const choose = async (file: File | undefined) => {
    if (file) setResult(open(await file.text()));
  };
  if (result && 'playback' in result)
    return (
      <>
        <Suspense fallback={<LoadingScreen />}>
          <Screens playback={result.playback} />
        </Suspense>
        <Commits life={result.playback.life} />
        <PlaybackPanel playback={result.playback} />
      </>
    );
  return (
    <Message>
      <h1>Playback</h1>
      <p>
        Plays a recording step by step on the real screens. Nothing is sent; the server’s answers come from the
        recording.
      </p>
      {result && <p role="alert">{result.error}</p>}
      <label>
        Recording{' '}
        <input type="file" accept="application/json" onChange={(event) => void choose(event.target.files?.[0])} />
      </label>
    </Message>
  );
}
