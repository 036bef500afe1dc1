import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, Route, RouterProvider, Routes, useLocation } from 'react-router-dom';
import { createDraftMemory } from '../../../../../src/web/lib/browser/memories';
import { UnitPage } from '../../../../../src/web/features/units/components/UnitPage';
import { leave } from '../../../../../src/web/store/unsavedChanges/unsavedChanges';
import { type Services, ServicesContext } from '../../../../../src/web/store/services';
import { TooltipProvider } from '../../../../../src/web/ui/Tooltip';
import { savingOptionsFails } from '../../../../mocks/situations';
import { Unstyled } from '../../../../support/web/Unstyled';
import { someServices } from '../../../../support/web/renderApp';
import { aStore } from '../../../../support/web/store';
import { foreign, openUnit, panel, theServerKnows } from './openUnit';

const UNIT = '/unit/IC-1001?order=101';
const option = (name: string) => panel('Options').getByRole('switch', { name });
const link = (name: string) => screen.getByRole('link', { name });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const isRequested = () => screen.queryByRole('dialog', { name: 'Leave without saving?' }) !== null;
const answer = async (name: 'Stay' | 'Leave') =>
  userEvent.click(within(await question()).getByRole('button', { name }));
const address = () => window.location.pathname + window.location.search;

const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const services: Services = { ...someServices(), ...foreign };

const Elsewhere = () => <h1>At {useLocation().pathname}</h1>;
const at = (name: string) => screen.findByRole('heading', { level: 1, name });

async function open({ edited = true } = {}) {
  const onLogout = jest.fn();
  theServerKnows();
  window.history.replaceState(null, '', '/before');
  const frame = (
    <>
      <Link to={UNIT}>Unit</Link>
      <Link to="/after">After</Link>
      <button type="button" onClick={() => leave(onLogout)}>
        Log out
      </button>
      <Routes>
        <Route path="/unit/:itemCode" element={<UnitPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </>
  );
  render(
    <Provider store={aStore()}>
      <ServicesContext value={services}>
        <TooltipProvider>
          <RouterProvider router={createBrowserRouter([{ path: '*', element: frame }])} />
        </TooltipProvider>
      </ServicesContext>
    </Provider>,
    { wrapper: Unstyled },
  );
  await userEvent.click(link('Unit'));
  await userEvent.click(link('After'));
  await at('At /after');
  window.history.back();
  await at('Unit IC-1001');
  if (edited) await userEvent.click(option('Turn pull'));
  return { onLogout };
}

const go = (steps: number) => () =>
  act(async () => {
    window.history.go(steps);
    await Promise.resolve();
  });
const ways: [string, () => Promise<void>, string][] = [
  ['a link of the frame', () => userEvent.click(link('After')), '/after'],
  ['a link of the page', () => userEvent.click(link('View Order')), '/order/101'],
  ['Back to Units', () => userEvent.click(link('Back to Units')), '/'],
  ['Back', go(-1), '/before'],
  ['Forward', go(1), '/after'],
];

test.each(ways)(
  '%s shows a question; staying preserves the edits; leaving continues, and nothing is guarded any more',
  async (_way, goAway, there) => {
    await open();
    const { length } = window.history;
    const state: unknown = window.history.state;
    await goAway();
    await answer('Stay');
    await waitFor(() => expect(isRequested()).toBe(false));
    await waitFor(() => expect(address()).toBe(UNIT));
    expect(window.history.state).toEqual(state);
    expect(window.history.length).toBe(length);
    expect(option('Turn pull')).toBeChecked();
    await goAway();
    await answer('Leave');
    await at(`At ${there}`);
    expect(address()).toBe(there);
    expect(isRequested()).toBe(false);
    expect(mayUnload()).toBe(true);
  },
);

test.each(ways)('%s shows no question if nothing is unsaved', async (_way, goAway, there) => {
  await open({ edited: false });
  await goAway();
  await at(`At ${there}`);
  expect(isRequested()).toBe(false);
});

test('Back twice in a row ends on the original page', async () => {
  await open();
  window.history.back();
  window.history.back();
  await answer('Stay');
  await waitFor(() => expect(address()).toBe(UNIT));
  expect(option('Turn pull')).toBeChecked();
});

test('logging out needs a confirmation and then continues', async () => {
  const { onLogout } = await open();
  const logOut = () => userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await logOut();
  await answer('Stay');
  expect(onLogout).not.toHaveBeenCalled();
  await waitFor(() => expect(isRequested()).toBe(false));
  await logOut();
  await answer('Leave');
  expect(onLogout).toHaveBeenCalledTimes(1);
  await logOut();
  expect(onLogout).toHaveBeenCalledTimes(2);
});

test('the browser prompts before a reload or close until nothing is unsaved', async () => {
  await open();
  expect(mayUnload()).toBe(false);
  await userEvent.click(option('Turn pull'));
  expect(mayUnload()).toBe(true);
  await userEvent.click(option('FR3'));
  expect(mayUnload()).toBe(false);
  await userEvent.click(panel('Options').getByRole('button', { name: 'Reset' }));
  expect(mayUnload()).toBe(true);
});

test('a save that failed still guards, one that succeeded does not', async () => {
  await open();
  savingOptionsFails();
  const save = () => userEvent.click(panel('Options').getByRole('button', { name: 'Save Changes' }));
  await save();
  await waitFor(() => expect(services.notifier.failure).toHaveBeenCalled());
  expect(mayUnload()).toBe(false);
  theServerKnows();
  await save();
  await waitFor(() => expect(mayUnload()).toBe(true));
});

test('links that stay on the page need no confirmation: another tab, another key, the same page, an address that is no page', async () => {
  await open();
  const wasPrevented: boolean[] = [];
  const onClick = (event: Event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick);
  link('After').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  for (const html of [
    'href="/after" target="_blank"',
    'href="/after" download',
    `href="${UNIT}#main"`,
    'href="mailto:a@b"',
  ]) {
    document.body.insertAdjacentHTML('beforeend', `<a ${html}>x</a>`);
    const added = document.body.lastElementChild;
    if (added instanceof HTMLElement) added.click();
    added?.remove();
  }
  document.body.removeEventListener('click', onClick);
  expect(wasPrevented).toEqual([false, false, false, false, false]);
});

test('Escape stays on the page', async () => {
  await open();
  await userEvent.click(link('After'));
  await question();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isRequested()).toBe(false));
  expect(address()).toBe(UNIT);
  expect(option('Turn pull')).toBeChecked();
});

