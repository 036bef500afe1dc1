import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import type { TraceStep } from '../../../src/contract/trace/steps';
import { replayTrace } from '../../../src/web/inspection/replay/replayTrace';
import { differenceLines } from '../../../src/web/inspection/replay/report';
import { withObserved } from '../../../src/web/inspection/replay/withObserved';
import { PlaybackPage } from '../../../src/web/playback/PlaybackPage';
import { json, logoutAnswer } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import {
  dataWasRefreshed,
  noUnitHasThisIc,
  orderIsKnown,
  ordersAreListed,
  orderSummaryIsKnown,
  reservationsOfUnitFail,
  savingOptionsFails,
  statesAreListed,
  unitOptionsAreKept,
  unitsAreInInventory,
  unitsAreJudged,
  unitsAreRecommended,
} from '../../mocks/situations';
import { extent } from '../../support/extent';
import { anInventoryUnit, aUnit, orders } from '../../support/web/builders';
import { aUnitThatCannotServe } from '../../support/web/judgedUnits';
import { Unstyled } from '../../support/web/Unstyled';
import { fourUnits } from '../screens/comparison/openComparison';
import { fileOf } from '../inspection/fileOf';
import { recordedTab } from './recordSession';
import { exportAs } from '../../support/web/exportAs';
import './screens';

const FIRST = '40117762';
const known = orders(14);
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  window.scrollTo = jest.fn();
  // jsdom cannot keep files.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => user.click(await button(name));
const inDialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
type Tab = ReturnType<typeof recordedTab>;
const toast = ({ toasts }: Tab, title: string) => waitFor(() => expect(toasts).toContain(title));

function theServerKnows() {
  orderIsKnown(...known);
  ordersAreListed(known);
  orderSummaryIsKnown(known[0]!);
  statesAreListed();
  dataWasRefreshed();
  unitsAreRecommended(fourUnits());
  unitsAreJudged(aUnitThatCannotServe({ serial: FIRST }));
  server.use(logoutAnswer());
  return unitOptionsAreKept(anInventoryUnit({ itemCode: FIRST, optionsVersion: 3 }));
}

async function browseOrders(tab: Tab) {
  await screen.findAllByRole('link', { name: 'Compare Units' });
  await exportAs(user);
  await toast(tab, 'Orders exported');
  await press('Next');
  await press('Next');
  await press('Previous');
  await press('Previous');
  await press('Newest first');
  await screen.findByText(/^Showing 1-6 of/);
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await user.click(await screen.findByRole('radio', { name: 'Cards' }));
}

async function searchUnits(tab: Tab) {
  await press('Add Inventory Control Number');
  const field = await screen.findByLabelText('IC#');
  noUnitHasThisIc();
  await user.type(field, 'Pats-77{Enter}');
  await toast(tab, 'Error searching IC#');
  await user.clear(field);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post(calls.matchIc, () => asked.then(() => json({ success: true, data: aUnit(), message: null }))));
  await user.type(field, 'IC-1001{Enter}');
  await button('Searching...');
  await press('Cancel');
  await press('Add Inventory Control Number');
  unitsAreInInventory([aUnit({ serial: 'IC-2002' })]);
  await user.type(await screen.findByLabelText('IC#'), 'IC-2002{Enter}');
  await toast(tab, 'IC# Added');
  answer();
}

async function compare(tab: Tab) {
  await user.click((await screen.findAllByRole('link', { name: 'Compare Units' }))[0]!);
  await button(`Reserve unit ${FIRST}`);
  await searchUnits(tab);
  await press(`Pin unit ${FIRST}`);
  await press('Unpin all');
  await user.click(screen.getAllByRole('switch', { name: 'Feed conversion' })[0]!);
  await user.selectOptions(screen.getByLabelText('Sort'), 'margin');
  await user.click(screen.getByRole('radio', { name: 'Table' }));
  await screen.findByRole('table');
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
}

