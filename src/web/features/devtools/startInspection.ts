import type { Inspection, StoreTools } from '../../store/inspection';
import { observeMachineSteps, type StepListener } from './machineSteps';
import { createMirror } from './mirror';
import type { Recorder } from './recorder';

export interface InspectionOptions {
  readonly devTools: boolean;
  readonly recording: 'on' | 'full' | null;
  readonly onClose: () => void;
}

export function connectTools(devTools: boolean, recorder: Recorder | null, inspection: Inspection): StoreTools {
  const mirror = devTools ? createMirror() : null;
  const listeners = [mirror, recorder].filter((each) => each !== null);
  const onStep: StepListener = (...step) => listeners.forEach((listener) => listener.onStep(...step));
  inspection.subscribe([observeMachineSteps(onStep)]);
  return {
    devTools,
    middleware: listeners.map(({ middleware }) => middleware),
    ...(mirror ? { useShown: mirror.useShown } : {}),
  };
}

export async function startInspection(options: InspectionOptions, inspection: Inspection): Promise<StoreTools> {
  const { devTools, recording, onClose } = options;
  if (recording === null) return connectTools(devTools, null, inspection);
  const { startRecording } = await import(/* webpackChunkName: "recording" */ './startRecording');
  return connectTools(devTools, startRecording(recording === 'full', onClose), inspection);
}
