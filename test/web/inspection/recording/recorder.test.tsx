import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import type { TraceStep } from '../../../../src/contract/trace/steps';
import { traceSchema } from '../../../../src/contract/trace/trace';
import { createInspection } from '../../../../src/web/state/inspection';
import { constraintCounted } from '../../../../src/web/state/slices/acceptedConstraints';
import { unitPinned } from '../../../../src/web/state/slices/pinnedUnits';
import type { RecorderOptions } from '../../../../src/web/inspection/recording/recorder';
import { startTools } from '../../../../src/web/inspection/startTools';
import { ComparisonPage } from '../../../../src/web/screens/comparison/ComparisonPage';
import {
  dataWasRefreshed,
  noUnitHasThisIc,
  orderIsKnown,
  theServerIsUnreachable,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../../mocks/situations';
import { aRecorder } from './aRecorder';
import { renderScreen } from '../../../support/web/renderApp';
import { aStore } from '../../../support/web/store';
import { anOrder } from '../../../support/web/builders';
import { openUnit, panel, theServerKnows } from '../../screens/unit/openUnit';
import { getOrders } from '../../../../src/web/state/api/orders/orders';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJl';
const app = { version: '1.0.0', build: 'main.js' };

function aRecording(change: Partial<RecorderOptions> = {}) {
  const recorder = aRecorder(change);
  const { observe, tools } = startTools(false, recorder);
  const inspection = createInspection();
  inspection.subscribe([observe]);
  recorder.start('/?record', { reservations: 'live' });
  const store = aStore({ tools, getToken: () => Promise.resolve(TOKEN) });
  return { recorder, store, services: { inspect: inspection.inspect } };
}

const short = (steps: readonly TraceStep[]) =>
  steps.map((step) => {
    if (step.kind === 'machine') return `${step.machine}/${step.event.type}`;
    if (step.kind === 'action') return step.type;
    return step.kind === 'answer' ? `${step.method} ${step.path} ${step.status}` : step.kind;
  });

async function aSavedUnit(change: Partial<RecorderOptions> = {}) {
  theServerKnows({
    unit: { notes: 'Ask Pat Example', sellPrice: 48_350 },
    order: anOrder({ customer_name: 'Mesa Power' }),
  });
  const recording = aRecording(change);
  const page = await openUnit(recording);
  await page.user.click(panel('Options').getByRole('switch', { name: 'Turn pull' }));
  await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(short(recording.recorder.recorded.steps)).toContain('unitOptions/xstate.done.actor.refetchUnit'),
  );
  return recording;
}

test('a recording holds events with their states, calls and answers in the order in which they happened', async () => {
  const { recorder } = await aSavedUnit();
  const lines = short(recorder.recorded.steps);
  expect(lines.slice(0, 2)).toEqual(['start', 'store']);
  expect(lines.slice(lines.indexOf('unitOptions/CHANGE'))).toEqual([
    'unitOptions/CHANGE',
    'unitOptions/SAVE',
    'api/saveUnitOptions/pending',
    'request',
    'PUT /api/inventory-stats/by-code/IC-1001/options 200',
    'api/saveUnitOptions/fulfilled',
    'unitOptions/xstate.done.actor.saveOptions',
    'api/getInventoryByCode/pending',
    'request',
    'GET /api/inventory-stats/by-code/IC-1001 200',
    'api/getInventoryByCode/fulfilled',
    'unitOptions/xstate.done.actor.refetchUnit',
  ]);
});

test('a recording fits the contract and holds no token, name, note or price', async () => {
  const { recorder } = await aSavedUnit();
  const text = JSON.stringify(recorder.trace(app));
  expect(z.safeParse(traceSchema, JSON.parse(text)).error).toBeUndefined();
  for (const secret of ['eyJ', 'token', 'Pat Example', 'Mesa Power', '48350']) expect(text).not.toContain(secret);
});

