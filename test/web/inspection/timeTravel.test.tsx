import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { createActorNames } from '../../../src/web/inspection/steps/actorNames';
import { createMirror } from '../../../src/web/inspection/devTools/mirror';
import { observeMachineSteps } from '../../../src/web/inspection/steps/machineSteps';
import { rootReducer } from '../../../src/web/state/rootReducer';
import type { RootState } from '../../../src/web/state/store';
import { createInspection } from '../../../src/web/state/inspection';
import { recordRequests } from '../../mocks/recorder';
import { aStore } from '../../support/web/store';
import { openUnit, panel, theServerKnows } from '../screens/unit/openUnit';

const JUMP = 'devtools/jump';
const isJump = (action: UnknownAction): action is UnknownAction & { to: RootState } => action.type === JUMP;

/** A store whose log can be read and jumped in as Redux DevTools do: by putting a past state, and nothing else, in place. */
function aWatchedStore() {
  const log: { type: string; state: RootState }[] = [];
  const mirror = createMirror();
  const inspection = createInspection();
  inspection.tell([observeMachineSteps(createActorNames(), mirror.hear)]);
  const store = aStore({ tools: { devTools: false, middleware: [mirror.middleware], useShown: mirror.useShown } });
  store.replaceReducer((state, action) => {
    if (isJump(action)) return action.to;
    const next = rootReducer(state, action);
    log.push({ type: action.type, state: next });
    return next;
  });
  const services = { inspect: inspection.inspect, useShown: mirror.useShown };
  const jumpTo = (type: string) => {
    act(() => void store.dispatch({ type: JUMP, to: log.find((each) => each.type === type)!.state }));
  };
  return { store, log, services, jumpTo };
}

const option = (name: string) => panel('Options').getByRole('switch', { name });

async function turnPullIsSaved() {
  const record = theServerKnows();
  const sent = recordRequests();
  const watched = aWatchedStore();
  const page = await openUnit(watched);
  await page.user.click(option('Turn pull'));
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(watched.log.map(({ type }) => type)).toContain('machine/unitOptions/xstate.done.actor.refetchUnit'),
  );
  return { ...watched, ...page, record, sent };
}

test('every event of a machine stands in the log beside the Redux actions, in order, with the state it led to', async () => {
  const { log, store } = await turnPullIsSaved();
  const told = log.filter(({ type }) => type.startsWith('machine/') || type.endsWith('executeMutation/fulfilled'));
  const types = told.map(({ type }) => type);
  expect(types.slice(types.indexOf('machine/unitOptions/CHANGE'))).toEqual([
    'machine/unitOptions/CHANGE',
    'machine/unitOptions/SAVE',
    'api/executeMutation/fulfilled',
    'machine/unitOptions/xstate.done.actor.saveOptions',
    'machine/unitOptions/xstate.done.actor.refetchUnit',
  ]);
  expect(told.at(-1)?.state.machines?.unitOptions).toMatchObject({
    value: { editing: 'clean' },
    context: { options: { turnPull: true }, isStale: false },
    status: 'active',
  });
  expect(store.getState().machines).toBe(told.at(-1)?.state.machines);
});

test('who travels in time sees past states, on the screen too, and nothing happens again', async () => {
  const { jumpTo, sent, record, services } = await turnPullIsSaved();
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

test('what is done in the past happens to the live machine, and is seen', async () => {
  const { jumpTo, user } = await turnPullIsSaved();
  jumpTo('machine/unitOptions/xstate.init');
  await user.click(option('Re-tank'));
  expect(option('Re-tank')).toBeChecked();
  expect(option('Turn pull')).toBeChecked();
});
