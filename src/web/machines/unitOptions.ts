import { assign, fromPromise, setup } from 'xstate';
import {
  type UnitOptionsPayload,
  type UnitOptions,
  changeUnitOption,
  normalizeGallons,
  type UnitOptionsChange,
  differ,
  storedOptions,
  toPayload,
  noUnitOptions,
} from '../../domain/units/unitOptions';
import { messages } from '../../domain/messages';
import { failure, success, type Notice } from '../lib/browser/notifier';
import { unprovided } from './events';

export interface LoadedUnitOptions {
  options: UnitOptions;
  version: number | null;
}

export interface SaveRequest {
  payload: UnitOptionsPayload;
  version: number | null;
}

export interface SaveAnswer {
  version: number | null;
}

export class StaleOptionsError extends Error {
  override readonly name = 'StaleOptionsError';
}

export type UnitOptionsNotice = Notice;

const SAVED = success(messages.unit.savedTitle, messages.unit.saved);
const NOT_SAVED = failure(messages.unit.saveFailureTitle, messages.unit.notSaved);
const NOT_FETCHED = failure(messages.unit.saveFailureTitle, messages.unit.notFetched);

interface Context {
  loaded: UnitOptions;
  options: UnitOptions;
  version: number | null;
  isStale: boolean;
}

type UnitOptionsEvent =
  | ({ type: 'LOADED' } & LoadedUnitOptions)
  | { type: 'CHANGE'; change: UnitOptionsChange }
  | { type: 'BLUR_GALLONS' }
  | { type: 'RESET' }
  | { type: 'SAVE' }
  | { type: 'LOAD_NEWER' };

const types: { context?: Context; events?: UnitOptionsEvent; tags?: 'editable' } = {};

const saveOptions = fromPromise<SaveAnswer, SaveRequest>(unprovided('saveOptions'));
const refetchUnit = fromPromise<LoadedUnitOptions>(unprovided('refetchUnit'));
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

/** A stale save retains the edits until LOAD_NEWER; a failed refetch retains the saved values. */
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

/** Includes a save in progress. */
export const hasUnsaved = ({ context }: { context: Context }): boolean => differ(context.options, context.loaded);
