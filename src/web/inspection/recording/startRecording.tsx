import { createRoot } from 'react-dom/client';
import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Trace } from '../../../contract/trace/trace';
import { saveFile } from '../../adapters/saveFile';
import { listenTo } from '../../ui/keyboard/listenTo';
import { Recorder } from './recorder';
import { RecordingPanel } from './RecordingPanel';
import { storeRecorded, takeRecorded } from './recordingStorage';
import { writeTrace } from '../file/writeTrace';
import type { ActiveRecording } from './savedRecordings';
import { currentAddress, observeAddress } from './observeAddress';

/** About a day of clicks, and less than the 5 MB of session storage. */
const BOUNDS = { steps: 5_000, size: 2_000_000 };

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The name of a download, in local time: 'specai-trace-20260305-1530.json'. */
export function traceFileName(at: Date): string {
  const day = `${at.getFullYear()}${twoDigits(at.getMonth() + 1)}${twoDigits(at.getDate())}`;
  return `specai-trace-${day}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.json`;
}

/** The name of its main script, which contains a hash of the content, identifies the build. */
function currentApp(): Trace['app'] {
  const main = [...document.scripts].find(({ src }) => /\/main\.[^/]*js$/.test(src));
  return { version: process.env.APP_VERSION ?? '', build: main?.src.split('/').pop() ?? '' };
}

const isDownloadKey = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'Period';

/** Records this tab, across redirects and reloads, and shows a panel that says so. Calls `onStop` when the user stops it. */
export async function startRecording(
  isComplete: boolean,
  capabilities: RuntimeConfig['capabilities'],
  onStop: () => void,
): Promise<ActiveRecording> {
  await Promise.resolve();
  const recorder = new Recorder({
    isComplete,
    bounds: BOUNDS,
    before: takeRecorded(window.sessionStorage, isComplete),
    now: Date.now,
    fetchFn: (request) => fetch(request),
  });
  recorder.start(currentAddress(), capabilities);
  const stopObserving = observeAddress((address) => recorder.navigated(address));

  const download = () =>
    saveFile(traceFileName(new Date()), writeTrace(recorder.trace(currentApp())), 'application/json');
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isDownloadKey(event)) return;
    event.preventDefault();
    download();
  };
  const onLeave = () => storeRecorded(window.sessionStorage, isComplete, recorder.recorded);
  const unlisten = listenTo(window, { keydown: onKey, pagehide: onLeave });

  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  const root = createRoot(container);
  const stop = () => {
    unlisten();
    stopObserving();
    recorder.end();
    root.unmount();
    container.remove();
    onStop();
  };
  root.render(<RecordingPanel recorder={recorder} onDownload={download} onStop={stop} />);
  const saveLastMinutes = () => Promise.resolve(download());
  return { recorder, saveLastMinutes };
}
