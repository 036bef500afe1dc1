import { latestToast, subscribeToToasts } from '../../ui/toast/showToast';
import type { PageListener } from './pageStep';

/** Notices every toast, and the one that is shown already. Returns how to stop. */
export function observeNotices(onStep: PageListener): () => void {
  const report = () => {
    const message = latestToast();
    if (message) onStep({ kind: 'notice', ...message, description: message.description ?? null });
  };
  report();
  return subscribeToToasts(report);
}
