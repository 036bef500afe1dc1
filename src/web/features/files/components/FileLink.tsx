import { use, type MouseEvent, type ReactNode } from 'react';
import { FileAddressesContext } from '../../../ui/gallery/GalleryPicture';

const MARGIN_SECONDS = 30;
const MAX_LIFETIME_SECONDS = 15 * 60;

export function hasExpired(url: string, now: number): boolean {
  const expires = Number(new URL(url, 'http://localhost').searchParams.get('expires') ?? Infinity);
  if (!Number.isFinite(expires)) return false;
  const left = expires - now / 1_000;
  return left < MARGIN_SECONDS || left > MAX_LIFETIME_SECONDS + MARGIN_SECONDS;
}

interface FileLinkProps {
  url: string | null;
  isDownload?: boolean;
  children: ReactNode;
}

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
