export interface Notice {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly description: string;
}

export interface Notifier {
  success(title: string, description?: string): void;
  failure(title: string, description?: string): void;
}

export type ShowMessage = (message: { tone: 'default' | 'destructive'; title: string; description?: string }) => void;

export function createNotifier(show: ShowMessage): Notifier {
  return {
    success: (title, description) => show({ tone: 'default', title, description }),
    failure: (title, description) => show({ tone: 'destructive', title, description }),
  };
}
