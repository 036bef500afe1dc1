import { devTools, shownStores } from '../../support/web/devTools';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedInApp } from '../../../src/web/app/SignedInApp';
import { dataWasRefreshed, ordersAreListed, statesAreListed, unitsAreReserved } from '../../mocks/situations';
import { aReservedTransformer } from '../../support/web/builders';
import { aConfig } from '../../support/web/renderApp';
import { aConnection } from '../../support/web/store';

beforeEach(() => {
  window.scrollTo = jest.fn();
  unitsAreReserved(aReservedTransformer());
});

async function openReserved() {
  window.history.replaceState(null, '', '/nowhere');
  window.history.pushState(null, '', '/reserved');
  const before = shownStores.length;
  const onLogout = jest.fn();
  const runtime = { config: aConfig(), connection: aConnection(), tools: { devTools: true, middleware: [] } };
  const user = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };
  const app = (key: string) => (
    <SignedInApp
      key={key}
      user={user}
      runtime={runtime}
      notifier={{ success: jest.fn(), failure: jest.fn() }}
      onLogout={onLogout}
    />
  );
  const view = render(app('first'));
  await screen.findByRole('link', { name: 'Unit Details of IC-1001' });
  const showAnew = () => view.rerender(app('anew'));
  return { onLogout, showAnew, created: () => shownStores.length - before, person: userEvent.setup() };
}

test('DevTools show one store per session, however often React creates or shows the app', async () => {
  const { created, showAnew } = await openReserved();
  expect(created()).toBe(1);
  showAnew();
  await screen.findByRole('link', { name: 'Unit Details of IC-1001' });
  expect(created()).toBe(1);
});

test('no link and no log out leaves the past; when the present is back, everything goes on', async () => {
  const { person, onLogout } = await openReserved();
  const at = () => window.location.pathname;
  act(() => devTools().jumpTo('@@INIT'));
  const banner = screen.getByText(/^Showing the past/);
  expect(banner.closest('[role=status]')).not.toBeNull();
  await person.click(screen.getByRole('link', { name: 'Unit Details of IC-1001' }));
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  expect(at()).toBe('/reserved');
  expect(screen.getByRole('heading', { level: 1, name: 'Reserved Transformers' })).toBeInTheDocument();
  expect(onLogout).not.toHaveBeenCalled();
  act(() => devTools().jumpToPresent());
  expect(screen.queryByText(/^Showing the past/)).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Open Orders' }));
  expect(at()).toBe('/');
});

test.each(['back', 'forward'] as const)("the browser's button %s does not leave the past", async (button) => {
  ordersAreListed([]);
  statesAreListed();
  dataWasRefreshed();
  const { person } = await openReserved();
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const traversed = jest.fn();
  window.addEventListener('popstate', traversed);
  await person.click(screen.getByRole('link', { name: 'Open Orders' }));
  await screen.findByText('No orders found');
  if (button === 'forward') {
    act(() => window.history.back());
    await screen.findByRole('link', { name: 'Unit Details of IC-1001' });
  }
  const [place, shown] = [window.location.pathname, heading()];
  act(() => devTools().jumpTo('@@INIT'));
  traversed.mockClear();
  act(() => window.history[button]());
  await waitFor(() => expect(traversed).toHaveBeenCalledTimes(2));
  expect([window.location.pathname, heading()]).toEqual([place, shown]);
  act(() => devTools().jumpToPresent());
  expect(screen.queryByText(/^Showing the past/)).not.toBeInTheDocument();
  window.removeEventListener('popstate', traversed);
});
