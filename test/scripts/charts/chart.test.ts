import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { readChart } from '../../../scripts/charts/chart';

const undrawable: [string, AnyStateMachine][] = [
  ['A guard of (machine) has no name', createMachine({ on: { GO: { guard: () => true } } })],
  ['An action of (machine) has no name', createMachine({ on: { GO: { actions: () => undefined } } })],
  ['An action of (machine) has no name', createMachine({ on: { GO: { actions: assign({ count: 1 }) } } })],
  ['is a parallel state', createMachine({ type: 'parallel', states: { a: {}, b: {} } })],
];

test.each(undrawable)('a machine that cannot be drawn is rejected with: %s', (message, machine) => {
  expect(() => readChart(machine)).toThrow(message);
});
