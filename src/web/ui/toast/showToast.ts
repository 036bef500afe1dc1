export interface ToastMessage {
  tone: 'default' | 'destructive';
  title: string;
  description?: string;
}

/** How long a toast is shown, ms (spec section 9). */
export const TOAST_MS = 5000;

/** The id of the notification region. */
export const TOAST_REGION = 'notifications';

let latest: ToastMessage | null = null;
const listeners = new Set<() => void>();

export const latestToast = () => latest;

/** Calls `listener` at every new message. @returns how to unsubscribe. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a message in place of the last one. The same text twice is two messages. */
export function showToast(message: ToastMessage): void {
  latest = { ...message };
  listeners.forEach((listener) => listener());
}
