import { screen, waitFor, within } from '@testing-library/react';
import { ComparisonPage } from '../../../src/web/screens/comparison/ComparisonPage';
import { OrdersPage } from '../../../src/web/screens/orders/OrdersPage';
import { calls } from '../../mocks/calls';
import { ordersCsv } from '../../mocks/ordersCsv';
import {
  dataWasRefreshed,
  orderIsKnown,
  ordersAreListed,
  statesAreListed,
  unitsAreInInventory,
  unitsAreRecommended,
  unitsAreReserved,
} from '../../mocks/situations';
import { anOrder, aUnit } from '../../support/web/builders';
import { renderScreen } from '../../support/web/renderApp';
import { aStore } from '../../support/web/store';
import { PATIENCE_MS, type Outcome, type Right } from './failures';

/** A screen of a signed-in person whose patience is short. */
type Opened = ReturnType<typeof renderScreen> & { onUnauthorized: jest.Mock };

/** One call of the app, made where a person makes it, and what must be seen where it fails. */
export interface Scene {
  /** MSW's method and address of the call. */
  method: 'get' | 'post';
  address: string;
  right: Right;
  /** Opens the screen and makes the call. */
  open: () => Promise<Opened>;
  answered: (opened: Opened) => Promise<unknown>;
  failed: (reason: string, opened: Opened) => Promise<void>;
  /** The server is well again: the person gets what was asked for, without a reload. */
  again?: (opened: Opened) => Promise<void>;
  /** Where this call makes something else of a failure. */
  otherwise?: Readonly<Record<string, Outcome>>;
}

const json = (body: unknown): Right => ({ text: JSON.stringify(body) });
const order = anOrder();
const unit = aUnit({ serial: 'A' });
const found = aUnit({ serial: 'B' });
const ANSWERED: Outcome = { kind: 'answered' };
const failedFor = (reason: string): Outcome => ({ kind: 'failed', reason });
const UNREADABLE = failedFor('The server sent an answer that could not be read.');

/** The server answers every call as it should. */
export function everythingIsWell() {
  orderIsKnown(order);
  // After the order, whose address would take the export's for an order of that name.
  ordersAreListed([order]);
  statesAreListed();
  dataWasRefreshed();
  unitsAreRecommended([unit]);
  unitsAreInInventory([found]);
  unitsAreReserved();
}

function render(page: 'orders' | 'comparison'): Opened {
  const onUnauthorized = jest.fn();
  const store = aStore({ onUnauthorized, timeoutMs: PATIENCE_MS });
  const shown =
    page === 'orders'
      ? renderScreen(<OrdersPage />, { store })
      : renderScreen(<ComparisonPage />, { store, at: '/order/101', route: '/order/:orderId' });
  return { ...shown, onUnauthorized };
}

const openOrders = () => Promise.resolve(render('orders'));
const openComparison = () => Promise.resolve(render('comparison'));
const listIsThere = () => screen.findByText('Showing 1-1 of 1 orders');
const nothingIsSaid = ({ services }: Opened) => expect(services.notifier.failure).not.toHaveBeenCalled();
const told = ({ services }: Opened, title: string, reason: string) =>
  waitFor(() => expect(services.notifier.failure).toHaveBeenCalledWith(title, reason));
const tryAgain = async ({ user }: Opened) => user.click(await screen.findByRole('button', { name: 'Try again' }));

async function openAndExport() {
  const opened = render('orders');
  await opened.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  return opened;
}

async function openAndSearch() {
  const opened = render('comparison');
  await screen.findByRole('article');
  await opened.user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await opened.user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), 'B{Enter}');
  return opened;
}

const fileIsKept = ({ services }: Opened) => waitFor(() => expect(services.saveFile).toHaveBeenCalled());
const cardIsThere = (serial: string) => screen.findByRole('article', { name: new RegExp(serial) });

