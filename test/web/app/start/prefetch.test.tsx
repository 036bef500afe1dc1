import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefetch } from '../../../../src/web/app/start/prefetch';
import { preloadScreenAt } from '../../../../src/web/app/routes/screens';
import { SignedInApp } from '../../../../src/web/app/SignedInApp';
import { paths } from '../../../../src/contract/paths';
import { nothingIsSavedOrContested } from '../../../mocks/quietInsights';
import { recordRequests } from '../../../mocks/recorder';
import {
  countingFails,
  everyCallFails,
  recommendationsFail,
  dataWasRefreshed,
  orderIsKnown,
  ordersAreListed,
  statesAreListed,
  theOrdersListFails,
  theOrdersListWaits,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../../mocks/situations';
import { anOrder, aUnit } from '../../../support/web/builders';
import { aConfig } from '../../../support/web/renderApp';
import { aConnection } from '../../../support/web/store';
import { Unstyled } from '../../../support/web/Unstyled';

const order = anOrder({ id: '101' });
const capabilities = { ...aConfig().capabilities, insights: 'on' } as const;

async function show(address: string) {
  window.history.replaceState(null, '', address);
  const user = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };
  const runtime = { config: aConfig({ capabilities }), connection: aConnection({ log: () => undefined }), tools: null };
  await Promise.all([preloadScreenAt(address), prefetch(user, runtime)]);
  const notifier = { success: jest.fn(), failure: jest.fn() };
  render(<SignedInApp {...{ user, runtime, notifier }} onLogout={() => undefined} />, { wrapper: Unstyled });
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  nothingIsSavedOrContested();
  dataWasRefreshed();
  statesAreListed();
  countingFails();
});

test('a list is shown by the first rendering, and requested once', async () => {
  ordersAreListed([order]);
  const requests = recordRequests();
  await show('/');
  expect(screen.getByRole('article')).toHaveTextContent('J-70114');
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.orders)).toHaveLength(1);
});

test('units are compared by the first rendering, and requested once', async () => {
  orderIsKnown(order);
  unitsAreRecommended([aUnit({ serial: '40117762' })]);
  const requests = recordRequests();
  await show('/order/101');
  expect(screen.getByRole('article')).toHaveTextContent('40117762');
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.recommendations)).toHaveLength(1);
});

test('while a slow server has not answered, the app renders and says that it loads', async () => {
  ordersAreListed([order]);
  const answer = theOrdersListWaits();
  await show('/');
  expect(screen.getByText('Loading orders...')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('article')).toHaveTextContent('J-70114');
});

test('a failure is shown like any answer, and sent again only when a person tries again', async () => {
  theOrdersListFails(500);
  const requests = recordRequests();
  await show('/');
  ordersAreListed([order]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('J-70114');
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.orders)).toHaveLength(2);
});

test.each(['/', '/order/101'])('at %s no read that fails is sent twice', async (address) => {
  everyCallFails(503);
  const requests = recordRequests();
  await show(address);
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const sent = (await requests()).map(({ method, path }) => `${method} ${path}`);
  expect(sent).toEqual([...new Set(sent)]);
});

test('recommendations of an order that fail are sent once', async () => {
  orderIsKnown(order);
  recommendationsFail(503);
  unitsAreReserved();
  const requests = recordRequests();
  await show('/order/101');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.recommendations)).toHaveLength(1);
});

test('a screen without prefetched answers is rendered as it is', async () => {
  await show('/nowhere');
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
});
