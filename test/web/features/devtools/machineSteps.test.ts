import { createActor, fromPromise, waitFor } from 'xstate';
import { observeMachineSteps, type MachineStep } from '../../../../src/web/features/devtools/machineSteps';
import { icPanelMachine, type FoundUnit } from '../../../../src/web/machines/icPanel';
import { aUnit } from '../../comparisonSamples';

function observed() {
  const steps: MachineStep[] = [];
  return { steps, inspect: observeMachineSteps((step) => steps.push(step)) };
}

const searchIc = fromPromise<FoundUnit, { serial: string }>(() =>
  Promise.resolve({ unit: aUnit({ serial: '7' }), remark: null }),
);

test('every event becomes a step with the state it led to and the actions that ran', async () => {
  const { steps, inspect } = observed();
  const actor = createActor(icPanelMachine.provide({ actors: { searchIc } }), { inspect }).start();
  actor.send({ type: 'TOGGLE' });
  actor.send({ type: 'CHANGE', text: '7' });
  actor.send({ type: 'SUBMIT' });
  await waitFor(actor, (state) => state.matches({ open: 'idle' }));
  expect(steps.map(({ event, state, actions }) => [event.type, state.value, actions])).toEqual([
    ['xstate.init', 'closed', []],
    ['TOGGLE', { open: 'idle' }, []],
    ['CHANGE', { open: 'idle' }, []],
    ['SUBMIT', { open: 'searching' }, []],
    ['xstate.done.actor.searchIc', { open: 'idle' }, ['addUnit', 'notify']],
  ]);
  expect(steps[2]).toMatchObject({
    ...{ machine: 'icPanel', actor: 'icPanel', event: { type: 'CHANGE', text: '7' } },
    state: { context: { text: '7' }, status: 'active' },
  });
});

test('actors of one machine are distinguished by number', () => {
  const { steps, inspect } = observed();
  createActor(icPanelMachine, { inspect }).start();
  createActor(icPanelMachine, { inspect }).start();
  expect(steps.map(({ actor }) => actor)).toEqual(['icPanel', 'icPanel 2']);
});