/** Spec section 8 and readings.md, one line per call. */
export const scenes: Readonly<Record<string, Scene>> = {
  'last refresh': {
    method: 'get',
    address: calls.lastRefresh,
    right: json({ last_refresh: '2026-03-05T15:30:00-07:00' }),
    open: openOrders,
    answered: () => screen.findByText(/^Last synced on/),
    failed: async (_reason, opened) => {
      await listIsThere();
      expect(screen.queryByText(/^Last synced on/)).not.toBeInTheDocument();
      nothingIsSaid(opened);
    },
    otherwise: { 'wrong shape': ANSWERED, 'wrong types': ANSWERED },
  },
  states: {
    method: 'get',
    address: calls.states,
    right: json({ states: [{ code: 'AZ', display: 'Arizona' }] }),
    open: async () => {
      const opened = render('orders');
      await opened.user.click(await screen.findByRole('button', { name: 'Advanced Filters' }));
      return opened;
    },
    answered: () => screen.findByRole('option', { name: 'Arizona' }),
    failed: async (_reason, opened) => {
      await listIsThere();
      const choice = await screen.findByLabelText('Delivery Location');
      expect(within(choice).getAllByRole('option')).toHaveLength(1);
      nothingIsSaid(opened);
    },
  },
  'orders list': {
    method: 'get',
    address: calls.orders,
    right: json({ results: [order], count: 1 }),
    open: openOrders,
    answered: listIsThere,
    failed: async (_reason, opened) => {
      expect(await screen.findByText('No orders found')).toBeVisible();
      nothingIsSaid(opened);
    },
    again: async (opened) => {
      await tryAgain(opened);
      await listIsThere();
    },
  },
  export: {
    method: 'get',
    address: calls.ordersExport,
    right: { text: ordersCsv([order]), type: 'text/csv; charset=utf-8' },
    open: openAndExport,
    answered: fileIsKept,
    failed: async (reason, opened) => {
      await told(opened, 'Error exporting orders', reason);
      expect(opened.services.saveFile).not.toHaveBeenCalled();
      await listIsThere();
    },
    again: async (opened) => {
      const button = screen.getByRole('button', { name: 'Export CSV' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await opened.user.click(button);
      await fileIsKept(opened);
    },
    // A text that ends early without a broken connection cannot be told from a whole one.
    otherwise: { 'truncated JSON': ANSWERED, 'malformed JSON': UNREADABLE },
  },
  'order detail': {
    method: 'get',
    address: calls.order,
    right: json(order),
    open: openComparison,
    answered: () => screen.findByRole('heading', { name: 'Job Number: J-70114' }),
    failed: async (reason, opened) => {
      expect(await screen.findByText(`Error loading order: ${reason}`)).toBeVisible();
      nothingIsSaid(opened);
    },
    again: async (opened) => {
      await tryAgain(opened);
      await screen.findByRole('heading', { name: 'Job Number: J-70114' });
    },
  },
  recommendations: {
    method: 'post',
    address: calls.recommendations,
    right: json({ data: { matches: [unit] } }),
    open: openComparison,
    answered: () => cardIsThere('A'),
    failed: async (reason, opened) => {
      await told(opened, 'Error fetching recommendations', reason);
      expect(opened.services.notifier.failure).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('region', { name: 'Requirement' })).toBeVisible();
      expect(screen.queryByText('No units found matching your criteria.')).not.toBeInTheDocument();
    },
    again: async (opened) => {
      await tryAgain(opened);
      await cardIsThere('A');
    },
  },
  'match-ic': {
    method: 'post',
    address: calls.matchIc,
    right: json({ success: true, data: found, message: null }),
    open: openAndSearch,
    answered: () => cardIsThere('B'),
    failed: async (reason, opened) => {
      await told(opened, 'Error searching IC#', reason);
      expect(screen.getByPlaceholderText('Enter IC# to add new card...')).toHaveValue('B');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled());
    },
    again: async (opened) => {
      await opened.user.click(screen.getByRole('button', { name: 'Search' }));
      await cardIsThere('B');
    },
  },
};
