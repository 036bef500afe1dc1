import { setGuard } from './leaving';

/** The router numbers the pages of ours in the browser's history; null for a page that is not of ours. */
function pageNumber(state: unknown): number | null {
  const idx: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof idx === 'number' ? idx : null;
}

/** The link of a click that would leave this page within the app, as the router decides it; null for other clicks. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || opensElsewhere || link.target || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname ? link : null;
}

/**
 * Until the returned function is called, nobody leaves this page without being asked: not by a link, Back, Forward or
 * what calls `leave` (`ask` is given how to go on, which ends the guard), nor by reloading or closing (the browser
 * asks). While it is asked, address and history are as they were. See docs/decisions/0011.
 */
export function guardLeaving(ask: (go: () => void) => void): () => void {
  const { pathname } = window.location;
  let here = pageNumber(window.history.state);
  const askFirst = (go: () => void) =>
    ask(() => {
      end();
      go();
    });

  const onClick = (event: MouseEvent) => {
    const link = linkAway(event);
    if (!link) return;
    event.preventDefault();
    askFirst(() => link.click());
  };
  /** The browser is at the other page already; the router need not hear of it where we go back. */
  const onPopState = (event: PopStateEvent) => {
    const there = pageNumber(event.state);
    if (window.location.pathname === pathname) here = there ?? here;
    if (window.location.pathname === pathname || here === null || there === null) return;
    event.stopImmediatePropagation();
    const steps = there - here;
    window.history.go(-steps);
    askFirst(() => window.history.go(steps));
  };
  const onUnload = (event: Event) => event.preventDefault();

  const end = () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('beforeunload', onUnload);
    setGuard(null);
  };
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', onUnload);
  setGuard({ ask: askFirst, onPopState });
  return end;
}
