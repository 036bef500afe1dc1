import type { RuntimeConfig } from '../../../contract/runtimeConfig';
import { stopRecording, type RecordingMode } from './recordingMode';
import type { Inspection } from '../../state/inspection';
import type { StoreTools } from '../../state/storeTools';

/**
 * Loads what observes the app: Redux DevTools in development or where the configuration says so, a recording where the
 * address or the configuration says so. Otherwise events of the state machines are dropped.
 */
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
  const { startInspection } = await import(/* webpackChunkName: "inspection" */ '../../inspection/startInspection');
  const onClose = () => stopRecording(window.sessionStorage);
  return startInspection({ devTools, recording, onClose }, inspection);
}
