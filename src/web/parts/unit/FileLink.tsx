import { use, type MouseEvent, type ReactNode } from 'react';
import { FileAddressesContext } from '../../ui/gallery/GalleryPicture';

/** Time that it takes to get there. */
const MARGIN_SECONDS = 30;
/** No address holds for longer. */
const LONGEST_SECONDS = 15 * 60;

/** Whether an address no longer holds, as far as a clock that may be wrong can tell; one that names no end always does. */
export function hasExpired(url: string, now: number): boolean {
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires') ?? Infinity);
  if (!Number.isFinite(expires)) return false;
  const left = expires - now / 1_000;
  return left < MARGIN_SECONDS || left > LONGEST_SECONDS + MARGIN_SECONDS;
}

interface FileLinkProps {
  /** Null if the address must not be opened. */
  url: string | null;
  /** Saved by the browser, instead of shown in a new tab. */
  isDownload?: boolean;
  children: ReactNode;
}

/** A link to a document. Where the page is older than its address, the click requests the one of now. */
export function FileLink({ url, isDownload = false, children }: FileLinkProps) {
  const { renew, openTab } = use(FileAddressesContext);
  const onClick = async (event: MouseEvent) => {
    if (url === null || !renew || !openTab || !hasExpired(url, Date.now())) return;
    event.preventDefault();
    const tab = openTab();
    tab?.goTo((await renew(url)) ?? url);
  };
  const inTab = isDownload ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={url ?? undefined} {...inTab} onClick={(event) => void onClick(event)}>
      {children}
    </a>
  );
}
