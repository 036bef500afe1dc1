import { offerOnFailure } from '../../ui/notice/offerOnFailure';
import { showToast } from '../../ui/toast/showToast';
import { observePage } from './observePage';
import type { PageListener } from './pageStep';

const NOT_SAVED = 'The recording could not be saved';

/** Notices what happens on the page, and offers to save the last minutes where a failure is shown. Returns how to stop. */
export function connectPage(onStep: PageListener, saveLastMinutes: () => Promise<void>): () => void {
  const stop = observePage(onStep);
  const failed = () => showToast({ tone: 'destructive', title: NOT_SAVED, description: 'Please try again.' });
  offerOnFailure({
    label: 'Save a recording of the last minutes',
    onAccept: () => void saveLastMinutes().catch(failed),
  });
  return () => {
    offerOnFailure(null);
    stop();
  };
}
