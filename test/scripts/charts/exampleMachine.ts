import { assign, fromPromise, setup } from 'xstate';

const notify: (args: unknown, params: { text: string }) => void = () => undefined;

/** A machine with everything that can be drawn. */
export const exampleMachine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'GO' } | { type: 'STAY' } | { type: 'STOP' } | { type: 'HURRY' },
  },
  actors: { call: fromPromise(() => Promise.resolve()) },
  guards: { isReady: () => true, isLate: () => true },
  actions: { note: () => undefined, notify, increment: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'example',
  context: { count: 0 },
  initial: 'idle',
  states: {
    idle: { entry: 'note', on: { GO: [{ guard: 'isReady', target: 'busy' }, { actions: 'note' }] } },
    busy: {
      initial: 'calling',
      on: { STOP: 'idle', HURRY: 'over', STAY: { actions: 'increment' } },
      states: {
        calling: {
          exit: 'note',
          invoke: {
            id: 'first',
            src: 'call',
            onDone: 'waiting',
            onError: { target: '#example.over', actions: { type: 'notify', params: { text: 'a|b' } } },
          },
          on: { STOP: { guard: 'isLate', target: 'waiting' }, HURRY: { target: 'waiting' } },
        },
        waiting: { always: { guard: 'isLate', target: '#example.over' }, after: { 500: 'calling' } },
      },
    },
    over: { type: 'final' },
  },
});
