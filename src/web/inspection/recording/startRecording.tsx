import { createRoot } from 'react-dom/client';
import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Trace } from '../../../contract/trace';
import { saveFile } from '../../adapters/saveFile';
import { listenTo } from '../../ui/keyboard/listenTo';
import { Recorder } from './recorder';
import { RecordingPanel } from './RecordingPanel';
import { leaveRecorded, takeRecorded } from './tabMemory';
import { currentAddress, watchAddress } from './watchAddress';

/** About a day of clicks, and what session storage has room for. */
const BOUNDS = { steps: 5_000, size: 2_000_000 };

const two = (number: number) => String(number).padStart(2, '0');

/** In local time: 'specai-trace-20260305-1530.json'. */
export function traceFileName(at: Date): string {
  const day = `${at.getFullYear()}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `specai-trace-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

/** The build is known by the name of its first file. */
function thisApp(): Trace['app'] {
  const main = [...document.scripts].find(({ src }) => /\/main\.[^/]*js$/.test(src));
  return { version: process.env.APP_VERSION ?? '', build: main?.src.split('/').pop() ?? '' };
}

const isDownloadKey = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'Period';

/** Records this tab from now on, over redirects and reloads, and shows that it does; `forget` is told when to stop asking. */
export function startRecording(isComplete: boolean, capabilities: RuntimeConfig['capabilities'], forget: () => void) {
  const recorder = new Recorder({
    isComplete,
    bounds: BOUNDS,
    before: takeRecorded(window.sessionStorage, isComplete),
    now: Date.now,
    fetchFn: (request) => fetch(request),
  });
  recorder.start(currentAddress(), capabilities);
  const unwatch = watchAddress((address) => recorder.navigated(address));

  const download = () =>
    saveFile(traceFileName(new Date()), JSON.stringify(recorder.trace(thisApp())), 'application/json');
  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isDownloadKey(event)) return;
    event.preventDefault();
    download();
  };
  const onLeave = () => leaveRecorded(window.sessionStorage, isComplete, recorder.recorded);
  const unlisten = listenTo(window, { keydown: onKey, pagehide: onLeave });

  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  const root = createRoot(place);
  const stop = () => {
    unlisten();
    unwatch();
    recorder.end();
    root.unmount();
    place.remove();
    forget();
  };
  root.render(<RecordingPanel recorder={recorder} onDownload={download} onStop={stop} />);
  return recorder;
}
