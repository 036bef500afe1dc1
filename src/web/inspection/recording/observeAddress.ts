/** Path, query and fragment of the current page. */
export const currentAddress = (): string => window.location.href.slice(window.location.origin.length);

/**
 * Calls `onChange` with every new address of this page; returns the function that stops it. Browsers fire no event for
 * pushState and replaceState, so both are wrapped meanwhile.
 */
export function observeAddress(onChange: (address: string) => void): () => void {
  let last = currentAddress();
  const compare = () => {
    const address = currentAddress();
    if (address !== last) onChange(address);
    last = address;
  };
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const observed =
    (change: typeof push): typeof push =>
    (...args) => {
      change(...args);
      compare();
    };
  history.pushState = observed(push);
  history.replaceState = observed(replace);
  window.addEventListener('popstate', compare);
  return () => {
    Object.assign(history, { pushState: push, replaceState: replace });
    window.removeEventListener('popstate', compare);
  };
}
