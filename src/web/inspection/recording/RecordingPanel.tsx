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

const Contents = styled.details`
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

/** Shows that this tab is being recorded and what the recording contains; downloads or stops it. */
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
      <Contents>
        <summary>What it contains</summary>
        <p>
          Everything in this tab since recording began: the app’s events and states, the pages visited and the server’s
          answers. {recorder.isComplete ? KEPT : REPLACED} It stays in this tab until you download it.
        </p>
      </Contents>
    </BottomBar>
  );
}

const KEPT = 'Names, notes and prices are included as they are; sign-in tokens are not.';
const REPLACED = 'Names, notes, prices and other text are replaced with placeholders; sign-in tokens are not included.';
