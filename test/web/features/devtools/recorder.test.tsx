import { screen, waitFor } from '@testing-library/react';
import { Recorder } from '../../../../src/web/features/devtools/recorder';
import { readRecording, type Step } from '../../../../src/web/features/devtools/recording';
import { replay } from '../../../../src/web/features/devtools/replay';
import { connectTools } from '../../../../src/web/features/devtools/startInspection';
import { ComparisonPage } from '../../../../src/web/features/comparison/components/ComparisonPage';
import { getOrders } from '../../../../src/web/features/orders/api/orders';
import { createInspection } from '../../../../src/web/store/inspection';
import { unitPinned } from '../../../../src/web/features/comparison/state/chosenUnits';
import {
  dataWasRefreshed,
  noUnitHasThisIc,
  orderIsKnown,
  theServerIsUnreachable,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../../mocks/situations';
import { anOrder } from '../../../support/web/builders';
import { renderScreen } from '../../../support/web/renderApp';
import { aStore } from '../../../support/web/store';
import { openUnit, panel, theServerKnows } from '../units/components/openUnit';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl';
const app = { version: '1.0.0', build: 'main.js' };

function aRecording() {
  let now = 1_000;
  const recorder = new Recorder(() => (now += 1));
  const inspection = createInspection();
  const store = aStore({ tools: connectTools(false, recorder, inspection), getToken: () => Promise.resolve(TOKEN) });
  const steps = () => recorder.recording(app, true).steps;
  const text = (isFull = false) => JSON.stringify(recorder.recording(app, isFull));
  return { recorder, store, steps, text, services: { inspect: inspection.inspect } };
}

const short = (steps: readonly Step[]) =>
  steps.map((step) => {
    if (step.kind === 'event') return `${step.machine}/${step.event.type}`;
    return step.kind === 'store' ? 'store' : [step.type, step.endpoint ?? []].flat().join(' ');
  });

async function aSavedUnit() {
  theServerKnows({
    unit: { notes: 'Ask Pat Example', sellPrice: 48_350 },
    order: anOrder({ customer_name: 'Mesa Power', sales_rep_email: 'dana@specai.test' }),
  });
  const recording = aRecording();
  const page = await openUnit(recording);
  await page.user.click(panel('Options').getByRole('switch', { name: 'Turn pull' }));
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(short(recording.steps())).toContain('unitOptions/xstate.done.actor.refetchUnit'));
  return recording;
}

test('a recording holds events and actions in order', async () => {
  const { steps } = await aSavedUnit();
  const lines = short(steps());
  expect(lines[0]).toBe('store');
  const isOfSaving = (line: string) => /unitOptions|saveUnitOptions|getInventoryByCode/.test(line);
  expect(lines.slice(lines.indexOf('unitOptions/CHANGE')).filter(isOfSaving)).toEqual([
    'unitOptions/CHANGE',
    'api/executeMutation/pending saveUnitOptions',
    'unitOptions/SAVE',
    'api/executeMutation/fulfilled saveUnitOptions',
    'api/executeQuery/pending getInventoryByCode',
    'unitOptions/xstate.done.actor.saveOptions',
    'api/executeQuery/fulfilled getInventoryByCode',
    'unitOptions/xstate.done.actor.refetchUnit',
  ]);
});

test('a recording holds no token, name, note, e-mail address or price, and replays without a difference', async () => {
  const { text } = await aSavedUnit();
  for (const secret of ['eyJ', 'Pat Example', 'Mesa Power', '48350', 'dana@']) expect(text()).not.toContain(secret);
  expect(text()).toContain('IC-1001');
  const replayed = replay(readRecording(text()));
  expect(replayed.length).toBeGreaterThan(3);
  expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
});

test('a full recording holds names, notes and prices, but no token', async () => {
  const { text } = await aSavedUnit();
  for (const known of ['Pat Example', 'Mesa Power', '48350']) expect(text(true)).toContain(known);
  expect(text(true)).not.toContain('eyJ');
});

test('an IC# that a person typed and searched for is nowhere in a recording', async () => {
  orderIsKnown(anOrder({ id: 7 }));
  noUnitHasThisIc();
  unitsAreRecommended([]);
  unitsAreReserved();
  dataWasRefreshed();
  const { store, services, steps, text } = aRecording();
  const { user } = renderScreen(<ComparisonPage />, { at: '/order/7', route: '/order/:orderId', store, services });
  await user.click(await screen.findByRole('button', { name: 'Add Inventory Control Number' }));
  await user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), 'Pats-77');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(short(steps())).toContain('icPanel/xstate.error.actor.searchIc'));
  expect(text()).not.toContain('Pats');
  expect(replay(readRecording(text())).flatMap(({ differences }) => differences)).toEqual([]);
});

test('an action is recorded with the slices that it changed', () => {
  const { store, steps } = aRecording();
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1001' }));
  expect(steps().at(-1)).toMatchObject({
    ...{ kind: 'action', type: 'pinnedUnits/unitPinned', payload: { orderId: '7', serial: 'IC-1001' } },
    state: { pinnedUnits: { '7': ['IC-1001'] } },
  });
});

test('a failed call is recorded with its status', async () => {
  theServerIsUnreachable();
  const { store, steps } = aRecording();
  await store.dispatch(getOrders.initiate({ page: '1' }));
  expect(steps().at(-1)).toMatchObject({ endpoint: 'getOrders', args: { page: '1' }, error: 'FETCH_ERROR' });
});

test('a stopped recording holds nothing more, and a new one begins empty', () => {
  const { recorder, store } = aRecording();
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1' }));
  const before = recorder.count();
  recorder.stop();
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-2' }));
  expect(recorder.count()).toBe(before);
  recorder.start();
  expect([recorder.count(), recorder.isOn()]).toEqual([0, true]);
});

test('only the latest 10,000 steps are held, and the file says how many were dropped', () => {
  const { recorder, store } = aRecording();
  for (let times = 0; times < 10_050; times += 1) store.dispatch({ type: 'test/tick' });
  const { steps, dropped } = recorder.recording(app, false);
  expect(steps).toHaveLength(10_000);
  expect(dropped).toBeGreaterThanOrEqual(51);
});