test('an IC# that a person typed and searched for is nowhere in a recording', async () => {
  const order = anOrder({ id: 7 });
  orderIsKnown(order);
  noUnitHasThisIc();
  unitsAreRecommended([]);
  unitsAreReserved();
  dataWasRefreshed();
  const { recorder, store, services } = aRecording();
  const { user } = renderScreen(<ComparisonPage />, { at: '/order/7', route: '/order/:orderId', store, services });
  await user.click(await screen.findByRole('button', { name: 'Add Inventory Control Number' }));
  await user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), 'Pats-77');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(short(recorder.recorded.steps)).toContain('icPanel/xstate.error.actor.searchIc'));
  expect(short(recorder.recorded.steps)).toContain('api/matchIc/pending');
  const text = JSON.stringify(recorder.trace(app));
  expect(text).not.toContain('Pats');
});

test('a full recording holds names, notes and prices, but no tokens', async () => {
  const { recorder } = await aSavedUnit({ isComplete: true });
  const text = JSON.stringify(recorder.trace(app));
  for (const known of ['Pat Example', 'Mesa Power', '48350']) expect(text).toContain(known);
  expect(text).not.toContain('eyJ');
});

test('an action is recorded with the slices that it changed', () => {
  const { recorder, store } = aRecording();
  store.dispatch(unitPinned({ orderId: '7', serial: 'IC-1001' }));
  expect(recorder.recorded.steps.at(-1)).toEqual({
    kind: 'action',
    at: 0,
    type: 'pinnedUnits/unitPinned',
    payload: { orderId: '7', serial: 'IC-1001' },
    state: { pinnedUnits: { '7': ['IC-1001'] } },
  });
});

test('a constraint accepted from the notes is recorded by its word', () => {
  const { recorder, store } = aRecording();
  store.dispatch(constraintCounted({ orderId: '7', constraint: 'ester', isCounted: true }));
  expect(recorder.recorded.steps.at(-1)).toMatchObject({
    payload: { orderId: '7', constraint: 'ester', isCounted: true },
    state: { acceptedConstraints: { '7': ['ester'] } },
  });
});

test('a request to an unreachable server is recorded with status 0', async () => {
  theServerIsUnreachable();
  const { recorder, store } = aRecording();
  await store.dispatch(getOrders.initiate({ page: '1' }));
  expect(short(recorder.recorded.steps).slice(2)).toEqual([
    'api/getOrders/pending',
    'request',
    'GET /api/orders/?page=1 0',
    'api/getOrders/rejected',
  ]);
});

test('of an answer that comes line by line the last line is recorded', async () => {
  const lines = ['{"step":"matching","done":1,"of":2}', '{"plan":{"orders":3}}', ''].join('\n');
  const headers = { 'content-type': 'application/x-ndjson' };
  const recorder = aRecorder({ fetchFn: () => Promise.resolve(new Response(lines, { headers })) });
  const response = await recorder.fetchFn('http://localhost/api/plans/');
  expect(await response.text()).toBe(lines);
  expect(recorder.recorded.steps.at(-1)).toMatchObject({ kind: 'answer', body: { plan: { orders: 3 } } });
});

test('a recorder that has ended records nothing more', () => {
  const { recorder } = aRecording();
  recorder.end();
  recorder.navigated('/reserved');
  expect(short(recorder.recorded.steps)).toEqual(['start']);
});

const typedOn = (value: string, isContinued = true) =>
  ({ kind: 'field', name: 'Search', value, isChosen: false, isContinued }) as const;

test('what is typed into a field is one step up to the next step', () => {
  const { recorder } = aRecording({ isComplete: true });
  const before = recorder.recorded.steps.length;
  recorder.onPage(typedOn('M', false));
  recorder.onPage(typedOn('Me'));
  recorder.navigated('/reserved');
  recorder.onPage(typedOn('Mes'));
  recorder.onPage(typedOn('Mesa'));
  const values = () => recorder.recorded.steps.slice(before).map((step) => ('value' in step ? step.value : step.kind));
  expect(values()).toEqual(['Me', 'navigation', 'Mesa']);
  recorder.onPage(typedOn('Mesa P'));
  expect(values()).toEqual(['Me', 'navigation', 'Mesa', 'Mesa P']);
  recorder.onPage(typedOn('x', false));
  recorder.end();
  expect(values()).toEqual(['Me', 'navigation', 'Mesa', 'Mesa P']);
});
