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
const watchers = new Set<() => void>();

export const latestToast = () => latest;

/** Calls `watcher` at every new message. Returns how to stop. */
export function watchToasts(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Shows a message in place of the last one. What is said twice is two messages. */
export function showToast(message: ToastMessage): void {
  latest = { ...message };
  watchers.forEach((watcher) => watcher());
}
