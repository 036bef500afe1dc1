import { useState } from 'react';
import { Images } from 'lucide-react';
import styled from 'styled-components';
import { Gallery, type GalleryImage } from '../ui/Gallery';
import { color, hairline } from '../ui/theme';
import { DEFAULT_THUMBNAIL } from './safeAddress';

const Frame = styled.div`
  position: relative;
  display: grid;
  min-height: 260px;
  background: ${color('surface')};
`;

const Open = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 260px;
  object-fit: contain;
`;

const Overlay = styled.span`
  position: absolute;
  left: 12px;
  bottom: 10px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border: ${hairline};
  border-color: transparent;
  border-radius: 4px;
  background: rgb(15 31 46 / 0.85);
  color: #fff;
  font-size: 12px;
  line-height: 18px;
`;

/** The first picture of a unit; a click shows them all. */
export function UnitPhoto({ serial, pictures }: { serial: string | number; pictures: readonly GalleryImage[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame>
      <Open type="button" disabled={pictures.length === 0} onClick={() => setOpen(true)}>
        <Thumbnail picture={pictures[0]} serial={serial} />
        <Overlay>
          <Images size={13} aria-hidden="true" /> View Unit Images · {pictures.length}
        </Overlay>
      </Open>
      <Gallery images={pictures} isOpen={isOpen} onClose={() => setOpen(false)} fallbackUrl={DEFAULT_THUMBNAIL} />
    </Frame>
  );
}

/** The picture, or the default one where there is none or it does not load. */
export function Thumbnail({ picture, serial }: { picture: GalleryImage | undefined; serial: string | number }) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = picture === undefined || picture.url === failed ? DEFAULT_THUMBNAIL : picture.url;
  const alt = url === DEFAULT_THUMBNAIL ? 'No picture of this unit' : `Unit ${serial}`;
  return <Picture src={url} alt={alt} loading="lazy" onError={() => setFailed(url)} />;
}
