import { assign, setup } from 'xstate';

/** What is typed: a unit that is not listed (until it is added), one that is recommended, or none at all. */
type Typed = 'nothing' | 'new' | 'listed' | 'unknown';
type Toast = 'IC# Added' | 'IC# Already Added' | 'Error searching IC#' | 'Unit Removed';

interface Context {
  typed: Typed;
  /** The new unit is on the list. */
  isAdded: boolean;
  told: Toast | null;
}

type Event =
  | { type: 'TOGGLE' }
  | { type: 'CANCEL' }
  | { type: 'TYPE_NEW' }
  | { type: 'TYPE_LISTED' }
  | { type: 'TYPE_UNKNOWN' }
  | { type: 'CLEAR' }
  | { type: 'SUBMIT' }
  /** The server answers. */
  | { type: 'ANSWER' }
  /** The connection breaks before it does. */
  | { type: 'DROP' }
  | { type: 'REMOVE' };

const types: { context?: Context; events?: Event; meta?: { shows: string } } = {};

const modelSetup = setup({
  types,
  guards: {
    isNew: ({ context }) => context.typed === 'new' && !context.isAdded,
    isUnknown: ({ context }) => context.typed === 'unknown',
    isAdded: ({ context }) => context.isAdded,
    /** Once the unit is on the list, the other numbers have had their turn. */
    isNotAdded: ({ context }) => !context.isAdded,
  },
  actions: {
    type: assign({ typed: (_, params: { typed: Typed }) => params.typed }),
    tell: assign({ told: (_, params: { toast: Toast }) => params.toast }),
    untell: assign({ told: null }),
    add: assign({ isAdded: true }),
    remove: assign({ isAdded: false }),
  },
});

const type = (typed: Typed) => ({ type: 'type', params: { typed } }) as const;
const tell = (toast: Toast) => ({ type: 'tell', params: { toast } }) as const;
/** The panel that adds a unit by its inventory control number (spec sections 4 and 5), and the list that it adds to. */
export const icPanelModel = modelSetup.createMachine({
  id: 'IC# panel',
  context: { typed: 'nothing', isAdded: false, told: null },
  initial: 'closed',
  states: {
    closed: {
      meta: { shows: 'no panel' },
      entry: type('nothing'),
      exit: 'untell',
      on: { TOGGLE: 'empty' },
    },
    empty: {
      meta: { shows: 'an empty input, Search disabled' },
      entry: type('nothing'),
      exit: 'untell',
      on: {
        TOGGLE: 'closed',
        CANCEL: 'closed',
        TYPE_NEW: { target: 'typed', actions: type('new') },
        TYPE_LISTED: { guard: 'isNotAdded', target: 'typed', actions: type('listed') },
        TYPE_UNKNOWN: { guard: 'isNotAdded', target: 'typed', actions: type('unknown') },
        REMOVE: { guard: 'isAdded', target: 'empty', reenter: true, actions: ['remove', tell('Unit Removed')] },
      },
    },
    typed: {
      meta: { shows: 'the number, Search enabled' },
      exit: 'untell',
      on: { TOGGLE: 'closed', CLEAR: 'empty', SUBMIT: 'searching' },
    },
    searching: {
      meta: { shows: 'Searching..., the number cannot be changed' },
      exit: 'untell',
      on: {
        CANCEL: 'closed',
        ANSWER: [
          { guard: 'isNew', target: 'empty', actions: ['add', tell('IC# Added')] },
          { guard: 'isUnknown', target: 'typed', actions: tell('Error searching IC#') },
          { target: 'typed', actions: tell('IC# Already Added') },
        ],
        DROP: { target: 'typed', actions: tell('Error searching IC#') },
      },
    },
  },
});
