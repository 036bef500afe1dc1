import { useMemo, useRef, type ChangeEvent } from 'react';
import { Camera, ImagePlus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, IconButton } from '../../../../ui/button/Button';
import { Dim, Row, Stack } from '../../../../ui/elements';
import { color, radius, space } from '../../../../ui/theme';

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  li {
    position: relative;
  }
  img {
    display: block;
    width: 5.5rem;
    height: 4.125rem;
    border-radius: ${radius.control};
    object-fit: cover;
  }
  button {
    position: absolute;
    top: 2px;
    right: 2px;
    background: ${color('surface')};
  }
`;

/** Only phones and tablets have a camera. */
const OnTouch = styled.span`
  display: none;
  @media (any-pointer: coarse), (max-width: 40em) {
    display: contents;
  }
`;

interface PhotoChoiceProps {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

/** Photos that are sent once the unit is added. */
export function PhotoChoice({ photos, onChange }: PhotoChoiceProps) {
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    onChange([...photos, ...chosen]);
  };
  const hidden = { type: 'file', hidden: true, onChange: take } as const;
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <OnTouch>
          <Button variant={photos.length === 0 ? 'primary' : 'default'} onClick={() => camera.current?.click()}>
            <Camera size={16} aria-hidden="true" />
            Take a photo
          </Button>
        </OnTouch>
        <Button onClick={() => files.current?.click()}>
          <ImagePlus size={16} aria-hidden="true" />
          Add photos
        </Button>
        <Dim>Nameplate first. Sent once the unit is added.</Dim>
      </Row>
      {photos.length > 0 && (
        <Photos aria-label="Photos to add">
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.lastModified} ${index}`}>
              <Preview photo={photo} />
              <IconButton
                size="small"
                label={`Remove ${photo.name}`}
                icon={<X size={14} aria-hidden="true" />}
                onClick={() => onChange(photos.filter((each) => each !== photo))}
              />
            </li>
          ))}
        </Photos>
      )}
      <input ref={files} {...hidden} multiple accept="image/jpeg,image/png,image/webp" data-testid="photos" />
      {/* iPhones convert HEIC to JPEG if a page accepts JPEG only. */}
      <input ref={camera} {...hidden} accept="image/jpeg" capture="environment" />
    </Stack>
  );
}

/** As data: the content security policy allows no blob addresses. */
const showing = (photo: File) => (image: HTMLImageElement | null) => {
  if (image === null) return;
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') image.src = reader.result;
  });
  reader.readAsDataURL(photo);
};

function Preview({ photo }: { photo: File }) {
  const ref = useMemo(() => showing(photo), [photo]);
  return <img ref={ref} alt={photo.name} />;
}
