import { assign, setup } from 'xstate';

type Typed = 'nothing' | 'new' | 'listed' | 'unknown';
type Toast = 'IC# Added' | 'IC# Already Added' | 'Error searching IC#' | 'Unit Removed';

interface Context {
  typed: Typed;
  isAdded: boolean;
  toast: Toast | null;
}

type Event =
  | { type: 'TOGGLE' }
  | { type: 'CANCEL' }
  | { type: 'TYPE_NEW' }
  | { type: 'TYPE_LISTED' }
  | { type: 'TYPE_UNKNOWN' }
  | { type: 'CLEAR' }
  | { type: 'SUBMIT' }
  | { type: 'ANSWER' }
  | { type: 'DROP' }
  | { type: 'REMOVE' };

const types: { context?: Context; events?: Event; meta?: { shows: string } } = {};

const modelSetup = setup({
  types,
  guards: {
    isNew: ({ context }) => context.typed === 'new' && !context.isAdded,
    isUnknown: ({ context }) => context.typed === 'unknown',
    isAdded: ({ context }) => context.isAdded,
    /** Keeps the model small: after the unit is added, no other number is tried. */
    isNotAdded: ({ context }) => !context.isAdded,
  },
  actions: {
    type: assign({ typed: (_, params: { typed: Typed }) => params.typed }),
    showToast: assign({ toast: (_, params: { toast: Toast }) => params.toast }),
    clearToast: assign({ toast: null }),
    add: assign({ isAdded: true }),
    remove: assign({ isAdded: false }),
  },
});

const type = (typed: Typed) => ({ type: 'type', params: { typed } }) as const;
const showToast = (toast: Toast) => ({ type: 'showToast', params: { toast } }) as const;

/** The panel that adds a unit by its inventory control number (spec sections 4 and 5), and the list that it adds to. */
export const icPanelModel = modelSetup.createMachine({
  id: 'IC# panel',
  context: { typed: 'nothing', isAdded: false, toast: null },
  initial: 'closed',
  states: {
    closed: { meta: { shows: 'no panel' }, entry: type('nothing'), exit: 'clearToast', on: { TOGGLE: 'empty' } },
    empty: {
      meta: { shows: 'an empty input, Search disabled' },
      entry: type('nothing'),
      exit: 'clearToast',
      on: {
        TOGGLE: 'closed',
        CANCEL: 'closed',
        TYPE_NEW: { target: 'typed', actions: type('new') },
        TYPE_LISTED: { guard: 'isNotAdded', target: 'typed', actions: type('listed') },
        TYPE_UNKNOWN: { guard: 'isNotAdded', target: 'typed', actions: type('unknown') },
        REMOVE: { guard: 'isAdded', target: 'empty', reenter: true, actions: ['remove', showToast('Unit Removed')] },
      },
    },
    typed: {
      meta: { shows: 'the number, Search enabled' },
      exit: 'clearToast',
      on: { TOGGLE: 'closed', CLEAR: 'empty', SUBMIT: 'searching' },
    },
    searching: {
      meta: { shows: 'Searching..., the number cannot be changed' },
      exit: 'clearToast',
      on: {
        CANCEL: 'closed',
        ANSWER: [
          { guard: 'isNew', target: 'empty', actions: ['add', showToast('IC# Added')] },
          { guard: 'isUnknown', target: 'typed', actions: showToast('Error searching IC#') },
          { target: 'typed', actions: showToast('IC# Already Added') },
        ],
        DROP: { target: 'typed', actions: showToast('Error searching IC#') },
      },
    },
  },
});
