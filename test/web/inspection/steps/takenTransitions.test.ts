import { createActor, createMachine, type AnyTransitionDefinition } from 'xstate';
import { takenTransitions } from '../../../../src/web/inspection/steps/takenTransitions';

const machine = createMachine(
  {
    initial: 'idle',
    states: {
      idle: { on: { GO: [{ guard: 'never', target: 'idle' }, { target: 'passing' }] } },
      passing: { always: [{ guard: 'never', target: 'idle' }, { target: 'done' }] },
      done: {},
    },
  },
  { guards: { never: () => false } },
);

test('XState still reports, in each microstep, the transition of the machine that was taken', () => {
  const taken: AnyTransitionDefinition[] = [];
  const actor = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...takenTransitions(event));
    },
  }).start();
  actor.send({ type: 'GO' });
  const { idle, passing } = machine.states;
  expect(actor.getSnapshot().value).toBe('done');
  expect(taken).toHaveLength(2);
  expect(taken[0]).toBe(idle!.transitions.get('GO')![1]);
  expect(taken[1]).toBe(passing!.always![1]);
});
