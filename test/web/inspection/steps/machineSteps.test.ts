import { createActor, createMachine, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import type { FoundUnit } from '../../../../src/web/state/machines/icPanelNotices';
import { createActorNames } from '../../../../src/web/inspection/steps/actorNames';
import { createInspection } from '../../../../src/web/state/inspection';
import { observeMachineSteps, type MachineStep } from '../../../../src/web/inspection/steps/machineSteps';
import { authenticationMachine } from '../../../../src/web/state/machines/authentication';
import { icPanelMachine } from '../../../../src/web/state/machines/icPanel';
import { unitOptionsMachine } from '../../../../src/web/state/machines/unitOptions';
import {
  StaleOptionsError,
  type SaveAnswer,
  type SaveRequest,
} from '../../../../src/web/state/machines/unitOptionsPort';
import { aUnit } from '../../comparisonSamples';

function observed() {
  const steps: MachineStep[] = [];
  return { steps, inspect: observeMachineSteps(createActorNames(), (step) => steps.push(step)) };
}

const short = (steps: MachineStep[]) => steps.map(({ event, state }) => [event.type, state.value]);

test('every event becomes a step with the state it led to, the actions it requested and the results of the guards', async () => {
  const { steps, inspect } = observed();
  const searchIc = fromPromise<FoundUnit, { serial: string }>(() =>
    Promise.resolve({ unit: aUnit({ serial: '7' }), remark: null }),
  );
  const machine = icPanelMachine.provide({ actors: { searchIc }, guards: { isKnown: () => true } });
  const actor = createActor(machine, { inspect }).start();
  actor.send({ type: 'TOGGLE' });
  actor.send({ type: 'SUBMIT' });
  actor.send({ type: 'CHANGE', text: '7' });
  actor.send({ type: 'SUBMIT' });
  await waitFor(actor, (state) => state.matches({ open: 'idle' }));
  actor.stop();
  expect(short(steps)).toEqual([
    ['xstate.init', 'closed'],
    ['TOGGLE', { open: 'idle' }],
    ['SUBMIT', { open: 'idle' }],
    ['CHANGE', { open: 'idle' }],
    ['SUBMIT', { open: 'searching' }],
    ['xstate.done.actor.searchIc', { open: 'idle' }],
    ['xstate.stop', { open: 'idle' }],
  ]);
  expect(steps[3]).toEqual({
    machine: 'icPanel',
    actor: 'icPanel',
    event: { type: 'CHANGE', text: '7' },
    state: { value: { open: 'idle' }, context: { text: '7' }, status: 'active' },
    actions: [],
    calls: [],
    guards: {},
    isRestored: false,
  });
  expect(steps[4]).toMatchObject({
    guards: { hasText: true },
    calls: [{ id: 'searchIc', input: { serial: '7' } }],
  });
  expect(steps[5]).toMatchObject({
    event: { output: { unit: { serial: '7' } } },
    actions: [{ type: 'notify', params: { tone: 'success', title: 'IC# Already Added' } }],
    guards: { isKnown: true },
  });
  expect(steps.at(-1)).toMatchObject({ state: { status: 'stopped' } });
});

test('a guard that returned false is known by the transition taken instead', async () => {
  const { steps, inspect } = observed();
  const searchIc = fromPromise<FoundUnit, { serial: string }>(() =>
    Promise.resolve({ unit: aUnit({ serial: '7' }), remark: null }),
  );
  const actor = createActor(icPanelMachine.provide({ actors: { searchIc } }), { inspect }).start();
  actor.send({ type: 'TOGGLE' });
  actor.send({ type: 'CHANGE', text: '7' });
  actor.send({ type: 'SUBMIT' });
  await waitFor(actor, (state) => state.matches({ open: 'idle' }));
  expect(steps.at(-1)).toMatchObject({
    actions: [
      { type: 'addUnit', params: { serial: '7' } },
      { type: 'notify', params: { title: 'IC# Added' } },
    ],
    guards: { isKnown: false },
  });
});

test('the first step names the actor that the initial state starts', () => {
  const { steps, inspect } = observed();
  const actor = createActor(authenticationMachine, {
    inspect,
    input: { hasHint: true, isRenewing: false, notice: null },
  }).start();
  expect(steps[0]).toMatchObject({ event: { type: 'xstate.init' }, calls: [{ id: 'resume' }] });
  actor.stop();
});

test('a step marks a restored actor, numbers the actors of a machine and holds errors as data', async () => {
  const { steps, inspect } = observed();
  const options = { fr3Enabled: false, fr3EstimatedGallons: '', reTank: false, feedConversion: false };
  const loaded = { options: { ...options, replacementCabinet: false, turnPull: false }, version: 3 };
  const [loading] = initialTransition(unitOptionsMachine);
  const [snapshot] = transition(unitOptionsMachine, loading, { type: 'LOADED', ...loaded });
  const saveOptions = fromPromise<SaveAnswer, SaveRequest>(() => Promise.reject(new StaleOptionsError('newer')));
  createActor(unitOptionsMachine, { inspect }).start().stop();
  const actor = createActor(unitOptionsMachine.provide({ actors: { saveOptions } }), { snapshot, inspect }).start();
  actor.send({ type: 'CHANGE', change: { turnPull: true } });
  actor.send({ type: 'SAVE' });
  await waitFor(actor, (state) => state.matches({ editing: 'failed' }));
  const second = steps.filter(({ actor: name }) => name === 'unitOptions 2');
  expect(steps[0]).toMatchObject({ actor: 'unitOptions', isRestored: false });
  expect(second[0]).toMatchObject({
    isRestored: true,
    state: { value: { editing: 'clean' }, context: { version: 3 } },
  });
  expect(second.at(-1)).toMatchObject({
    event: { type: 'xstate.error.actor.saveOptions', error: { $error: 'StaleOptionsError', message: 'newer' } },
    state: { value: { editing: 'failed' }, context: { isStale: true } },
    actions: [{ type: 'notify', params: { tone: 'failure' } }],
  });
});

test('steps that are observed later are told as they were', async () => {
  const ask = fromPromise(() => Promise.resolve(1));
  const asking = { invoke: { id: 'ask', src: ask, onDone: 'answered' } };
  const states = { idle: { on: { ASK: 'asking' } }, asking, answered: {} };
  const machine = createMachine({ id: 'asker', initial: 'idle', states });
  const { steps, inspect } = observed();
  const inspection = createInspection();
  const actor = createActor(machine, { inspect: inspection.inspect }).start();
  actor.send({ type: 'ASK' });
  await waitFor(actor, (state) => state.matches('answered'));
  inspection.subscribe([inspect]);
  expect(short(steps)).toEqual([
    ['xstate.init', 'idle'],
    ['ASK', 'asking'],
    ['xstate.done.actor.ask', 'answered'],
  ]);
});
