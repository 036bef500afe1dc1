type Go = () => void;

/** Confirms before the person leaves unsaved work; `go` is for when the answer is to leave. */
export type LeaveGuard = (go: Go) => void;

let guard: LeaveGuard | null = null;

/** At most one screen is shown, so there is at most one guard. Null takes it away. */
export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

/** Whether the screen has unsaved work. */
export const guardsWork = (): boolean => guard !== null;

/**
 * Does what takes the person away from the screen other than by a navigation (logging out, say). Where the screen guards
 * unsaved work, the guard asks first.
 */
export function leave(go: Go): void {
  if (guard) guard(go);
  else go();
}
