import { isMachineStepped, machinesSlice, machineStepped } from '../../../src/web/store/machinesSlice';

const closed = { value: 'closed', context: { text: '' }, status: 'active' };
const open = { value: { open: 'idle' }, context: { text: '' }, status: 'active' };
const stepOf = (actor: string, type: string, state: typeof closed | typeof open) =>
  machineStepped({ machine: 'icPanel', actor, event: { type }, state });
const { reducer } = machinesSlice;

test('the action of a step is named by its machine and its event, and carries the whole step', () => {
  expect(stepOf('panel', 'TOGGLE', open)).toEqual({
    type: 'machine/icPanel/TOGGLE',
    payload: { machine: 'icPanel', actor: 'panel', event: { type: 'TOGGLE' }, state: open },
  });
});

test('the mirror has the latest state of every actor', () => {
  const states = [
    stepOf('panel', 'xstate.init', closed),
    stepOf('other', 'xstate.init', closed),
    stepOf('panel', 'TOGGLE', open),
  ].reduce(reducer, {});
  expect(states).toEqual({ panel: open, other: closed });
});

test('an action whose name only ends like that of a step is not a step', () => {
  expect(isMachineStepped(stepOf('panel', 'TOGGLE', open))).toBe(true);
  expect(isMachineStepped({ type: 'orders/machine/' })).toBe(false);
  const before = { panel: open };
  expect(reducer(before, { type: 'orders/machine/', payload: { actor: 'panel', state: closed } })).toBe(before);
});
