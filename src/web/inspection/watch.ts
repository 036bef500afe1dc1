import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { Inspection, InspectionObserver } from '../state/inspection';
import type { StoreTools } from '../state/storeTools';
import { startTools } from './startTools';

/** What is to be watched, and by whom. */
export interface Watching {
  readonly devTools: boolean;
  /** Null where nothing is recorded. */
  readonly recording: 'on' | 'full' | null;
  /** Somebody had enough of the recording. */
  readonly onStop: () => void;
}

/** Observers beside our own: in the development build the Stately inspector, where the address says `?inspect`. */
async function others(): Promise<InspectionObserver[]> {
  // In a production build the condition is known to be false, and nothing of what follows is in it: scripts/build.ts checks.
  if (process.env.NODE_ENV !== 'production') {
    const address = new URLSearchParams(window.location.search).get('inspect');
    if (address === null) return [];
    const { startInspector } = await import(/* webpackChunkName: "stately" */ './devTools/statelyInspector');
    return [startInspector(address)];
  }
  return [];
}

async function recorder({ recording, onStop }: Watching, { capabilities }: RuntimeConfig) {
  if (recording === null) return null;
  const { startRecording } = await import(/* webpackChunkName: "recording" */ './recording/startRecording');
  return startRecording(recording === 'full', capabilities, onStop);
}

/** Starts what watches the app; it hears of the machines from their first event on. */
export async function watch(config: RuntimeConfig, watching: Watching, inspection: Inspection): Promise<StoreTools> {
  const [recording, observers] = await Promise.all([recorder(watching, config), others()]);
  const { observe, tools } = startTools(watching.devTools, recording);
  inspection.tell([observe, ...observers]);
  return tools;
}
