import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstAnswers, fetchOrTake } from '../../../src/web/adapters/first/firstAnswers';
import { takeFirstAnswers } from '../../../src/web/app/firstAnswers';
import { preloadScreenAt } from '../../../src/web/app/routes/screens';
import { SignedInApp } from '../../../src/web/app/SignedInApp';
import { paths } from '../../../src/contract/paths';
import { toQuote } from '../../../src/domain/order/quote';
import { firstCallsAt } from '../../../src/web/state/api/first/firstCalls';
import { nothingIsSavedOrContested } from '../../mocks/quietInsights';
import { recordRequests } from '../../mocks/recorder';
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
} from '../../mocks/situations';
import { anOrder, aUnit } from '../../support/web/builders';
import { aConfig } from '../../support/web/renderApp';
import { aConnection, API_BASE_URL } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';

const order = anOrder({ id: '101' });
const capabilities = { ...aConfig().capabilities, insights: 'on' } as const;

/** A page that has begun the first calls of its address, and what the app of a signed-in person needs. */
function pageAt(address: string) {
  window.history.replaceState(null, '', address);
  const begun = new FirstAnswers();
  window.firstAnswers = begun;
  const config = aConfig({ capabilities });
  const begin = (path: string, body?: string) =>
    begun.begin({ url: API_BASE_URL + path, person: 'token', body }, 'token');
  for (const path of firstCallsAt(window.location, config)) void begin(path);
  const user = { id: '1', name: 'Dana Sales', email: 'sales@specai.test' };
  const connection = aConnection({ fetchFn: fetchOrTake, log: () => undefined });
  return { begin, user, runtime: { config, connection, tools: null } };
}
type Page = ReturnType<typeof pageAt>;

const areHere = () => waitFor(() => expect(window.firstAnswers?.areHere()).toBe(true));

async function show({ user, runtime }: Page) {
  await preloadScreenAt(window.location.pathname);
  await takeFirstAnswers(user, runtime);
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
afterEach(() => {
  delete window.firstAnswers;
});

test('a list whose answers are here is shown by the first rendering, and asked for once', async () => {
  ordersAreListed([order]);
  const requests = recordRequests();
  const page = pageAt('/');
  await areHere();
  await show(page);
  expect(screen.getByRole('article')).toHaveTextContent('J-70114');
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.orders)).toHaveLength(1);
});

test('an order whose units are here is compared by the first rendering, and asked for once', async () => {
  orderIsKnown(order);
  unitsAreRecommended([aUnit({ serial: '40117762' })]);
  const requests = recordRequests();
  const page = pageAt('/order/101');
  void page.begin(paths.recommendations, JSON.stringify(toQuote(order)));
  await areHere();
  await show(page);
  expect(screen.getByRole('article')).toHaveTextContent('40117762');
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.recommendations)).toHaveLength(1);
});

test('where an answer is on its way, the app is rendered without it and says that it loads', async () => {
  ordersAreListed([order]);
  const answer = theOrdersListWaits();
  await show(pageAt('/'));
  expect(screen.getByText('Loading orders...')).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('article')).toHaveTextContent('J-70114');
});

test('a failure is shown like any answer, and sent again only when a person tries again', async () => {
  theOrdersListFails(500);
  const requests = recordRequests();
  const page = pageAt('/');
  await areHere();
  ordersAreListed([order]);
  await show(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('J-70114');
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.orders)).toHaveLength(2);
});

test.each(['/', '/order/101'])('at %s no read that fails is sent twice', async (address) => {
  everyCallFails(503);
  const requests = recordRequests();
  const page = pageAt(address);
  await areHere();
  await show(page);
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
  const page = pageAt('/order/101');
  void page.begin(paths.recommendations, JSON.stringify(toQuote(order)));
  await areHere();
  await show(page);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  const sent = await requests();
  expect(sent.filter(({ path }) => path === paths.recommendations)).toHaveLength(1);
});

test('a screen without first answers is rendered as it is', async () => {
  const page = pageAt('/nowhere');
  await show(page);
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
});
