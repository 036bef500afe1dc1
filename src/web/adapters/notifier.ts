/** A short message to the person at the screen. */
export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description: string;
}

/** Short messages to the person at the screen. */
export interface Notifier {
  success(title: string, description?: string): void;
  failure(title: string, description?: string): void;
}

/** Shows one message; the kit's `showToast` is one. */
export type ShowMessage = (message: { tone: 'default' | 'destructive'; title: string; description?: string }) => void;

export function createNotifier(show: ShowMessage): Notifier {
  return {
    success: (title, description) => show({ tone: 'default', title, description }),
    failure: (title, description) => show({ tone: 'destructive', title, description }),
  };
}
