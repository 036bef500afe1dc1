import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

/**
 * Hands the provider's answer in this page's address to the app: to the frame's owner where the page is framed, else by
 * going back to the page the sign-in started from. Without an answer (a bookmark, a sign-out) it goes home.
 */
export async function passRedirectOn(page: Window): Promise<void> {
  try {
    await broadcastResponseToMainFrame();
  } catch {
    if (page.parent === page) page.location.replace('/');
  }
}
