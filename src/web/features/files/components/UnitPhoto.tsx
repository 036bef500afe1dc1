import { useState } from 'react';
import { Images } from 'lucide-react';
import { styled } from 'styled-components';
import { Gallery } from '../../../ui/gallery/Gallery';
import { type GalleryImage, useRenewed } from '../../../ui/gallery/GalleryPicture';
import { DRAWING } from './pictures';
import { color, fontSize, radius, space, bare, inlineRow } from '../../../ui/theme';

const DEFAULT_THUMBNAIL = '/default-unit.svg';

const Frame = styled.div`
  position: relative;
  display: grid;
  min-height: var(--photo-height, 16.25rem);
  background: ${color('surface')};
`;

const Open = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  ${bare}
  &:focus-visible {
    outline-offset: -3px;
  }
  /* Ends above the words in the corner, which would cover it. */
  img {
    height: var(--photo-height, 16.25rem);
    padding: ${space(2)} ${space(2)} 2.5rem;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

const Overlay = styled.span`
  position: absolute;
  left: 0.75rem;
  bottom: 0.625rem;
  ${inlineRow('0.375rem')}
  padding: 2px 0.5rem;
  border-radius: ${radius.mark};
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: ${fontSize.small};
  line-height: 1.125rem;
`;

const Mark = styled(Overlay)`
  top: 0.625rem;
  bottom: auto;
`;

export function UnitPhoto({ serial, pictures }: { serial: string | number; pictures: readonly GalleryImage[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <Open type="button" disabled={pictures.length === 0} onClick={() => setOpen(true)}>
        <Thumbnail picture={pictures[0]} serial={serial} size="card" />
        <Overlay>
          <Images size={13} aria-hidden="true" /> View Unit Images · {pictures.length}
        </Overlay>
        {pictures[0]?.isDrawing && <Mark>{DRAWING}</Mark>}
        {pictures.length === 0 && <Mark aria-hidden="true">No picture</Mark>}
      </Open>
      <Gallery images={pictures} isOpen={isOpen} onClose={() => setOpen(false)} fallbackUrl={DEFAULT_THUMBNAIL} />
    </Frame>
  );
}

interface ThumbnailProps {
  picture: GalleryImage | undefined;
  serial: string | number;
  size?: 'row' | 'card';
}

export function Thumbnail({ picture, serial, size = 'row' }: ThumbnailProps) {
  const wanted = (size === 'card' ? picture?.cardUrl : picture?.listUrl) ?? picture?.url ?? DEFAULT_THUMBNAIL;
  const { url: loaded, onError } = useRenewed(wanted);
  const url = loaded ?? DEFAULT_THUMBNAIL;
  const shown = picture?.isDrawing === true ? `Unit ${serial}, generated drawing` : `Unit ${serial}`;
  const alt = url === DEFAULT_THUMBNAIL ? 'No picture of this unit' : shown;
  return <Picture src={url} alt={alt} loading="lazy" onError={onError} />;
}
