import { useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../progress/Spinner';
import { color } from '../theme';
import { useRenewed } from './useRenewed';

export interface GalleryImage {
  url: string;
  /** What the picture shows. */
  alt: string;
  /** The same in smaller sizes, for a card and for a row; absent: `url`. */
  cardUrl?: string;
  listUrl?: string;
  /** Stands below it in the gallery. */
  caption?: string | null;
  /** It shows what is recorded of a thing, and not the thing. */
  isDrawing?: boolean;
}

const Frame = styled.span`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color('textDim')};
  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
  & > [data-spinner] {
    position: absolute;
  }
`;

/** A picture with a spinner while it loads, and a fallback if it fails. */
export function GalleryPicture({ image, fallbackUrl }: { image: GalleryImage; fallbackUrl: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const { url, onError } = useRenewed(image.url);
  const state = url === null ? 'broken' : isLoaded ? 'loaded' : 'loading';
  return (
    <Frame data-state={state}>
      {state === 'loading' && <Spinner size={24} label={image.alt && 'Loading image'} />}
      <img
        src={url ?? fallbackUrl}
        alt={image.alt}
        draggable={false}
        onLoad={() => setLoaded(true)}
        onError={onError}
      />
    </Frame>
  );
}
