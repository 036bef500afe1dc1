import { assign, setup } from 'xstate';

type Toast = 'Unit details updated successfully' | 'Failed to update unit details';

interface Context {
  isBehind: boolean;
  isStale: boolean;
  toast: Toast | null;
}

type Event =
  | { type: 'FLIP' }
  | { type: 'RESET' }
  | { type: 'SAVE' }
  | { type: 'ANSWER' }
  | { type: 'DROP' }
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
    showToast: assign({ toast: (_, params: { toast: Toast }) => params.toast }),
    clearToast: assign({ toast: null }),
    fallBehind: assign({ isBehind: true }),
    markStale: assign({ isStale: true }),
    catchUp: assign({ isBehind: false, isStale: false }),
    clearStale: assign({ isStale: false }),
  },
});

const showToast = (toast: Toast) => ({ type: 'showToast', params: { toast } }) as const;
const notSaved = showToast('Failed to update unit details');
const loadNewer = { guard: 'isStale', target: 'clean', reenter: true, actions: 'catchUp' } as const;

/** Editing and saving the options of one unit (spec section 4), with optimistic locking, and leaving them unsaved. */
export const unitOptionsModel = modelSetup.createMachine({
  id: 'Unit options',
  context: { isBehind: false, isStale: false, toast: null },
  initial: 'clean',
  states: {
    clean: {
      meta: { shows: 'Save and Reset disabled' },
      exit: 'clearToast',
      on: { FLIP: 'dirty', LOAD_NEWER: loadNewer, LEAVE: 'away' },
    },
    dirty: {
      meta: { shows: 'Save and Reset enabled' },
      exit: 'clearToast',
      on: { FLIP: 'clean', RESET: 'clean', SAVE: 'saving', LOAD_NEWER: loadNewer, LEAVE: 'requested' },
    },
    saving: {
      meta: { shows: 'Saving..., nothing can be changed' },
      on: {
        ANSWER: [
          { guard: 'isBehind', target: 'dirty', actions: ['markStale', notSaved] },
          { target: 'clean', actions: showToast('Unit details updated successfully') },
        ],
        DROP: { target: 'dirty', actions: notSaved },
        OVERTAKE: { guard: 'isUpToDate', target: 'dirty', actions: ['fallBehind', 'markStale', notSaved] },
      },
    },
    requested: {
      meta: { shows: 'the question whether to leave without saving' },
      on: { STAY: 'dirty', LEAVE_ANYWAY: 'away' },
    },
    away: { meta: { shows: 'the orders' }, entry: 'clearStale', on: { RETURN: 'clean' } },
  },
});
