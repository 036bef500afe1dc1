import { Download, Square } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { BottomBar } from '../../ui/layout/BottomBar';
import { Button } from '../../ui/button/Button';
import { color, space } from '../../ui/theme';
import type { Recorder } from './recorder';

const Count = styled.p`
  font-weight: 600;
  &::before {
    content: '';
    display: inline-block;
    width: 0.5rem;
    height: 0.5rem;
    margin-right: ${space(2)};
    border-radius: 50%;
    background: ${color('bad')};
  }
`;

const What = styled.details`
  &[open] {
    flex-basis: 100%;
    padding-bottom: ${space(1)};
  }
`;

interface RecordingPanelProps {
  recorder: Recorder;
  onDownload: () => void;
  onStop: () => void;
}

/** Says that this tab is recorded, and what is in it; gives the recording out. */
export function RecordingPanel({ recorder, onDownload, onStop }: RecordingPanelProps) {
  const count = useSyncExternalStore(recorder.subscribe, recorder.count);
  return (
    <BottomBar aria-label="Recording">
      <Count>
        Recording · {count} {count === 1 ? 'step' : 'steps'}
      </Count>
      <Button size="small" onClick={onDownload} title="Ctrl+Shift+.">
        <Download size={14} aria-hidden />
        Download
      </Button>
      <Button size="small" variant="quiet" onClick={onStop}>
        <Square size={14} aria-hidden />
        Stop
      </Button>
      <What>
        <summary>What is in it</summary>
        <p>
          What this tab did since it was loaded with recording on: events and states of the app, the pages visited and
          the answers of the server. {recorder.isComplete ? KEPT : REPLACED} It stays in this tab until you download it.
        </p>
      </What>
    </BottomBar>
  );
}

const KEPT = 'Names, notes and prices are in it as they are; no sign-in tokens.';
const REPLACED = 'Names, notes, other texts and prices are replaced by placeholders; no sign-in tokens.';
