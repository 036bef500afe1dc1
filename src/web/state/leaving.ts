type Go = () => void;
type Ask = (go: Go) => void;

let guard: Ask | null = null;

/**
 * Does what takes the person away from the screen, other than a link or the browser's own buttons (logging out, say).
 * Where the screen guards unsaved work, the guard is given `go` instead, for when it has an answer.
 */
export const leave = (go: Go): void => (guard ?? run)(go);

const run: Ask = (go) => go();

/** At most one screen is shown, so there is at most one guard. Null takes it away. */
export function setGuard(ask: Ask | null): void {
  guard = ask;
}
