import { currentAddress } from '../inspection/recording/observeAddress';

/** Sets the address with which the router of the next sign-in starts. */
export const openAt = (address: string): void => window.history.replaceState(null, '', address);

/** Navigates the router that is running: it listens to the browser's Back and Forward. */
export function navigateTo(address: string): void {
  if (currentAddress() === address) return;
  const state = { idx: window.history.length };
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
