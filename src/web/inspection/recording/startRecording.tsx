import { createRoot } from 'react-dom/client';
import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import { repeatLost } from '../../adapters/repeatLost';
import { connectPage } from '../page/connectPage';
import { environment } from '../page/environment';
import { listenTo } from '../../ui/keyboard/listenTo';
import { currentAddress, observeAddress } from './observeAddress';
import { openRecording } from './openRecording';
import { Recorder } from './recorder';
import { RecordingPanel } from '../panel/RecordingPanel';
import {
  saveRecording,
  saveRecordingSince,
  type ActiveRecording,
  type Observe,
  type OnProgress,
} from './savedRecordings';

/** Several days of busy work; bytes, compressed. */
export const BOUNDS = { steps: 100_000, size: 200_000_000 };

/** Ms. */
const LAST_MINUTES = 5 * 60 * 1_000;

/**
 * Records this tab, across redirects and reloads, and shows a panel that says so. Calls `onStop` when the user stops it.
 *
 * @param observe - Adds to a recording what today's app shows after each step, before it is saved.
 */
export async function startRecording(
  isComplete: boolean,
  capabilities: RuntimeConfig['capabilities'],
  onStop: () => void,
  observe: Observe,
): Promise<ActiveRecording> {
  const recording = await openRecording({ storage: window.sessionStorage, isComplete, bounds: BOUNDS, now: Date.now });
  const { log, placeholders, began, lost } = recording;
  const recorder = new Recorder({
    isComplete,
    placeholders,
    began,
    now: Date.now,
    fetchFn: repeatLost(),
    add: log.add,
  });
  recorder.start(currentAddress(), capabilities, environment());
  if (lost > 0) log.add({ kind: 'gap', at: Date.now() - began, steps: lost });
  const stopObserving = observeAddress((address) => recorder.navigated(address));
  const saved = { log, isComplete, observe };
  const saveLastMinutes = () => {
    recorder.settle();
    return saveRecordingSince(saved, Date.now() - began - LAST_MINUTES);
  };
  const disconnect = connectPage(recorder.onPage, saveLastMinutes);
  const onLeave = () => {
    recorder.settle();
    recording.passOn();
  };
  const onHide = () => {
    recorder.settle();
    void log.save();
  };
  const unlisten = listenTo(window, { pagehide: onLeave, visibilitychange: onHide });

  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  const root = createRoot(container);
  const stop = () => {
    unlisten();
    stopObserving();
    disconnect();
    recorder.end();
    root.unmount();
    container.remove();
    onStop();
    void recording.discard();
  };
  const download = (onProgress: OnProgress) => {
    recorder.settle();
    return saveRecording(saved, onProgress);
  };
  root.render(
    <RecordingPanel log={log} began={new Date(began)} isComplete={isComplete} onDownload={download} onStop={stop} />,
  );
  return { recorder, saveLastMinutes };
}
