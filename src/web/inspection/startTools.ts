import type { InspectionObserver } from '../state/inspection';
import { Intentions } from '../state/intentions/intentions';
import type { StoreTools } from '../state/storeTools';
import { createMirror } from './devTools/mirror';
import type { Recorder } from './recording/recorder';
import { createActorNames } from './steps/actorNames';
import { observeMachineSteps, type StepListener } from './steps/machineSteps';

export interface InspectionTools {
  /** Observes the machines. */
  readonly observe: InspectionObserver;
  readonly tools: StoreTools;
}

/** Connects machines and store with Redux DevTools, where wanted, and with the recorder, where there is one. */
export function startTools(devTools: boolean, recorder: Recorder | null): InspectionTools {
  const mirror = devTools ? createMirror() : null;
  const listeners = [mirror, recorder].filter((each) => each !== null);
  const onStep: StepListener = (...step) => listeners.forEach((listener) => listener.onStep(...step));
  return {
    observe: observeMachineSteps(createActorNames(), onStep),
    tools: {
      devTools,
      middleware: listeners.map(({ middleware }) => middleware),
      ...(mirror ? { useShown: mirror.useShown } : {}),
      ...(recorder ? { fetchFn: recorder.fetchFn, intentions: new Intentions(recorder.intended) } : {}),
    },
  };
}
