import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { use, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ViewList } from '../../../../src/contract/views';
import { InventoryPage } from '../../../../src/web/features/inventory/components/InventoryPage';
import { OrdersPage } from '../../../../src/web/features/orders/components/OrdersPage';
import { ReservedPage } from '../../../../src/web/features/reservations/components/ReservedPage';
import type { AppStore } from '../../../../src/web/store/store';
import { calls } from '../../../mocks/calls';
import { nothingIsSavedOrContested } from '../../../mocks/quietInsights';
import { server } from '../../../mocks/server';
import {
  countingFails,
  dataWasRefreshed,
  ordersAreListed,
  statesAreListed,
  unitsAreListed,
  unitsAreReserved,
} from '../../../mocks/situations';
import { aView, SavedViewService } from '../../../mocks/viewAnswers';
import { aListedUnit, anOrder, aReservedTransformer } from '../../../support/web/builders';
import { aConfig, renderScreen } from '../../../support/web/renderApp';

const CHOSEN = '?chosen=yes';
const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'off', insights: 'on' } as const;

function held<T>(answer: T) {
  let release: () => void = () => undefined;
  const isTime = new Promise<T>((resolve) => (release = () => resolve(answer)));
  return { isTime, release };
}

function Late({ code }: { code: Promise<string> }) {
  return useLocation().search === CHOSEN && use(code);
}

const isSettled = (store: AppStore) =>
  Object.values(store.getState().api.queries).every((query) => query?.status !== QueryStatus.pending);

function everythingIsKnown(start: ViewList | null) {
  nothingIsSavedOrContested();
  ordersAreListed([anOrder()]);
  countingFails();
  statesAreListed();
  dataWasRefreshed();
  unitsAreListed([aListedUnit()]);
  unitsAreReserved(aReservedTransformer());
  const views = start ? [aView({ list: start, isStart: true, query: 'search=begin' })] : [];
  server.use(...new SavedViewService(...views).answers());
}

interface Case {
  of: string;
  Screen: ComponentType;
  at: string;
  call: string;
  start?: ViewList;
  corrected: string;
}

const cases: readonly Case[] = [
  { of: 'a page of orders beyond the end', Screen: OrdersPage, at: '/?page=2', call: calls.orders, corrected: '/' },
  {
    ...{ of: 'the view that the orders begin with', Screen: OrdersPage, at: '/', call: calls.views, start: 'orders' },
    corrected: '/?search=begin',
  },
  {
    ...{ of: 'a page of units beyond the end', Screen: InventoryPage, at: '/inventory?page=2', call: calls.inventory },
    corrected: '/inventory?page=1',
  },
  {
    ...{ of: 'the view that the inventory begins with', Screen: InventoryPage, at: '/inventory', call: calls.views },
    ...{ start: 'inventory', corrected: '/inventory?search=begin' },
  },
  {
    ...{ of: 'the view that the reserved units begin with', Screen: ReservedPage, at: '/reserved', call: calls.views },
    ...{ start: 'reserved', corrected: '/reserved?search=begin' },
  },
];

function open({ Screen, at, call, start }: Case) {
  window.scrollTo = jest.fn();
  everythingIsKnown(start ?? null);
  const [answer, code] = [held(undefined), held('Here at last')];
  server.use(http.get(call, () => answer.isTime));
  const [route = ''] = at.split('?');
  const page = (
    <>
      <Link to={route + CHOSEN}>Choose</Link>
      <Late code={code.isTime} />
      <Screen />
    </>
  );
  const opened = renderScreen(page, { at, route, services: { config: aConfig({ capabilities }) } });
  return { ...opened, route, answer, code };
}

describe.each(cases)('$of', (given) => {
  test('leads elsewhere once the answer is there', async () => {
    const { answer, address } = open(given);
    expect(address()).toBe(given.at);
    answer.release();
    await waitFor(() => expect(address()).toBe(given.corrected));
  });

  test('leads nowhere once the person has gone on, however late that shows', async () => {
    const { route, answer, code, store, address } = open(given);
    await waitFor(() => expect(Object.keys(store.getState().api.queries).length).toBeGreaterThan(1));
    const link = await screen.findByRole('link', { name: 'Choose' });
    await act(async () => {
      link.click();
      await Promise.resolve();
    });
    answer.release();
    await waitFor(() => expect(isSettled(store)).toBe(true));
    await act(async () => {
      code.release();
      await code.isTime;
    });
    expect(await screen.findByText('Here at last')).toBeInTheDocument();
    expect(address()).toBe(route + CHOSEN);
  });
});
