import { toast } from 'react-hot-toast/headless';

export interface ToastMessage {
  tone: 'default' | 'destructive';
  title: string;
  description?: string;
}

/** Toasts are keyed by what they say; the library keeps the time. */
const messages = new Map<string, ToastMessage>();

export const messageOf = (id: string) => messages.get(id);

/** At most one toast is shown: a new one takes the place of the last. */
export function showToast(message: ToastMessage): void {
  toast.remove();
  messages.clear();
  messages.set(toast(message.title, { duration: 5000, removeDelay: 200 }), message);
}
