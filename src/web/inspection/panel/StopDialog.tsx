import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/dialog/Modal';
import { downloadText } from './recordingSummary';

interface StopDialogProps {
  isOpen: boolean;
  isDownloading: boolean;
  /** The share of the file that is prepared, 0 to 1. */
  done: number;
  onDownload: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before a recording is discarded. */
export function StopDialog({ isOpen, isDownloading, done, onDownload, onDiscard, onClose }: StopDialogProps) {
  const buttons = (
    <>
      <Button onClick={onClose}>Keep recording</Button>
      <Button onClick={onDiscard}>Discard</Button>
      <Button variant="primary" busy={isDownloading} onClick={onDownload}>
        {done > 0 ? downloadText(done) : 'Download and stop'}
      </Button>
    </>
  );
  return (
    <Modal title="Stop recording?" size="small" isOpen={isOpen} onClose={onClose} footer={buttons}>
      The recording is removed from this browser when it stops. Download it first to keep it.
    </Modal>
  );
}
