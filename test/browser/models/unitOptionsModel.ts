import { assign, setup } from 'xstate';

type Toast = 'Unit details updated successfully' | 'Failed to update unit details';

interface Context {
  /** Somebody else has saved since the options were loaded. */
  isBehind: boolean;
  /** The screen says so. */
  isStale: boolean;
  told: Toast | null;
}

type Event =
  | { type: 'FLIP' }
  | { type: 'RESET' }
  | { type: 'SAVE' }
  /** The server answers. */
  | { type: 'ANSWER' }
  /** The connection breaks before it does. */
  | { type: 'DROP' }
  /** Somebody else saves first; then the server answers. */
  | { type: 'OVERTAKE' }
  | { type: 'LOAD_NEWER' }
  | { type: 'LEAVE' }
  | { type: 'STAY' }
  | { type: 'LEAVE_ANYWAY' }
  | { type: 'RETURN' };

const types: { context?: Context; events?: Event; meta?: { shows: string } } = {};

const modelSetup = setup({
  types,
  guards: {
    isBehind: ({ context }) => context.isBehind,
    isUpToDate: ({ context }) => !context.isBehind,
    isStale: ({ context }) => context.isStale,
  },
  actions: {
    tell: assign({ told: (_, params: { toast: Toast }) => params.toast }),
    untell: assign({ told: null }),
    fallBehind: assign({ isBehind: true }),
    learnStale: assign({ isStale: true }),
    catchUp: assign({ isBehind: false, isStale: false }),
    forgetStale: assign({ isStale: false }),
  },
});

const tell = (toast: Toast) => ({ type: 'tell', params: { toast } }) as const;
const notSaved = tell('Failed to update unit details');
const loadNewer = { guard: 'isStale', target: 'clean', reenter: true, actions: 'catchUp' } as const;

/** The options of one unit (spec section 4), saved over the version that they rest on, and leaving them unsaved. */
export const unitOptionsModel = modelSetup.createMachine({
  id: 'Unit options',
  context: { isBehind: false, isStale: false, told: null },
  initial: 'clean',
  states: {
    clean: {
      meta: { shows: 'Save and Reset disabled' },
      exit: 'untell',
      on: { FLIP: 'dirty', LOAD_NEWER: loadNewer, LEAVE: 'away' },
    },
    dirty: {
      meta: { shows: 'Save and Reset enabled' },
      exit: 'untell',
      on: { FLIP: 'clean', RESET: 'clean', SAVE: 'saving', LOAD_NEWER: loadNewer, LEAVE: 'asked' },
    },
    saving: {
      meta: { shows: 'Saving..., nothing can be changed' },
      on: {
        ANSWER: [
          { guard: 'isBehind', target: 'dirty', actions: ['learnStale', notSaved] },
          { target: 'clean', actions: tell('Unit details updated successfully') },
        ],
        DROP: { target: 'dirty', actions: notSaved },
        OVERTAKE: { guard: 'isUpToDate', target: 'dirty', actions: ['fallBehind', 'learnStale', notSaved] },
      },
    },
    asked: {
      meta: { shows: 'the question whether to leave without saving' },
      on: { STAY: 'dirty', LEAVE_ANYWAY: 'away' },
    },
    away: {
      meta: { shows: 'the orders' },
      entry: 'forgetStale',
      on: { RETURN: 'clean' },
    },
  },
});