/** The server wants a reason that the screen did not ask for. */
async function reserve(tab: Tab) {
  await press(`Reserve unit ${FIRST}`);
  await user.click((await inDialog(/^Reserve unit/)).getByRole('button', { name: 'Reserve' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Pat Example agreed');
  await user.click((await inDialog(/^Reserve unit/)).getByRole('button', { name: 'Reserve' }));
  await toast(tab, 'Unit Reserved');
  await button(`Release unit ${FIRST}`);
}

async function editOptions(tab: Tab, record: ReturnType<typeof theServerKnows>) {
  reservationsOfUnitFail();
  await user.click(screen.getByRole('link', { name: `Unit Details of ${FIRST}` }));
  await user.click(await screen.findByRole('switch', { name: 'Turn pull' }));
  await button('Try again');
  await press('Try again');
  await button('Try again');
  record.save({ reTank: false, feedConversion: true, replacementCabinet: false, turnPull: false });
  await press('Save Changes');
  await screen.findByText('Another user changed the options of this unit.');
  await press('Load latest values');
  await waitFor(() => expect(screen.queryByText(/^Another user changed/)).not.toBeInTheDocument());
  const turnPull = screen.getByRole('switch', { name: 'Turn pull' });
  await user.click(turnPull);
  await press('Save Changes');
  await toast(tab, 'Success');
  await waitFor(() => expect(turnPull).toBeEnabled());
  savingOptionsFails();
  await user.click(screen.getByRole('switch', { name: 'Re-tank' }));
  await press('Save Changes');
  await waitFor(() => expect(turnPull).toBeEnabled());
  await user.click(screen.getByRole('link', { name: 'Reserved' }));
  await user.click((await inDialog(/^Leave without saving/)).getByRole('button', { name: 'Leave' }));
}

async function release(tab: Tab) {
  await press(`Release unit ${FIRST}`);
  await user.click((await inDialog(/^Release unit/)).getByRole('button', { name: 'Release' }));
  await toast(tab, 'Unit Released');
  await screen.findByText('No reserved transformers found');
}

/** A person who is hard to follow: everything is done in two sign-ins, much of it fails, is canceled or comes too late. */
async function recordNastySession() {
  const record = theServerKnows();
  const tab = recordedTab();
  const first = tab.open('/');
  await browseOrders(tab);
  await compare(tab);
  await reserve(tab);
  await editOptions(tab, record);
  await release(tab);
  await user.click(screen.getByRole('link', { name: 'Open Orders' }));
  await user.click((await screen.findAllByRole('link', { name: 'Compare Units' }))[0]!);
  await screen.findByRole('button', { name: `Reserve unit ${FIRST}` });
  await press(/log ?out/i);
  await waitFor(() => expect(first.client.logout).toHaveBeenCalled());
  first.close();
  const second = tab.open('/reserved');
  await screen.findByText('No reserved transformers found');
  second.close();
  return tab.traces();
}

const titles = (steps: readonly TraceStep[]) =>
  steps.flatMap((step) => (step.kind === 'intention' ? [step.name] : step.kind === 'action' ? [step.type] : []));

let recorded: ReturnType<typeof recordNastySession> | undefined;

async function nastyTrace(kind: 'redacted' | 'full') {
  recorded ??= recordNastySession();
  const trace = await withObserved((await recorded)[kind]);
  expect(trace.steps.some(({ observed }) => observed)).toBe(true);
  expect(titles(trace.steps)).toEqual(
    expect.arrayContaining(['export', 'reserve', 'save', 'retry', 'leave', 'release', 'api/matchIc/rejected']),
  );
  return trace;
}

test('a full recording of a nasty session replays without a difference', async () => {
  const trace = await nastyTrace('full');
  expect((await replayTrace(trace)).flatMap(differenceLines)).toEqual([]);
});

test.each(extent(['redacted', 'full'] as const, ['redacted'] as const))(
  'a %s recording of a nasty session plays on the screens without a difference',
  async (kind) => {
    const trace = await nastyTrace(kind);
    const text = await fileOf(trace);
    if (kind === 'redacted') expect(text).not.toMatch(/Pat|Dana/);
    server.resetHandlers();
    window.sessionStorage.clear();
    render(<PlaybackPage text={text} />, { wrapper: Unstyled });
    await press('Play');
    const { length } = trace.steps;
    const status = within(screen.getByRole('complementary', { name: 'Playback' })).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(`Step ${length} of ${length} ·`), { timeout: 300_000 });
    expect(screen.queryAllByText(/^Step \d+: /).map(({ textContent }) => textContent)).toEqual([]);
  },
);
