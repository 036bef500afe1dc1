import { use, type MouseEvent, type ReactNode } from 'react';
import { FileAddressesContext } from '../../ui/gallery/fileAddresses';
import { hasExpired } from './hasExpired';

interface FileLinkProps {
  /** Null where the address must not be opened. */
  url: string | null;
  /** Saved by the browser, in place of shown in a tab of its own. */
  isDownload?: boolean;
  children: ReactNode;
}

/** A link to a document. Where the page is older than its address, the click asks for the one of now. */
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
