import type { RuntimeConfig } from '../../contract/runtimeConfig';
import { stopRecording, type RecordingMode } from './recordingMode';
import type { Inspection } from '../state/inspection';
import type { StoreTools } from '../state/storeTools';

/**
 * Loads what watches the app where it is wanted: Redux DevTools in development or where the configuration says so, a
 * recording where somebody asked for it or the configuration says so. Else nobody hears of the machines.
 */
export async function loadTools(
  config: RuntimeConfig,
  asked: RecordingMode | null,
  inspection: Inspection,
): Promise<StoreTools | null> {
  const devTools = process.env.NODE_ENV !== 'production' || config.devTools;
  const mode = asked ?? (config.recording ? 'on' : 'off');
  const recording = mode === 'off' ? null : mode;
  if (!devTools && recording === null) {
    inspection.tell([]);
    return null;
  }
  const { startInspection } = await import(/* webpackChunkName: "inspection" */ '../inspection/startInspection');
  const onStop = () => stopRecording(window.sessionStorage);
  return startInspection(config, { devTools, recording, onStop }, inspection);
}
