import { type ChangeEvent, useRef } from 'react';
import { Camera, ImagePlus } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button/Button';
import { Dim, Row, Stack } from '../../../ui/elements';
import { screens } from '../../../ui/theme';

const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf';

/** Only phones and tablets have a camera; not every phone reports touch. */
const OnTouch = styled.span`
  display: none;
  @media (any-pointer: coarse), (max-width: 40em) {
    display: contents;
  }
`;

const DropHint = styled.span`
  ${screens.phone} {
    display: none;
  }
`;

/** A hidden field that takes files, and what opens it. */
function useFileField(onAdd: (files: readonly File[]) => void) {
  const field = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // Lets the user choose the same file again once it is fixed.
    target.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };
  return {
    open: () => field.current?.click(),
    props: { ref: field, type: 'file', hidden: true, onChange: take } as const,
  };
}

interface AddProps {
  onAdd: (files: readonly File[]) => void;
}

/** In the head, so that a phone has it on the first screen of a unit. */
export function TakePhoto({ onAdd }: AddProps) {
  const { open, props } = useFileField(onAdd);
  return (
    <OnTouch>
      <Button onClick={open}>
        <Camera size={16} aria-hidden="true" />
        Take a photo
      </Button>
      {/* iPhones convert HEIC to JPEG if a page accepts JPEG only; users can still choose any file. */}
      <input {...props} accept="image/jpeg" capture="environment" />
    </OnTouch>
  );
}

export function AddFiles({ onAdd }: AddProps) {
  const { open, props } = useFileField(onAdd);
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <Button onClick={open}>
          <ImagePlus size={16} aria-hidden="true" />
          Add photos or documents
        </Button>
      </Row>
      <Dim>
        <DropHint>Or drop them here. </DropHint>
        JPEG, PNG, WebP or PDF, up to 40 MB each. Location and camera data are removed.
      </Dim>
      <input {...props} multiple accept={ACCEPT} data-testid="files" />
    </Stack>
  );
}
