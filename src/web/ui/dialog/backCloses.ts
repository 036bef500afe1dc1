/** True if the browser has a Back button or gesture within reach of the thumb. */
const isHandheld = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

const MARK = 'isOverPage';

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && Reflect.get(state, MARK) === true;
};

/** Topmost last. */
const open: (() => void)[] = [];
/** Of the entry that Back removes while something is open. */
let address: string | null = null;
let isGoingBack = false;

function addEntry(): void {
  if (address !== null || open.length === 0) return;
  address = window.location.href;
  window.history.pushState({ ...window.history.state, [MARK]: true }, '');
}

/** Later, since closing can lead to another page or dialog. */
const removeEntry = () =>
  setTimeout(() => {
    if (address === null || open.length > 0) return;
    address = null;
    if (!isMarked()) return;
    isGoingBack = true;
    window.history.back();
  });

/** Before the router, for which the page stays the same. */
function onPopState(event: Event): void {
  if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
    return;
  }
  if (address === null || isMarked()) return;
  if (address === window.location.href) event.stopImmediatePropagation();
  address = null;
  open.at(-1)?.();
  // Dialogs that did not close, or are below it.
  setTimeout(addEntry);
}

/** On a phone Back closes the open dialog first, then leaves the page. @returns a function that ends this. */
export function closeOnBack(close: () => void): () => void {
  if (!isHandheld()) return () => undefined;
  if (open.length === 0) window.addEventListener('popstate', onPopState, { capture: true });
  open.push(close);
  addEntry();
  return () => {
    open.splice(open.indexOf(close), 1);
    removeEntry();
  };
}
