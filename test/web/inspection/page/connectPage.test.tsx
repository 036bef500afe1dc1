import { exportAs } from '../../../support/web/exportAs';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TraceStep } from '../../../../src/contract/trace/steps';
import { createNotifier } from '../../../../src/web/adapters/notifier';
import { connectPage } from '../../../../src/web/inspection/page/connectPage';
import { aRecorder } from '../recording/aRecorder';
import { startTools } from '../../../../src/web/inspection/startTools';
import { OrdersPage } from '../../../../src/web/screens/orders/OrdersPage';
import { getOrders } from '../../../../src/web/state/api/orders/orders';
import { createInspection } from '../../../../src/web/state/inspection';
import { ErrorBoundary } from '../../../../src/web/ui/notice/ErrorBoundary';
import { showToast } from '../../../../src/web/ui/toast/showToast';
import { Toaster, Toasts } from '../../../../src/web/ui/toast/Toaster';
import {
  dataWasRefreshed,
  everyCallFails,
  ordersAreListed,
  statesAreListed,
  theExportFails,
} from '../../../mocks/situations';
import { anOrder } from '../../../support/web/builders';
import { renderScreen } from '../../../support/web/renderApp';
import { aStore } from '../../../support/web/store';
import { Unstyled } from '../../../support/web/Unstyled';
import { openUnit, panel, theServerKnows } from '../../screens/unit/openUnit';

const SAVE = 'Save a recording of the last minutes';

let disconnect: () => void = () => undefined;
beforeAll(() => Toasts.preload());
afterEach(() => act(() => disconnect()));

function aRecordedApp(isComplete = false) {
  const recorder = aRecorder({ isComplete, began: 0, now: () => 0 });
  const { observe, tools } = startTools(false, recorder);
  const inspection = createInspection();
  inspection.subscribe([observe]);
  const save = jest.fn(() => Promise.resolve());
  disconnect = connectPage(recorder.onPage, save);
  const services = { inspect: inspection.inspect, notifier: createNotifier(showToast) };
  const steps = (kind: TraceStep['kind']) => recorder.recorded.steps.filter((step) => step.kind === kind);
  return { recorder, save, steps, options: { store: aStore({ tools }), services } };
}

async function openOrders(isComplete = false) {
  ordersAreListed([anOrder({ customer_name: 'Mesa Power' })]);
  statesAreListed();
  dataWasRefreshed();
  const recorded = aRecordedApp(isComplete);
  const page = renderScreen(<OrdersPage />, recorded.options);
  render(<Toaster />, { wrapper: Unstyled });
  await screen.findAllByRole('article');
  return { ...recorded, user: page.user };
}

const field = { kind: 'field', at: 0 };

test('a half-typed filter is recorded once, redacted; a choice is recorded as it is', async () => {
  const { steps, user } = await openOrders();
  await user.click(screen.getByRole('button', { name: /^Advanced Filters/ }));
  await user.type(await screen.findByLabelText('Customer Name'), 'Mesa Po');
  await user.type(screen.getByLabelText('Search'), '40117762');
  await user.selectOptions(screen.getByLabelText('Job Type'), 'RW');
  const fields = steps('field');
  expect(fields).toEqual([
    { ...field, name: 'Customer Name', value: expect.stringMatching(/^text-\d+$/) as unknown },
    { ...field, name: 'Search', value: expect.stringMatching(/^1\d\d$/) as unknown },
    { ...field, name: 'Job Type', value: 'RW' },
  ]);
});

test('a full recording keeps what was typed', async () => {
  const { steps, user } = await openOrders(true);
  await user.click(screen.getByRole('button', { name: /^Advanced Filters/ }));
  await user.type(await screen.findByLabelText('Customer Name'), 'Mesa Po');
  expect(steps('field')).toEqual([{ ...field, name: 'Customer Name', value: 'Mesa Po' }]);
});

