import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UnitOptionsRequest } from '../../../../../src/contract/units/inventoryUnit';
import { simulateCall } from '../../../../../src/web/features/signIn/state/simulatedCalls';
import { problem } from '../../../../mocks/answers';
import { calls } from '../../../../mocks/calls';
import { recordRequests } from '../../../../mocks/recorder';
import { server } from '../../../../mocks/server';
import { aStore } from '../../../../support/web/store';
import { openUnit, panel, theServerKnows } from './openUnit';

const options = () => panel('Options');
const option = (name: string) => options().getByRole('switch', { name });
const gallons = () => options().getByLabelText('Estimated gallons');
const save = () => options().getByRole('button', { name: /^Sav/ });
const reset = () => options().getByRole('button', { name: 'Reset' });
const newer = () => options().queryByRole('button', { name: 'Load latest values' });
const HINT = 'Enter gallons to save FR3.';
const saved = ['Success', 'Unit details updated successfully'];
const notSaved = ['Error', 'Failed to update unit details'];

const open = async (unit = {}) => {
  const record = theServerKnows({ unit });
  const sent = recordRequests();
  const page = await openUnit();
  const puts = async () => (await sent()).filter(({ method }) => method === 'PUT');
  return { ...page, record, puts, failure: page.services.notifier.failure, success: page.services.notifier.success };
};
const theirs: UnitOptionsRequest = { reTank: true, feedConversion: false, replacementCabinet: false, turnPull: false };

function held() {
  let release: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => (release = resolve));
  return { answer, release };
}

test('the panel shows what was saved before', async () => {
  await open({ fr3EstimatedGallons: '540', turnPull: true });
  expect(option('FR3')).toBeChecked();
  expect(gallons()).toHaveValue(540);
  expect(option('Turn pull')).toBeChecked();
  expect(option('Re-tank')).not.toBeChecked();
  expect(save()).toBeDisabled();
  expect(reset()).toBeDisabled();
});

test('Save and Reset are open only while some option differs', async () => {
  const { user } = await open();
  await user.click(option('Feed conversion'));
  expect(save()).toBeEnabled();
  expect(reset()).toBeEnabled();
  await user.click(option('Feed conversion'));
  expect(save()).toBeDisabled();
  await user.click(option('Feed conversion'));
  await user.click(option('FR3'));
  await user.click(reset());
  expect(option('Feed conversion')).not.toBeChecked();
  expect(option('FR3')).not.toBeChecked();
  expect(save()).toBeDisabled();
});

test('saving sends the options, says so, and shows the unit as the server has it then', async () => {
  const { user, puts, record, success } = await open();
  await user.click(option('FR3'));
  await user.click(option('Replacement cabinet'));
  await user.click(save());
  await waitFor(() => expect(success).toHaveBeenCalledWith(...saved));
  await waitFor(() => expect(option('FR3')).toBeEnabled());
  const others = { reTank: false, feedConversion: false, replacementCabinet: true, turnPull: false };
  expect((await puts()).map(({ body }) => body)).toEqual([{ fr3EstimatedGallons: 620, ...others }]);
  expect(record.unit).toMatchObject({ ...others, fr3EstimatedGallons: 620, optionsVersion: 4 });
  expect(gallons()).toHaveValue(620);
  expect(save()).toBeDisabled();
});

test('estimated gallons appear with FR3 as 620, and disappear with it', async () => {
  const { user } = await open();
  expect(options().queryByLabelText('Estimated gallons')).not.toBeInTheDocument();
  await user.click(option('FR3'));
  expect(gallons()).toHaveValue(620);
  expect(gallons()).toHaveAttribute('placeholder', 'Enter gallons');
  expect(gallons()).toHaveAttribute('type', 'number');
  expect(gallons()).toHaveAttribute('min', '0');
  expect(gallons()).toHaveAttribute('step', '1');
  await user.click(option('FR3'));
  expect(options().queryByLabelText('Estimated gallons')).not.toBeInTheDocument();
});

test('estimated gallons are a whole number of at most six digits once left, whatever was typed', async () => {
  const { user } = await open({ fr3EstimatedGallons: 1 });
  const left: unknown[] = [];
  for (const typed of ['007', '12x3', '1234567', '-5', '1.5', '1e2']) {
    await user.clear(gallons());
    await user.type(gallons(), typed);
    await user.tab();
    left.push([typed, (gallons() as HTMLInputElement).valueAsNumber]);
  }
  expect(left).toEqual([
    ['007', 7],
    ['12x3', 123],
    ['1234567', 123_456],
    ['-5', 5],
    ['1.5', 15],
    ['1e2', 12],
  ]);
});

test('estimated gallons left empty are not saved, nor is FR3, and a hint says so before', async () => {
  const { user, puts, success } = await open({ fr3EstimatedGallons: 620 });
  expect(options().queryByText(HINT)).not.toBeInTheDocument();
  await user.clear(gallons());
  expect(options().getByText(HINT)).toBeInTheDocument();
  expect(gallons()).toHaveAccessibleDescription(HINT);
  await user.click(save());
  await waitFor(() => expect(success).toHaveBeenCalledTimes(1));
  expect((await puts())[0]?.body).not.toHaveProperty('fr3EstimatedGallons');
  await waitFor(() => expect(option('FR3')).not.toBeChecked());
});

