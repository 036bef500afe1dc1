type Go = () => void;

/** What stands between the person and leaving the screen. */
export interface LeaveGuard {
  /** Asks; `go` is for when the answer is to leave. */
  ask: (go: Go) => void;
  /** The browser has gone Back or Forward; the router hears of it next, unless the event ends here. */
  onPopState: (event: PopStateEvent) => void;
}

let guard: LeaveGuard | null = null;

// At a window, listeners are called in the order in which they were added: this one comes with the code of the frame,
// before any router listens. One that is added later, capturing or not, hears of it when the screen is gone.
window.addEventListener('popstate', (event) => guard?.onPopState(event));

/** At most one screen is shown, so there is at most one guard. Null takes it away. */
export function setGuard(next: LeaveGuard | null): void {
  guard = next;
}

/**
 * Does what takes the person away from the screen, other than a link or the browser's own buttons (logging out, say).
 * Where the screen guards unsaved work, the guard asks first.
 */
export function leave(go: Go): void {
  if (guard) guard.ask(go);
  else go();
}
