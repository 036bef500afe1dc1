/** Path, query and fragment of the moment. */
export const currentAddress = (): string => window.location.href.slice(window.location.origin.length);

/** Tells of every new address of this page, whoever leads there: the browser has no event for what scripts do. */
export function watchAddress(hear: (address: string) => void): () => void {
  let last = currentAddress();
  const tell = () => {
    const address = currentAddress();
    if (address !== last) hear(address);
    last = address;
  };
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const telling =
    (change: typeof push): typeof push =>
    (...how) => {
      change(...how);
      tell();
    };
  history.pushState = telling(push);
  history.replaceState = telling(replace);
  window.addEventListener('popstate', tell);
  return () => {
    Object.assign(history, { pushState: push, replaceState: replace });
    window.removeEventListener('popstate', tell);
  };
}
