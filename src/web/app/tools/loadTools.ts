import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import type { Inspection, StoreTools } from '../../store/inspection';

export type RecordingMode = 'on' | 'full' | 'off';

const KEY = 'specai.record';

export function recordingMode(query: string, storage: Storage): RecordingMode | null {
  const requested = new URLSearchParams(query).get('record');
  if (requested !== null) storage.setItem(KEY, requested === 'full' || requested === 'off' ? requested : 'on');
  const known = storage.getItem(KEY);
  return known === 'on' || known === 'full' || known === 'off' ? known : null;
}

export const stopRecording = (storage: Storage): void => storage.setItem(KEY, 'off');

export async function loadTools(
  config: RuntimeConfig,
  requested: RecordingMode | null,
  inspection: Inspection,
): Promise<StoreTools | null> {
  const devTools = process.env.NODE_ENV !== 'production' || config.devTools;
  const mode = requested ?? (config.recording ? 'on' : 'off');
  const recording = mode === 'off' ? null : mode;
  if (!devTools && recording === null) {
    inspection.subscribe([]);
    return null;
  }
  const { startInspection } = await import(
    /* webpackChunkName: "inspection" */ '../../features/devtools/startInspection'
  );
  const onClose = () => stopRecording(window.sessionStorage);
  return startInspection({ devTools, recording, onClose }, inspection);
}
