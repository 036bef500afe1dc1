import type { RuntimeConfig } from '../../contract/runtimeConfig';
import type { Inspection, InspectionObserver } from '../state/inspection';
import type { StoreTools } from '../state/storeTools';
import { startTools } from './startTools';

export interface InspectionOptions {
  readonly devTools: boolean;
  /** Null where nothing is recorded; 'full' leaves out the redaction. */
  readonly recording: 'on' | 'full' | null;
  /** Called when the user stops the recording. */
  readonly onStop: () => void;
}

/** The Stately inspector, in the development build where the address contains `?inspect`. */
async function inspectors(): Promise<InspectionObserver[]> {
  // A production build drops this branch, and the inspector with it: scripts/build.ts checks that.
  if (process.env.NODE_ENV !== 'production') {
    const address = new URLSearchParams(window.location.search).get('inspect');
    if (address === null) return [];
    const { startInspector } = await import(/* webpackChunkName: "stately" */ './devTools/statelyInspector');
    return [startInspector(address)];
  }
  return [];
}

async function activeRecording({ recording, onStop }: InspectionOptions, { capabilities }: RuntimeConfig) {
  if (recording === null) return null;
  const [{ startRecording }, { withObserved }] = await Promise.all([
    import(/* webpackChunkName: "recording" */ './recording/startRecording'),
    import(/* webpackChunkName: "recording" */ './replay/withObserved'),
  ]);
  return startRecording(recording === 'full', capabilities, onStop, withObserved);
}

/** Starts the tools that observe the app. They receive the machines' events from the first one on. */
export async function startInspection(
  config: RuntimeConfig,
  options: InspectionOptions,
  inspection: Inspection,
): Promise<StoreTools> {
  const [recording, observers] = await Promise.all([activeRecording(options, config), inspectors()]);
  const { observe, tools } = startTools(options.devTools, recording?.recorder ?? null);
  inspection.subscribe([observe, ...observers]);
  return tools;
}
