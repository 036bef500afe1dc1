import { assign, fromPromise, setup } from 'xstate';
import type { Unit } from '../../../contract/unit/unit';
import { addedNotice, alreadyAddedNotice, failedNotice, type FoundUnit, type IcNotice } from './icPanelNotices';

export type IcPanelEvent =
  | { type: 'TOGGLE' }
  | { type: 'CANCEL' }
  | { type: 'CHANGE'; text: string }
  | { type: 'SUBMIT' };

const types: { context?: { text: string }; events?: IcPanelEvent } = {};

const searchIc = fromPromise<FoundUnit, { serial: string }>(() =>
  Promise.reject(new Error('searchIc is not provided')),
);
const isKnown: (args: unknown, unit: Unit) => boolean = () => false;
const addUnit: (args: unknown, unit: Unit) => void = () => undefined;
const notify: (args: unknown, notice: IcNotice) => void = () => undefined;

/**
 * The panel that adds a unit by its inventory control number. Provided from outside: the actor `searchIc`, the guard
 * `isKnown` (is this unit listed already?), the actions `addUnit` and `notify`. Leaving `searching` aborts the call.
 */
export const icPanelMachine = setup({
  types,
  actors: { searchIc },
  guards: { hasText: ({ context }) => context.text.trim() !== '', isKnown },
  actions: {
    changeText: assign({ text: (_, text: string) => text }),
    clearText: assign({ text: '' }),
    addUnit,
    notify,
  },
}).createMachine({
  id: 'icPanel',
  context: { text: '' },
  initial: 'closed',
  states: {
    closed: { entry: 'clearText', on: { TOGGLE: 'open' } },
    open: {
      initial: 'idle',
      on: { TOGGLE: 'closed', CANCEL: 'closed' },
      states: {
        idle: {
          on: {
            CHANGE: { actions: { type: 'changeText', params: ({ event }) => event.text } },
            SUBMIT: { guard: 'hasText', target: 'searching' },
          },
        },
        searching: {
          invoke: {
            id: 'searchIc',
            src: 'searchIc',
            input: ({ context }) => ({ serial: context.text.trim() }),
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => event.output.unit },
                target: 'idle',
                actions: { type: 'notify', params: ({ event }) => alreadyAddedNotice(event.output) },
              },
              {
                target: 'idle',
                actions: [
                  { type: 'addUnit', params: ({ event }) => event.output.unit },
                  'clearText',
                  { type: 'notify', params: ({ event }) => addedNotice(event.output) },
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'notify', params: ({ event }) => failedNotice(event.error) },
            },
          },
        },
      },
    },
  },
});
