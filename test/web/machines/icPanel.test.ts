import { createActor, fromPromise, waitFor } from 'xstate';
import type { Unit } from '../../../src/contract/units/unit';
import { icPanelMachine, type FoundUnit, type IcNotice } from '../../../src/web/machines/icPanel';
import { aUnit } from '../comparisonSamples';

const unit = aUnit({ serial: '40117762' });
const found: FoundUnit = { unit, remark: null };

function aPanel({ isKnown = false } = {}) {
  const calls: {
    serial: string;
    signal: AbortSignal;
    resolve(found: FoundUnit): void;
    reject(error: unknown): void;
  }[] = [];
  const notices: IcNotice[] = [];
  const added: Unit[] = [];
  const searchIc = fromPromise<FoundUnit, { serial: string }>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => calls.push({ serial: input.serial, signal, resolve, reject })),
  );
  const machine = icPanelMachine.provide({
    actors: { searchIc },
    guards: { isKnown: () => isKnown },
    actions: { addUnit: (_, each) => void added.push(each), notify: (_, notice) => void notices.push(notice) },
  });
  const actor = createActor(machine).start();
  return { actor, calls, notices, added };
}

function aSearchingPanel(options?: { isKnown: boolean }) {
  const panel = aPanel(options);
  panel.actor.send({ type: 'TOGGLE' });
  panel.actor.send({ type: 'CHANGE', text: ' 40117762 ' });
  panel.actor.send({ type: 'SUBMIT' });
  return panel;
}

const idle = (panel: ReturnType<typeof aPanel>) => waitFor(panel.actor, (state) => state.matches({ open: 'idle' }));

test('the search requests the trimmed number, and once for Enter and double clicks', () => {
  const { actor, calls } = aSearchingPanel();
  actor.send({ type: 'SUBMIT' });
  actor.send({ type: 'SUBMIT' });
  expect(actor.getSnapshot().value).toEqual({ open: 'searching' });
  expect(calls.map((call) => call.serial)).toEqual(['40117762']);
});

test('a new unit is added, the text cleared, the user notified', async () => {
  const panel = aSearchingPanel();
  panel.calls[0]!.resolve(found);
  const state = await idle(panel);
  expect(panel.added).toEqual([unit]);
  expect(state.context.text).toBe('');
  expect(panel.notices).toEqual([
    { tone: 'success', title: 'IC# Added', description: 'Successfully added unit 40117762 to recommendations' },
  ]);
});

test('a unit that is listed already is not added again', async () => {
  const panel = aSearchingPanel({ isKnown: true });
  panel.calls[0]!.resolve(found);
  await idle(panel);
  expect(panel.added).toEqual([]);
  expect(panel.notices).toEqual([
    { tone: 'success', title: 'IC# Already Added', description: 'Unit 40117762 is already in the recommendations' },
  ]);
});

test.each([
  [false, 'Successfully added unit 40117762 to recommendations. Assigned to job J-1.'],
  [true, 'Unit 40117762 is already in the recommendations. Assigned to job J-1.'],
])('a remark on the unit (already listed: %p) is shown with the unit', async (isKnown, description) => {
  const panel = aSearchingPanel({ isKnown });
  panel.calls[0]!.resolve({ unit, remark: 'Assigned to job J-1.' });
  await idle(panel);
  expect(panel.notices).toMatchObject([{ tone: 'success', description }]);
});

test.each([
  [new Error('The server could not be reached.'), 'The server could not be reached.'],
  [new Error(''), 'Failed to find the inventory control number'],
  ['not an error', 'Failed to find the inventory control number'],
  [undefined, 'Failed to find the inventory control number'],
])('a failure (%p) is shown, the panel stays open with its text', async (error, description) => {
  const panel = aSearchingPanel();
  panel.calls[0]!.reject(error);
  const state = await idle(panel);
  expect(state.context.text).toBe(' 40117762 ');
  expect(panel.notices).toEqual([{ tone: 'failure', title: 'Error searching IC#', description }]);
});

test.each(['CANCEL', 'TOGGLE'] as const)('%s aborts the search in flight; its answer changes nothing', async (type) => {
  const { actor, calls, notices, added } = aSearchingPanel();
  actor.send({ type });
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.resolve(found);
  await Promise.resolve();
  expect(actor.getSnapshot().value).toBe('closed');
  expect([notices, added]).toEqual([[], []]);
});

test('leaving the page aborts the search in flight', () => {
  const { actor, calls } = aSearchingPanel();
  actor.stop();
  expect(calls[0]!.signal.aborted).toBe(true);
});

test('after a cancelled search only the answer of the new one counts', async () => {
  const panel = aSearchingPanel();
  panel.actor.send({ type: 'CANCEL' });
  panel.actor.send({ type: 'TOGGLE' });
  panel.actor.send({ type: 'CHANGE', text: '2' });
  panel.actor.send({ type: 'SUBMIT' });
  panel.calls[0]!.resolve(found);
  panel.calls[1]!.resolve({ unit: aUnit({ serial: '2' }), remark: null });
  await idle(panel);
  expect(panel.added.map(({ serial }) => serial)).toEqual(['2']);
});

test('without its actor the machine notifies the person of that', async () => {
  const notices: IcNotice[] = [];
  const machine = icPanelMachine.provide({ actions: { notify: (_, notice) => void notices.push(notice) } });
  const actor = createActor(machine).start();
  for (const event of [{ type: 'TOGGLE' }, { type: 'CHANGE', text: '1' }, { type: 'SUBMIT' }] as const)
    actor.send(event);
  await waitFor(actor, (state) => state.matches({ open: 'idle' }));
  expect(notices[0]?.description).toBe('searchIc is not provided');
});

test('without a list of units, each found unit is a new one', async () => {
  const added: Unit[] = [];
  const machine = icPanelMachine.provide({
    actors: { searchIc: fromPromise<FoundUnit, { serial: string }>(() => Promise.resolve(found)) },
    actions: { addUnit: (_, each) => void added.push(each) },
  });
  const actor = createActor(machine).start();
  for (const event of [{ type: 'TOGGLE' }, { type: 'CHANGE', text: '1' }, { type: 'SUBMIT' }] as const)
    actor.send(event);
  await waitFor(actor, (state) => state.matches({ open: 'idle' }));
  expect(added).toEqual([unit]);
});
