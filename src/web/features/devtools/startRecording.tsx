import { Circle, Download, Square, X } from 'lucide-react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/button/Button';
import { listenTo } from '../../ui/keyboard/listenTo';
import { BottomBar } from '../../ui/layout/BottomBar';
import { color, space } from '../../ui/theme';
import { Recorder } from './recorder';
import { saveFile } from '../../lib/browser/browser';
import { offerOnFailure } from '../../ui/notice/FailureOffer';
import type { Recording } from './recording';

const Summary = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &[data-on='true']::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: ${space(2)};
    border-radius: 50%;
    background: ${color('bad')};
  }
`;

const Contents = styled.details`
  &[open] {
    flex-basis: 100%;
    padding-bottom: ${space(1)};
  }
`;

const UNREDACTED = 'Names, notes and prices are included; sign-in tokens are not.';
const REPLACED = 'Names, notes, prices and other text are replaced with placeholders; sign-in tokens are not included.';

const isDownloadKey = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'Period';

interface RecordingPanelProps {
  recorder: Pick<Recorder, 'count' | 'isOn' | 'subscribe' | 'start' | 'stop'>;
  isFull: boolean;
  onDownload: () => void;
  onClose: () => void;
}

export function RecordingPanel({ recorder, isFull, onDownload, onClose }: RecordingPanelProps) {
  const { subscribe, count, isOn, start, stop } = recorder;
  const isRecording = useSyncExternalStore(subscribe, isOn);
  const steps = useSyncExternalStore(subscribe, count);
  const onKey = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isDownloadKey(event)) return;
    event.preventDefault();
    onDownload();
  });
  useEffect(() => listenTo(window, { keydown: onKey }), []);
  const Toggle = isRecording ? Square : Circle;
  return (
    <BottomBar aria-label="Recording">
      <Summary data-on={isRecording}>
        {isRecording ? 'Recording' : 'Recording stopped'} · {steps.toLocaleString('en-US')}{' '}
        {steps === 1 ? 'step' : 'steps'}
      </Summary>
      <Button size="small" onClick={onDownload} title="Ctrl+Shift+.">
        <Download size={14} aria-hidden />
        Download
      </Button>
      <Button size="small" variant="quiet" onClick={isRecording ? stop : start}>
        <Toggle size={14} aria-hidden />
        {isRecording ? 'Stop' : 'Start a new recording'}
      </Button>
      {!isRecording && (
        <Button size="small" variant="quiet" onClick={onClose}>
          <X size={14} aria-hidden />
          Discard
        </Button>
      )}
      <Contents>
        <summary>What it contains</summary>
        <p>
          The app’s events and states on this page, and the server’s answers, since recording began.{' '}
          {isFull ? UNREDACTED : REPLACED} It stays in memory until you leave or reload the page.
        </p>
      </Contents>
    </BottomBar>
  );
}

const MINUTES = 'YYYYMMDDHHmm'.length;

const fileName = ({ recordedAt }: Recording): string =>
  `specai-recording-${recordedAt.replace(/\D/g, '').slice(0, MINUTES)}.json`;

function currentApp(): Recording['app'] {
  const main = [...document.scripts].find(({ src }) => /\/main\.[^/]*js$/.test(src));
  return { version: process.env.APP_VERSION ?? '', build: main?.src.split('/').pop() ?? '' };
}

export function startRecording(isFull: boolean, onClose: () => void): Recorder {
  const recorder = new Recorder();
  const download = () => {
    const recording = recorder.recording(currentApp(), isFull);
    saveFile(fileName(recording), JSON.stringify(recording), 'application/json');
  };
  offerOnFailure({ label: 'Save the recording', onAccept: download });
  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    recorder.stop();
    offerOnFailure(null);
    root.unmount();
    container.remove();
    onClose();
  };
  root.render(<RecordingPanel recorder={recorder} isFull={isFull} onDownload={download} onClose={close} />);
  return recorder;
}
