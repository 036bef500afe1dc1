import type { ToastMessage } from './showToast';

export interface ToastCardProps {
  id: string;
  isVisible: boolean;
  message: ToastMessage;
}

/** A notification without its looks. */
export function PlainToast({ message: { tone, title, description } }: ToastCardProps) {
  return (
    <div role={tone === 'destructive' ? 'alert' : 'status'}>
      <strong>{title}</strong> {description}
    </div>
  );
}
