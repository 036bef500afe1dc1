import { NavigationClient } from '@azure/msal-browser';
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

type RedirectPage = Pick<Window, 'parent'> & { location: Pick<Location, 'origin' | 'replace'> };

/** The address if it is one of this origin, else home. */
function ofThisOrigin(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return url?.origin === origin ? url.href : '/';
}

/**
 * Hands the provider's answer in this page's address to the app: to the frame's owner if the page is framed, else by
 * going back to the page the sign-in started from. After a sign-out it goes to the address that a session left behind
 * when it timed out, else home; so it does without an answer (a bookmark).
 */
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
