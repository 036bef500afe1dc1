import { Download, Square, TriangleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { preloadDialog } from '../../ui/dialog/Modal';
import { BottomBar } from '../../ui/layout/BottomBar';
import { Button } from '../../ui/button/Button';
import { color, space } from '../../ui/theme';
import type { StepLog } from '../log/stepLog';
import { downloadText, keepingText, summaryText, warnings } from './recordingSummary';
import { StopDialog } from './StopDialog';
import { useDownload } from './useDownload';

const Summary = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
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

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color('text')};
  svg {
    flex: none;
    color: ${color('warn')};
  }
`;

const Contents = styled.details`
  &[open] {
    flex-basis: 100%;
    padding-bottom: ${space(1)};
  }
`;

interface RecordingPanelProps {
  log: Pick<StepLog, 'status' | 'subscribe'>;
  began: Date;
  /** No redaction. */
  isComplete: boolean;
  onDownload: (onProgress: (done: number) => void) => Promise<void>;
  onStop: () => void;
}

/** Shows that this tab is being recorded and what the recording holds; downloads it, or stops it after asking. */
export function RecordingPanel({ log, began, isComplete, onDownload, onStop }: RecordingPanelProps) {
  const status = useSyncExternalStore(log.subscribe, log.status);
  const download = useDownload(onDownload);
  const [isStopping, setIsStopping] = useState(false);
  useEffect(() => void preloadDialog(), []);
  const isDownloading = download.state === 'busy';
  const downloadAndStop = async () => {
    if (await download.start()) onStop();
    else setIsStopping(false);
  };
  const failure = download.state === 'failed' ? ['The download failed. Try again.'] : [];
  return (
    <BottomBar aria-label="Recording">
      {/* oxlint-disable-next-line react/purity -- each step recorded renders it anew, and it says how long by then */}
      <Summary>Recording · {summaryText(status, began, new Date())}</Summary>
      <Button size="small" busy={isDownloading} onClick={() => void download.start()} title="Ctrl+Shift+.">
        {!isDownloading && <Download size={14} aria-hidden />}
        {downloadText(download.done)}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setIsStopping(true)}>
        <Square size={14} aria-hidden />
        Stop
      </Button>
      <div role="status" style={{ display: 'contents' }}>
        {[...warnings(status), ...failure].map((warning) => (
          <Warning key={warning}>
            <TriangleAlert size={14} aria-hidden />
            {warning}
          </Warning>
        ))}
      </div>
      <Contents>
        <summary>What it contains</summary>
        <p>
          Everything in this tab since recording began: the app’s events and states, the pages visited and the server’s
          answers. {isComplete ? KEPT : REPLACED} {keepingText(status.keeping)}
        </p>
      </Contents>
      <StopDialog
        isOpen={isStopping}
        isDownloading={isDownloading}
        done={download.done}
        onDownload={() => void downloadAndStop()}
        onDiscard={onStop}
        onClose={() => setIsStopping(false)}
      />
    </BottomBar>
  );
}

const KEPT = 'Names, notes and prices are included as they are; sign-in tokens are not.';
const REPLACED = 'Names, notes, prices and other text are replaced with placeholders; sign-in tokens are not included.';
