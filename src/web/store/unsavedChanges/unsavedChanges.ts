type Go = () => void;

export type LeaveGuard = (go: Go) => void;

let guard: LeaveGuard | null = null;

export function setLeaveGuard(next: LeaveGuard | null): void {
  guard = next;
}

export const hasUnsavedWork = (): boolean => guard !== null;

/** Runs `go`, after a confirmation if work is unsaved. */
export function leave(go: Go): void {
  if (guard) guard(go);
  else go();
}
