export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description: string;
}

export const success = (title: string, description: string): Notice => ({ tone: 'success', title, description });
export const failure = (title: string, description: string): Notice => ({ tone: 'failure', title, description });

export interface Notifier {
  /** `undo` is offered as a button for a while. */
  success(title: string, description?: string, undo?: () => void): void;
  failure(title: string, description?: string): void;
}

export type ShowMessage = (message: {
  tone: 'default' | 'destructive';
  title: string;
  description?: string;
  undo?: (() => void) | undefined;
}) => void;

export const createNotifier = (show: ShowMessage): Notifier => ({
  success: (title, description, undo) => show({ tone: 'default', title, description, ...(undo && { undo }) }),
  failure: (title, description) => show({ tone: 'destructive', title, description }),
});
