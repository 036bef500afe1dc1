import { offerOnFailure } from '../../ui/notice/offerOnFailure';
import { showToast } from '../../ui/toast/showToast';
import { observePage } from '../page/observePage';
import type { Recorder } from './recorder';

const NOT_SAVED = 'The recording could not be saved';

/** Records what happens on the page, and offers to save the last minutes where a failure is shown. Returns how to stop. */
export function connectPage(recorder: Recorder, saveLastMinutes: () => Promise<void>): () => void {
  const stop = observePage(recorder.onPage);
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
