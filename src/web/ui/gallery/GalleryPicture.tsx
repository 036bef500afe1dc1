import { createContext, use, useState } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner';
import { color } from '../theme';

/** What is done where the addresses of pictures and documents expire. */
export interface FileAddresses {
  /** The address that a file has now, in place of one that may not hold any more; null if it cannot be had. */
  readonly renew?: ((url: string) => Promise<string | null>) | undefined;
  /** An empty tab for what is still being requested; null if it was blocked. */
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
  /** The same in smaller sizes, for a card and for a row; absent: `url`. */
  cardUrl?: string;
  listUrl?: string;
  /** Shown below it in the gallery. */
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
