export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description: string;
}

export const success = (title: string, description: string): Notice => ({ tone: 'success', title, description });
export const failure = (title: string, description: string): Notice => ({ tone: 'failure', title, description });

export interface Notifier {
  success(title: string, description?: string): void;
  failure(title: string, description?: string): void;
}

export type ShowMessage = (message: { tone: 'default' | 'destructive'; title: string; description?: string }) => void;

export const createNotifier = (show: ShowMessage): Notifier => ({
  success: (title, description) => show({ tone: 'default', title, description }),
  failure: (title, description) => show({ tone: 'destructive', title, description }),
});