test('a save that is slow shows Saving... and takes no edits; a second click saves nothing more', async () => {
  const { user, puts, success } = await open();
  const { answer, release } = held();
  server.use(http.put(calls.unitOptions, () => answer, { once: true }));
  await user.click(option('Turn pull'));
  await user.click(save());
  expect(save()).toHaveTextContent('Saving...');
  expect(save()).toHaveFocus();
  await user.click(save());
  expect(option('Turn pull')).toBeDisabled();
  expect(reset()).toBeDisabled();
  release(HttpResponse.json({ optionsVersion: 4 }));
  await waitFor(() => expect(success).toHaveBeenCalledTimes(1));
  expect(await puts()).toHaveLength(1);
});

test('a save that is answered after the person left shows nothing any more', async () => {
  const { user, success, failure, unmount } = await open();
  const { answer, release } = held();
  server.use(http.put(calls.unitOptions, () => answer));
  await user.click(option('Turn pull'));
  await user.click(save());
  unmount();
  release(HttpResponse.json({ optionsVersion: 4 }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(success).not.toHaveBeenCalled();
  expect(failure).not.toHaveBeenCalled();
});

const openStale = async () => {
  const page = await open();
  page.record.save(theirs);
  await page.user.click(option('Turn pull'));
  await page.user.click(save());
  await waitFor(() => expect(page.failure).toHaveBeenCalledWith(...notSaved));
  return page;
};

test('after another user saved first, the edits stay until the latest values are loaded', async () => {
  const { user, record } = await openStale();
  expect(await options().findByText('Another user changed the options of this unit.')).toBeInTheDocument();
  expect(option('Turn pull')).toBeChecked();
  expect(option('Re-tank')).not.toBeChecked();
  expect(record.unit.turnPull).toBe(false);
  await user.click(newer()!);
  await waitFor(() => expect(option('Re-tank')).toBeChecked());
  expect(option('Turn pull')).not.toBeChecked();
  expect(newer()).not.toBeInTheDocument();
  await user.click(option('Turn pull'));
  await user.click(save());
  await waitFor(() => expect(record.unit).toMatchObject({ turnPull: true, reTank: true, optionsVersion: 5 }));
});

test('after another user saved first, the edits stay when the latest values fail to load', async () => {
  const { user, failure } = await openStale();
  server.use(http.get(calls.inventoryByCode, () => problem(503), { once: true }));
  await user.click(newer()!);
  await waitFor(() => expect(failure).toHaveBeenCalledWith('Error', 'Failed to fetch unit details'));
  expect(option('Turn pull')).toBeChecked();
  expect(newer()).toBeEnabled();
});

test('while the latest values are fetched nothing is edited', async () => {
  const { user } = await openStale();
  const { answer, release } = held();
  server.use(http.get(calls.inventoryByCode, () => answer, { once: true }));
  await user.click(newer()!);
  expect(newer()).toHaveAttribute('aria-busy', 'true');
  expect(option('Turn pull')).toBeDisabled();
  expect(save()).toBeDisabled();
  release(problem(500));
  await waitFor(() => expect(option('Turn pull')).toBeEnabled());
});

test('a unit that cannot be fetched again after a save stays as it was saved', async () => {
  const { user, success } = await open();
  await user.click(option('Turn pull'));
  server.use(http.get(calls.inventoryByCode, () => problem(500)));
  await user.click(save());
  await waitFor(() => expect(success).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(option('Turn pull')).toBeEnabled());
  expect(option('Turn pull')).toBeChecked();
  expect(save()).toBeDisabled();
  expect(screen.getByRole('heading', { level: 1, name: 'Unit IC-1001' })).toBeInTheDocument();
});

test('another unit begins with its own options', async () => {
  const { user, unmount } = await open();
  await user.click(option('Turn pull'));
  unmount();
  await open();
  expect(option('Turn pull')).not.toBeChecked();
});

test('a product API that saves nothing simulates it: the unit comes back as it was', async () => {
  theServerKnows({ unit: { optionsVersion: null } });
  const capabilities = { unitOptions: 'simulated', reservations: 'live' } as const;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const simulate = async (call: Parameters<typeof simulateCall>[1]) => {
    const answer = simulateCall(capabilities, call);
    if (answer) await released;
    return answer;
  };
  const store = aStore({ simulate });
  const sent = recordRequests();
  const { user, services } = await openUnit({ store });
  await user.click(option('Turn pull'));
  await user.click(save());
  expect(save()).toHaveTextContent('Saving...');
  release();
  await waitFor(() => expect(services.notifier.success).toHaveBeenCalledWith(...saved));
  await waitFor(() => expect(option('Turn pull')).not.toBeChecked());
  expect((await sent()).some(({ method }) => method === 'PUT')).toBe(false);
});
