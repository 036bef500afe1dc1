export interface ToastMessage {
  tone: 'default' | 'destructive';
  title: string;
  description?: string;
  /** Shows Undo, for longer. */
  undo?: (() => void) | undefined;
}

/** Milliseconds (spec section 9). */
export const TOAST_MS = 5000;

/** Milliseconds. */
export const UNDO_TOAST_MS = 10_000;

export const TOAST_REGION = 'notifications';

let latest: ToastMessage | null = null;
const listeners = new Set<() => void>();

export const latestToast = () => latest;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function showToast(message: ToastMessage): void {
  latest = { ...message };
  listeners.forEach((listener) => listener());
}

/** At sign-out. */
export function withdrawUndo(): void {
  if (latest?.undo === undefined) return;
  latest = null;
  listeners.forEach((listener) => listener());
}
