import { devTools } from '../../../support/web/devTools';
import { act, screen, waitFor } from '@testing-library/react';
import { createActor } from 'xstate';
import { createMirror } from '../../../../src/web/features/devtools/mirror';
import { observeMachineSteps } from '../../../../src/web/features/devtools/machineSteps';
import { api } from '../../../../src/web/store/api/api';
import { createInspection } from '../../../../src/web/store/inspection';
import { icPanelMachine } from '../../../../src/web/machines/icPanel';
import { unitPinned } from '../../../../src/web/features/comparison/state/chosenUnits';
import { recordRequests } from '../../../mocks/recorder';
import { aStore } from '../../../support/web/store';
import { openUnit, panel, theServerKnows } from '../units/components/openUnit';

function aLoggedStore() {
  const mirror = createMirror();
  const inspection = createInspection();
  inspection.subscribe([observeMachineSteps(mirror.onStep)]);
  const store = aStore({ tools: { devTools: true, middleware: [mirror.middleware], useShown: mirror.useShown } });
  const remote = devTools();
  const services = { inspect: inspection.inspect, useShown: mirror.useShown };
  const jumpTo = (type: string) => act(() => remote.jumpTo(type));
  const jumpToPresent = () => act(remote.jumpToPresent);
  return { ...remote, store, services, jumpTo, jumpToPresent };
}

const option = (name: string) => panel('Options').getByRole('switch', { name });

async function saveTurnPull() {
  const record = theServerKnows();
  const sent = recordRequests();
  const logged = aLoggedStore();
  const page = await openUnit(logged);
  await page.user.click(option('Turn pull'));
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(logged.types()).toContain('machine/unitOptions/xstate.done.actor.refetchUnit'));
  const calls = (status: string) => logged.types().filter((type) => type.endsWith(`Query/${status}`)).length;
  await waitFor(() => expect(calls('pending')).toBe(calls('fulfilled') + calls('rejected')));
  return { ...logged, ...page, record, sent };
}

test('every event of a machine is logged beside the Redux actions, in order, with the state it led to', async () => {
  const { log, store } = await saveTurnPull();
  const shown = log().filter(({ type }) => type.startsWith('machine/') || type.endsWith('executeMutation/fulfilled'));
  const types = shown.map(({ type }) => type);
  expect(types.slice(types.indexOf('machine/unitOptions/CHANGE'))).toEqual([
    'machine/unitOptions/CHANGE',
    'machine/unitOptions/SAVE',
    'api/executeMutation/fulfilled',
    'machine/unitOptions/xstate.done.actor.saveOptions',
    'machine/unitOptions/xstate.done.actor.refetchUnit',
  ]);
  expect(shown.at(-1)?.state.machines.unitOptions).toMatchObject({
    value: { editing: 'clean' },
    context: { options: { turnPull: true }, isStale: false },
    status: 'active',
  });
  expect(store.getState().machines).toBe(shown.at(-1)?.state.machines);
});

test('time travel shows past states, on the screen too, and repeats no effect', async () => {
  const { jumpTo, sent, record, services } = await saveTurnPull();
  const before = (await sent()).length;
  const version = record.unit.optionsVersion;
  jumpTo('machine/unitOptions/CHANGE');
  expect(option('Turn pull')).toBeChecked();
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  jumpTo('machine/unitOptions/SAVE');
  expect(screen.getByRole('button', { name: /^Saving/ })).toBeInTheDocument();
  jumpTo('machine/unitOptions/xstate.init');
  expect(option('Turn pull')).not.toBeChecked();
  jumpTo('machine/unitOptions/xstate.done.actor.refetchUnit');
  expect(option('Turn pull')).toBeChecked();
  expect(await sent()).toHaveLength(before);
  expect(record.unit.optionsVersion).toBe(version);
  expect(services.notifier.success).toHaveBeenCalledTimes(1);
});

test('a click during time travel changes nothing: no switch, no Save, and the present comes back as it was', async () => {
  const { jumpTo, jumpToPresent, user, sent, types } = await saveTurnPull();
  const before = (await sent()).length;
  jumpTo('machine/unitOptions/CHANGE');
  expect(screen.getByText(/^Showing the past/).closest('[role=status]')).not.toBeNull();
  // RTK Query logs subscriptions half a second late.
  const taken = () => types().filter((type) => !type.includes('internalSubscriptions'));
  const actions = taken();
  await user.click(option('Re-tank'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(taken()).toEqual(actions);
  expect(await sent()).toHaveLength(before);
  jumpToPresent();
  expect(option('Turn pull')).toBeChecked();
  expect(option('Re-tank')).not.toBeChecked();
  await user.click(option('Re-tank'));
  expect(option('Re-tank')).toBeChecked();
});

test('before the answer came, the screen stays with what it knows now, and requests nothing', async () => {
  const { jumpTo, jumpToPresent, sent, user } = await saveTurnPull();
  await user.click(option('Re-tank'));
  const before = (await sent()).length;
  jumpTo('@@INIT');
  expect(screen.getByText(/^Showing the past/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Unit IC-1001' })).toBeInTheDocument();
  jumpToPresent();
  expect(screen.queryByText(/^Showing the past/)).not.toBeInTheDocument();
  expect(option('Re-tank')).toBeChecked();
  expect(await sent()).toHaveLength(before);
});

test('steps from before there was a store come first, and only to the store in use, not to one that React discarded', () => {
  const mirror = createMirror();
  const actor = createActor(icPanelMachine, { inspect: observeMachineSteps(mirror.onStep) }).start();
  actor.send({ type: 'TOGGLE' });
  const values: unknown[] = [];
  const tools = { devTools: false, middleware: [mirror.middleware] };
  const discarded = aStore({ tools });
  discarded.dispatch(api.util.resetApiState());
  const used = aStore({ tools });
  used.subscribe(() => values.push(used.getState().machines.icPanel?.value));
  used.dispatch(unitPinned({ orderId: '7', serial: 'IC-1001' }));
  actor.send({ type: 'CANCEL' });
  // RTK Query's own first action comes first of all; unitPinned comes after the queued steps.
  expect(values).toEqual([undefined, 'closed', { open: 'idle' }, { open: 'idle' }, 'closed']);
  expect(discarded.getState().machines).toEqual({});
});