test('dialogs are recorded as they open and close', async () => {
  const { steps, user } = await openOrders();
  await user.click(screen.getByRole('button', { name: 'View Details' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close dialog' }));
  await waitFor(() =>
    expect(steps('dialog')).toEqual([
      { kind: 'dialog', at: 0, name: 'Order Details', isOpen: true },
      { kind: 'dialog', at: 0, name: 'Order Details', isOpen: false },
    ]),
  );
});

test('a failed export is recorded as an answer, a rejected call and a notice, which offers to save them', async () => {
  const { recorder, save, steps, user } = await openOrders();
  theExportFails(500, 'Mesa Power is not to be exported.');
  await exportAs(user);
  const toast = within(screen.getByRole('region', { name: 'Notifications (F8)' }));
  await user.click(await toast.findByRole('button', { name: SAVE }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(steps('notice').at(-1)).toEqual({
    ...{ kind: 'notice', at: 0, tone: 'destructive', title: 'Error exporting orders' },
    description: expect.stringMatching(/^text-\d+$/) as unknown,
  });
  expect(steps('answer')).toContainEqual(expect.objectContaining({ status: 500 }));
  expect(steps('action')).toContainEqual(expect.objectContaining({ type: 'api/exportOrders/rejected' }));
  expect(JSON.stringify(recorder.recorded)).not.toContain('Mesa Power');
});

test('a saved unit is recorded with the gallons that were typed and the words that were shown', async () => {
  theServerKnows();
  const { steps, options } = aRecordedApp();
  const { user } = await openUnit(options);
  await user.click(panel('Options').getByRole('switch', { name: 'FR3' }));
  await user.type(await screen.findByLabelText('Estimated gallons'), '45');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(steps('notice').at(-1)).toMatchObject({
      title: 'Success',
      description: 'Unit details updated successfully',
    }),
  );
  expect(steps('field')).toEqual([
    { ...field, name: 'FR3', value: true },
    { ...field, name: 'Estimated gallons', value: '6204' },
    { ...field, name: 'Estimated gallons', value: '62045' },
  ]);
});

test.each([400, 404, 409, 422, 429, 500, 503])('an answer with status %i is recorded', async (status) => {
  everyCallFails(status);
  const { steps, options } = aRecordedApp();
  await options.store.dispatch(getOrders.initiate({ page: '1' }));
  expect(steps('answer')).toMatchObject([{ status }]);
  expect(steps('action').at(-1)).toMatchObject({ type: 'api/getOrders/rejected', payload: { error: { status } } });
});

function Failing(): never {
  throw new TypeError('Mesa Power has no unit');
}

/** A screen that fails, in place of which people see the error screen. */
function showFailure() {
  jest.spyOn(window.console, 'error').mockImplementation();
  render(
    <ErrorBoundary resetKey="/">
      <Failing />
    </ErrorBoundary>,
  );
}

test('the error screen offers to save, and what failed is recorded without its words', async () => {
  const { recorder, save, steps } = aRecordedApp();
  showFailure();
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(steps('problem')).toContainEqual({
    ...{ kind: 'problem', at: 0, source: 'render' },
    message: expect.stringMatching(/^TypeError: text-\d+$/) as unknown,
    stack: expect.stringMatching(/^Failing \(.*\/connectPage\.test\.tsx:\d+:\d+\)/) as unknown,
  });
  expect(JSON.stringify(recorder.recorded)).not.toContain('Mesa Power');
});

test('a full recording keeps what an error said', () => {
  const { steps } = aRecordedApp(true);
  showFailure();
  expect(steps('problem').at(-1)).toMatchObject({ message: 'TypeError: Mesa Power has no unit' });
});

test('people are told when a recording could not be saved', async () => {
  const { save } = aRecordedApp();
  save.mockRejectedValue(new Error('no room'));
  render(<Toaster />, { wrapper: Unstyled });
  showFailure();
  await userEvent.click(screen.getByRole('button', { name: SAVE }));
  expect(await screen.findByText('The recording could not be saved')).toBeInTheDocument();
});

test('without a recording, and after its end, nothing is offered', () => {
  showFailure();
  expect(screen.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
  aRecordedApp();
  act(() => disconnect());
  expect(screen.queryByRole('button', { name: SAVE })).not.toBeInTheDocument();
});
