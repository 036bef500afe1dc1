import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { field } from '../../../../lib/errorMessage';
import { Modal } from '../../../../ui/dialog/Modal';
import { Dim, Stack } from '../../../../ui/elements';
import { Notice } from '../../../../ui/notice/Notice';
import { radius } from '../../../../ui/theme';
import { firstBarcode } from './barcodes';

const Video = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.control};
  background: #000;
  object-fit: cover;
`;

const CAMERA = { video: { facingMode: 'environment' }, audio: false } as const;

/** As a call, because it changes while the camera looks. */
const isOver = (signal: AbortSignal): boolean => signal.aborted;

const failureText = (error: unknown): string =>
  field(error, 'name') === 'NotAllowedError'
    ? 'The browser is not allowed to use the camera. Allow it in the settings of this site, then try again.'
    : 'The camera could not be started. Type the IC# instead.';

export interface ScanDialogProps {
  onScan: (text: string) => void;
  onClose: () => void;
}

/** Reads one label with the camera. Mount it to open it. */
export function ScanDialog({ onScan, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const scanned = useEffectEvent(onScan);
  const look = useEffectEvent(async (signal: AbortSignal) => {
    const stream = await navigator.mediaDevices.getUserMedia(CAMERA);
    const stop = () => stream.getTracks().forEach((track) => track.stop());
    signal.addEventListener('abort', stop, { once: true });
    const { current } = video;
    if (signal.aborted || current === null) {
      stop();
      return;
    }
    current.srcObject = stream;
    await current.play();
    const text = await firstBarcode(current, signal);
    if (text !== null && !isOver(signal)) scanned(text);
  });
  useEffect(() => {
    const ending = new AbortController();
    void look(ending.signal).catch((error: unknown) => setFailure(failureText(error)));
    return () => ending.abort();
  }, []);
  return (
    <Modal title="Scan a label" size="small" isOpen onClose={onClose}>
      <Stack $gap={2}>
        {failure === null ? (
          <Video ref={video} muted playsInline aria-label="Camera" />
        ) : (
          <Notice tone="bad">{failure}</Notice>
        )}
        <Dim>Hold the QR code or barcode of the unit in front of the camera.</Dim>
      </Stack>
    </Modal>
  );
}
