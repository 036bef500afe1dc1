import { createContext, use, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner';
import { color } from '../theme';

export interface FileAddresses {
  readonly renew?: ((url: string) => Promise<string | null>) | undefined;
  readonly openTab?: (() => { goTo: (address: string) => void } | null) | undefined;
}

export const FileAddressesContext = createContext<FileAddresses>({});

/** The address to load a picture from, and what to do if it does not load; null if none does. */
export function useRenewed(url: string) {
  const { renew } = use(FileAddressesContext);
  const [other, setOther] = useState<{ readonly of: string; readonly url: string | null } | null>(null);
  const isOther = other?.of === url;
  const goOn = (next: string | null) => setOther({ of: url, url: next === url ? null : next });
  const onError = () => {
    if (isOther || !renew) goOn(null);
    else void renew(url).then(goOn);
  };
  return { url: isOther ? other.url : url, onError };
}

export interface GalleryImage {
  url: string;
  alt: string;
  cardUrl?: string;
  listUrl?: string;
  caption?: string | null;
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
