import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignedInApp, type SignedInAppProps } from '../../../src/web/app/SignedInApp';
import {
  dataWasRefreshed,
  everyCallFails,
  inventoryUnitIsKnown,
  orderSummaryIsKnown,
  statesAreListed,
  theOrdersListFails,
  unitCouldServe,
  unitsAreInInventory,
  unitsAreReserved,
} from '../../mocks/situations';
import { anInventoryUnit, anOrder, aReservedTransformer, aUnit } from '../../support/web/builders';
import { aConfig } from '../../support/web/renderApp';
import { aConnection } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';

const show = (at: string) => {
  window.history.replaceState(null, '', at);
  const [onLogout, onUnauthorized, log] = [jest.fn(), jest.fn(), jest.fn()];
  const notifier = { success: jest.fn(), failure: jest.fn() };
  const props: SignedInAppProps = {
    user: { id: '1', name: 'Dana Sales', email: 'sales@specai.test' },
    runtime: { config: aConfig(), connection: aConnection({ onUnauthorized, log }), tools: null },
    ...{ notifier, onLogout },
  };
  render(<SignedInApp {...props} />, { wrapper: Unstyled });
  return { notifier, onLogout, onUnauthorized, log };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const header = () => within(screen.getByRole('banner'));

beforeEach(() => {
  window.scrollTo = jest.fn();
  unitsAreReserved(aReservedTransformer());
});

test.each([
  ['/reserved', 'Reserved Transformers'],
  ['/unit/IC-1001', 'Unit IC-1001'],
  ['/notes?notes=Pad', 'Notes'],
  ['/nowhere/at/all', '404 Page Not Found'],
])('%s is %s, in the document too', async (at, name) => {
  inventoryUnitIsKnown(anInventoryUnit());
  unitCouldServe('IC-1001', []);
  show(at);
  expect(await title(name)).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe(`${name} · SpecAI`));
  expect(screen.getByRole('main')).toBeInTheDocument();
});

test('a list that fails is only logged', async () => {
  theOrdersListFails(500);
  statesAreListed();
  dataWasRefreshed();
  const { log, notifier } = show('/');
  await title('Open Orders');
  await screen.findByRole('button', { name: 'Try again' });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith({
    request: { url: '/api/orders/', params: expect.objectContaining({ page: '1' }) as unknown },
    error: expect.objectContaining({ status: 500 }) as unknown,
  });
  expect(notifier.failure).not.toHaveBeenCalled();
});

test('the header says who is signed in, and leads home', async () => {
  show('/reserved');
  await title('Reserved Transformers');
  expect(header().getByText('DS')).toBeInTheDocument();
  expect(header().getByText('Dana Sales')).toBeInTheDocument();
  expect(header().getByRole('link', { name: 'SpecAI, home' })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { current: 'page' })).toHaveTextContent('Reserved');
});

test('a logout is announced once', async () => {
  const { onLogout } = show('/reserved');
  await userEvent.click(header().getByRole('button', { name: 'Log out' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('a navigation starts at the top of the new screen, with the focus in it', async () => {
  inventoryUnitIsKnown(anInventoryUnit());
  orderSummaryIsKnown(anOrder());
  unitsAreInInventory([aUnit()]);
  show('/reserved');
  await userEvent.click(await screen.findByRole('link', { name: 'Unit Details of IC-1001' }));
  await title('Unit IC-1001');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test('the notes are shown as they are, without the frame', async () => {
  show(`/notes?${new URLSearchParams({ notes: 'Pad  is\n<b>92"</b>' }).toString()}`);
  await title('Notes');
  expect(document.querySelector('pre')?.textContent).toBe('Pad  is\n<b>92"</b>');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('the end of the session is reported once', async () => {
  everyCallFails(401);
  const { onUnauthorized } = show('/unit/IC-1001');
  await title('Unit not found');
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalledTimes(1));
});
