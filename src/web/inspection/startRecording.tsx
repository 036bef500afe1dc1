import { createRoot } from 'react-dom/client';
import { saveFile } from '../adapters/saveFile';
import { offerOnFailure } from '../ui/notice/offerOnFailure';
import { Recorder } from './recorder';
import type { Recording } from './recording';
import { RecordingPanel } from './RecordingPanel';

const MINUTES = 'YYYYMMDDHHmm'.length;

/** The name of a download, UTC: 'specai-recording-202603051530.json'. */
const fileName = ({ recordedAt }: Recording): string =>
  `specai-recording-${recordedAt.replace(/\D/g, '').slice(0, MINUTES)}.json`;

/** The name of its main script, which contains a hash of the content, identifies the build. */
function currentApp(): Recording['app'] {
  const main = [...document.scripts].find(({ src }) => /\/main\.[^/]*js$/.test(src));
  return { version: process.env.APP_VERSION ?? '', build: main?.src.split('/').pop() ?? '' };
}

/** Records this page until it is left, and shows a panel that says so. Calls `onClose` when the user closes it. */
export function startRecording(isFull: boolean, onClose: () => void): Recorder {
  const recorder = new Recorder();
  const download = () => {
    const recording = recorder.recording(currentApp(), isFull);
    saveFile(fileName(recording), JSON.stringify(recording), 'application/json');
  };
  offerOnFailure({ label: 'Save the recording', onAccept: download });
  const container = document.createElement('div');
  container.style.display = 'contents';
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    recorder.stop();
    offerOnFailure(null);
    root.unmount();
    container.remove();
    onClose();
  };
  root.render(<RecordingPanel recorder={recorder} isFull={isFull} onDownload={download} onClose={close} />);
  return recorder;
}
