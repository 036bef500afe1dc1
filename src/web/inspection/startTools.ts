import type { InspectionObserver } from '../state/inspection';
import type { StoreTools } from '../state/storeTools';
import { createActorNames } from './steps/actorNames';
import { observeMachineSteps, type HearStep } from './steps/machineSteps';
import { createMirror } from './devTools/mirror';
import type { Recorder } from './recording/recorder';

export interface Watching {
  /** Hears of the machines. */
  readonly observe: InspectionObserver;
  readonly tools: StoreTools;
}

/** What shows everything in Redux DevTools, where that is wanted, and hands it to the recorder, where there is one. */
export function startTools(devTools: boolean, recorder: Recorder | null): Watching {
  const mirror = devTools ? createMirror() : null;
  const listeners = [mirror, recorder].filter((each) => each !== null);
  const hear: HearStep = (...step) => listeners.forEach((listener) => listener.hear(...step));
  return {
    observe: observeMachineSteps(createActorNames(), hear),
    tools: {
      devTools,
      middleware: listeners.map(({ middleware }) => middleware),
      ...(mirror ? { useShown: mirror.useShown } : {}),
      ...(recorder ? { fetchFn: recorder.fetchFn } : {}),
    },
  };
}
