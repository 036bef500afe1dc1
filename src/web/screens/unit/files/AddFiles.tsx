import { useRef, type ChangeEvent } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack, Dim } from '../../../ui/elements';

/** An iPhone sends HEIC photos as JPEG to a page that asks for JPEG and not for HEIC; people can choose any file. */
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';
const PHOTOS = 'image/jpeg';

/** Only a phone or tablet has a camera to hand; not every phone says that it is touched. */
const OnTouch = styled.span`
  display: none;
  @media (any-pointer: coarse), (max-width: 40em) {
    display: contents;
  }
`;

/** Buttons that choose files, or take a photo with the device. */
export function AddFiles({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // The same file can be chosen again once it was fixed.
    target.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };
  const hidden = { type: 'file', hidden: true, onChange: take } as const;
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <Button onClick={() => files.current?.click()} {...needsNetwork}>
          <ImagePlus size={16} aria-hidden="true" />
          Add photos or documents
        </Button>
        <OnTouch>
          <Button onClick={() => camera.current?.click()} {...needsNetwork}>
            <Camera size={16} aria-hidden="true" />
            Take a photo
          </Button>
        </OnTouch>
      </Row>
      <Dim>Or drop them here. JPEG, PNG, WebP or PDF, up to 40 MB each. Location and camera data are removed.</Dim>
      <input ref={files} {...hidden} multiple accept={ACCEPT} data-testid="files" />
      <input ref={camera} {...hidden} accept={PHOTOS} capture="environment" />
    </Stack>
  );
}
