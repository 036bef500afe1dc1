import { assign, fromPromise, setup } from 'xstate';
import {
  changeUnitOption,
  normalizeGallons,
  type UnitOptionsChange,
  differ,
  storedOptions,
  toPayload,
  noUnitOptions,
  type UnitOptions,
} from '../../../domain/unitOptions/unitOptions';
import { NOT_FETCHED, NOT_SAVED, SAVED, type UnitOptionsNotice } from './unitOptionsNotices';
import { StaleOptionsError, type LoadedUnitOptions, type SaveAnswer, type SaveRequest } from './unitOptionsPort';

interface Context {
  loaded: UnitOptions;
  options: UnitOptions;
  version: number | null;
  /** A save found that the server has newer values; stays true until they are loaded or a save succeeds. */
  isStale: boolean;
}

export type UnitOptionsEvent =
  | ({ type: 'LOADED' } & LoadedUnitOptions)
  | { type: 'CHANGE'; change: UnitOptionsChange }
  | { type: 'BLUR_GALLONS' }
  | { type: 'RESET' }
  | { type: 'SAVE' }
  | { type: 'LOAD_NEWER' };

const types: { context?: Context; events?: UnitOptionsEvent; tags?: 'editable' } = {};

const saveOptions = fromPromise<SaveAnswer, SaveRequest>(() =>
  Promise.reject(new Error('saveOptions is not provided')),
);
const refetchUnit = fromPromise<LoadedUnitOptions>(() => Promise.reject(new Error('refetchUnit is not provided')));
const notify: (args: unknown, notice: UnitOptionsNotice) => void = () => undefined;

const notifyOf = (notice: UnitOptionsNotice) => ({ type: 'notify', params: notice }) as const;

const machineSetup = setup({
  types,
  actors: { saveOptions, refetchUnit },
  guards: {
    differs: ({ context }) => differ(context.options, context.loaded),
    isSame: ({ context }) => !differ(context.options, context.loaded),
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    adopt: assign((_, { options, version }: LoadedUnitOptions) => ({
      loaded: options,
      options,
      version,
      isStale: false,
    })),
    change: assign({ options: ({ context }, change: UnitOptionsChange) => changeUnitOption(context.options, change) }),
    normalizeGallons: assign({ options: ({ context }) => normalizeGallons(context.options) }),
    reset: assign({ options: ({ context }) => context.loaded }),
    keepSaved: assign(({ context }, answer: SaveAnswer) => ({
      loaded: storedOptions(context.options),
      options: storedOptions(context.options),
      version: answer.version ?? context.version,
      isStale: false,
    })),
    learnStale: assign({
      isStale: ({ context }, { error }: { error: unknown }) => context.isStale || error instanceof StaleOptionsError,
    }),
    notify,
  },
});

/**
 * The options of one unit while they are edited; another unit is another actor. Provided from outside: the actors
 * `saveOptions` (rejects with StaleOptionsError on a stale version) and `refetchUnit`, the action `notify`. Leaving a
 * state aborts its call.
 *
 * `loading` waits for LOADED: where the load fails, the page says so and nothing is sent. While `editing`, `clean` and
 * `dirty` follow whether the options differ from the loaded ones; `failed` is dirty after a failed save, and Save is open
 * again. Edits are taken in `editing` only: what is being saved, or about to be replaced, cannot change meanwhile.
 *
 * Unasked, the unit is fetched again after a save only; where that fails, the saved values count as the loaded ones.
 * A stale save keeps the edits until the user asks for the newer values (LOAD_NEWER), which replace them.
 */
export const unitOptionsMachine = machineSetup.createMachine({
  id: 'unitOptions',
  context: { loaded: noUnitOptions, options: noUnitOptions, version: null, isStale: false },
  initial: 'loading',
  states: {
    loading: {
      on: { LOADED: { target: 'editing', actions: { type: 'adopt', params: ({ event }) => event } } },
    },

    editing: {
      tags: 'editable',
      initial: 'clean',
      on: {
        CHANGE: { actions: { type: 'change', params: ({ event }) => event.change } },
        BLUR_GALLONS: { actions: 'normalizeGallons' },
        RESET: { guard: 'differs', actions: 'reset' },
        SAVE: { guard: 'differs', target: 'saving', actions: 'normalizeGallons' },
        LOAD_NEWER: { guard: 'isStale', target: 'loadingNewer' },
      },
      states: {
        clean: { always: { guard: 'differs', target: 'dirty' } },
        dirty: { always: { guard: 'isSame', target: 'clean' } },
        failed: { always: { guard: 'isSame', target: 'clean' } },
      },
    },

    saving: {
      invoke: {
        id: 'saveOptions',
        src: 'saveOptions',
        input: ({ context }) => ({ payload: toPayload(context.options), version: context.version }),
        onDone: {
          target: 'refetching',
          actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, notifyOf(SAVED)],
        },
        onError: {
          target: 'editing.failed',
          actions: [{ type: 'learnStale', params: ({ event }) => event }, notifyOf(NOT_SAVED)],
        },
      },
    },

    refetching: {
      invoke: {
        id: 'refetchUnit',
        src: 'refetchUnit',
        onDone: { target: 'editing', actions: { type: 'adopt', params: ({ event }) => event.output } },
        onError: 'editing',
      },
    },

    loadingNewer: {
      invoke: {
        id: 'loadNewer',
        src: 'refetchUnit',
        onDone: { target: 'editing', actions: { type: 'adopt', params: ({ event }) => event.output } },
        onError: { target: 'editing.failed', actions: notifyOf(NOT_FETCHED) },
      },
    },
  },
});

/** Whether leaving would lose something: edits that are not saved, a save under way included. */
export const hasUnsaved = ({ context }: { context: Context }): boolean => differ(context.options, context.loaded);