const button = (name: string) => panel('Options').getByRole('button', { name });
const drafts = (userId = '1') => createDraftMemory(window.sessionStorage, userId);
const openWithDrafts = (userId?: string) => openUnit({ services: { drafts: drafts(userId) } });
const retained = () => drafts().read('unit/IC-1001');

async function editAndLeave() {
  theServerKnows();
  const { user, unmount } = await openWithDrafts();
  await user.click(option('Turn pull'));
  unmount();
}

beforeEach(() => window.sessionStorage.clear());

test('options that were not saved are there again after a sign-in in the middle of the work, and can be saved', async () => {
  await editAndLeave();
  const { user } = await openWithDrafts();
  expect(option('Turn pull')).toBeChecked();
  await user.click(button('Save Changes'));
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(retained()).toBeNull();
});

test('another person finds the options as they are saved', async () => {
  await editAndLeave();
  await openWithDrafts('2');
  expect(option('Turn pull')).not.toBeChecked();
});

test('options saved by another user are offered, and the edits stay until they are accepted', async () => {
  await editAndLeave();
  theServerKnows({ unit: { optionsVersion: 4 } });
  await openWithDrafts();
  expect(option('Turn pull')).toBeChecked();
  expect(button('Load latest values')).toBeEnabled();
});

test('resetting the options discards the draft', async () => {
  await editAndLeave();
  const { user } = await openWithDrafts();
  expect(retained()).not.toBeNull();
  await user.click(button('Reset'));
  expect(retained()).toBeNull();
});

test('reloading or closing the page, which the browser confirms, discards the draft', async () => {
  theServerKnows();
  const { user } = await openWithDrafts();
  await user.click(option('Turn pull'));
  expect(retained()).not.toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(retained()).toBeNull();
});

test('a draft that cannot be read is no draft', async () => {
  theServerKnows();
  drafts().keep('unit/IC-1001', '{"options":{"turnPull":"yes"}}');
  await openWithDrafts();
  expect(option('Turn pull')).not.toBeChecked();
});
