import { assign, fromPromise, setup } from 'xstate';
import type { Unit } from '../../contract/units/unit';
import { messages } from '../../domain/messages';
import { failure, success, type Notice } from '../lib/browser/notifier';
import { unprovided } from './events';

export type IcNotice = Notice;

export interface FoundUnit {
  readonly unit: Unit;
  readonly remark: string | null;
}

const addedNotice = ({ unit, remark }: FoundUnit) =>
  success(messages.ic.addedTitle, withRemark(messages.ic.added(unit.serial), remark));

const alreadyAddedNotice = ({ unit, remark }: FoundUnit) =>
  success(messages.ic.alreadyAddedTitle, withRemark(messages.ic.alreadyAdded(unit.serial), remark));

const withRemark = (sentence: string, remark: string | null) => (remark === null ? sentence : `${sentence}. ${remark}`);

const failedNotice = (error: unknown) =>
  failure(
    messages.ic.failureTitle,
    error instanceof Error && error.message !== '' ? error.message : messages.ic.notFound,
  );

type IcPanelEvent = { type: 'TOGGLE' } | { type: 'CANCEL' } | { type: 'CHANGE'; text: string } | { type: 'SUBMIT' };

const types: { context?: { text: string }; events?: IcPanelEvent } = {};

const searchIc = fromPromise<FoundUnit, { serial: string }>(unprovided('searchIc'));
const isKnown: (args: unknown, unit: Unit) => boolean = () => false;
const addUnit: (args: unknown, unit: Unit) => void = () => undefined;
const notify: (args: unknown, notice: IcNotice) => void = () => undefined;

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
