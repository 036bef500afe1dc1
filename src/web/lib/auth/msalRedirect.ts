import { NavigationClient } from '@azure/msal-browser';
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

type RedirectPage = Pick<Window, 'parent'> & { location: Pick<Location, 'origin' | 'replace'> };

function ofThisOrigin(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.origin === origin ? url.href : '/';
}

/** Passes the provider's response to the app: to the parent of a frame, else by navigating back, or home. */
export async function passRedirectOn(page: RedirectPage, takeAddress: () => string | null): Promise<void> {
  const goTo = (address: string) => {
    page.location.replace(ofThisOrigin(takeAddress() ?? address, page.location.origin));
    return Promise.resolve(true);
  };
  try {
    await broadcastResponseToMainFrame(Object.assign(new NavigationClient(), { navigateInternal: goTo }));
  } catch {
    if (page.parent === page) await goTo('/');
  }
}
