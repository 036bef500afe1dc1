import { assign, fromPromise, setup } from 'xstate';
import type { EstimateSave, StoredEstimate } from '../../contract/estimates/estimates';
import { messages } from '../../domain/messages';
import { failure, success, type Notice } from '../lib/browser/notifier';
import { unprovided } from './events';
import { errorMessage } from '../lib/errorMessage';
import { differ, NO_WORK, tidied } from '../../domain/estimates/work';

export interface LoadedEstimate {
  work: EstimateSave;
  version: number;
}

/** The server has a newer version, or the estimate is won or lost. */
export class StaleEstimateError extends Error {
  override readonly name = 'StaleEstimateError';
}

const ESTIMATE_SAVED = success(messages.estimate.savedTitle, messages.estimate.saved);
const NEWER_NOT_FETCHED = failure(messages.estimate.notFetchedTitle, messages.estimate.notFetched);
const notSavedNotice = (error: unknown) => failure(messages.estimate.notSavedTitle, errorMessage(error));

interface Context extends LoadedEstimate {
  loaded: EstimateSave;
  isStale: boolean;
}

export type UnsavedWork = LoadedEstimate | null;

type EstimateEditingEvent =
  | ({ type: 'LOADED'; unsaved: UnsavedWork } & LoadedEstimate)
  | { type: 'CHANGE'; work: EstimateSave }
  | { type: 'RESET' }
  | { type: 'SAVE' }
  | { type: 'LOAD_NEWER' };

const types: { context?: Context; events?: EstimateEditingEvent; tags?: 'editable' } = {};

const saveEstimate = fromPromise<StoredEstimate, LoadedEstimate>(unprovided('saveEstimate'));
const fetchNewer = fromPromise<LoadedEstimate>(unprovided('fetchNewer'));
const notify: (args: unknown, notice: Notice) => void = () => undefined;
const saved: (args: unknown, estimate: StoredEstimate) => void = () => undefined;

const machineSetup = setup({
  types,
  actors: { saveEstimate, fetchNewer },
  guards: {
    canSave: ({ context }) => tidied(context.work).name !== '' && (context.version === 0 || hasUnsaved({ context })),
    isStale: ({ context }) => context.isStale,
    hasUnsaved: ({ context }) => hasUnsaved({ context }),
  },
  actions: {
    adopt: assign((_, { work, version }: LoadedEstimate) => ({ loaded: work, work, version, isStale: false })),
    adoptUnsaved: assign((_, { work, version, unsaved }: LoadedEstimate & { unsaved: UnsavedWork }) => ({
      ...{ loaded: work, work: unsaved?.work ?? work, version: unsaved?.version ?? version },
      isStale: unsaved !== null && unsaved.version !== version,
    })),
    change: assign({ work: (_, work: EstimateSave) => work }),
    reset: assign({ work: ({ context }) => context.loaded }),
    keepSaved: assign((_, { name, inputs, version }: StoredEstimate) => ({
      ...{ loaded: { name, inputs }, work: { name, inputs }, version },
      isStale: false,
    })),
    learnStale: assign({
      isStale: ({ context }, { error }: { error: unknown }) => context.isStale || error instanceof StaleEstimateError,
    }),
    notify,
    saved,
  },
});

/** LOADED brings the estimate and unsaved work. A stale save retains the work until LOAD_NEWER replaces it. */
export const estimateEditingMachine = machineSetup.createMachine({
  id: 'estimateEditing',
  context: { loaded: NO_WORK, work: NO_WORK, version: 0, isStale: false },
  initial: 'loading',
  states: {
    loading: {
      on: { LOADED: { target: 'editing', actions: { type: 'adoptUnsaved', params: ({ event }) => event } } },
    },

    editing: {
      tags: 'editable',
      on: {
        CHANGE: { actions: { type: 'change', params: ({ event }) => event.work } },
        RESET: { guard: 'hasUnsaved', actions: 'reset' },
        SAVE: { guard: 'canSave', target: 'saving' },
        LOAD_NEWER: { guard: 'isStale', target: 'loadingNewer' },
      },
    },

    saving: {
      invoke: {
        id: 'saveEstimate',
        src: 'saveEstimate',
        input: ({ context: { work, version } }) => ({ work: tidied(work), version }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepSaved', params: ({ event }) => event.output },
            { type: 'notify', params: ESTIMATE_SAVED },
            { type: 'saved', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'learnStale', params: ({ event }) => event },
            { type: 'notify', params: ({ event }) => notSavedNotice(event.error) },
          ],
        },
      },
    },

    loadingNewer: {
      invoke: {
        id: 'fetchNewer',
        src: 'fetchNewer',
        onDone: { target: 'editing', actions: { type: 'adopt', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'notify', params: NEWER_NOT_FETCHED } },
      },
    },
  },
});

/** Includes a save in progress. */
export function hasUnsaved({ context }: { context: Pick<Context, 'work' | 'loaded'> }): boolean {
  return differ(context.work, context.loaded);
}
