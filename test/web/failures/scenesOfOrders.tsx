import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../mocks/calls';
import { ordersCsv } from '../../mocks/ordersCsv';
import {
  ANSWERED,
  json,
  known,
  nothingIsShown,
  open,
  failureIsShown,
  tryAgain,
  UNREADABLE,
  type Opened,
  type Scene,
} from './scene';
import { exportAs } from '../../support/web/exportAs';

const listIsThere = () => screen.findByText('Showing 1-1 of 1 orders');

async function openAndExport() {
  const opened = open('orders');
  await exportAs(opened.user);
  return opened;
}

async function openAndSearch() {
  const opened = open('comparison');
  await screen.findByRole('article');
  await opened.user.click(screen.getByRole('button', { name: 'Add Inventory Control Number' }));
  await opened.user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), 'B{Enter}');
  return opened;
}

const fileIsKept = ({ services }: Opened) => waitFor(() => expect(services.saveFile).toHaveBeenCalled());
const cardIsThere = (serial: string) => screen.findByRole('article', { name: new RegExp(serial) });

/** Spec section 8 and readings.md, one line per call. */
export const scenesOfOrders: Readonly<Record<string, Scene>> = {
  'last refresh': {
    method: 'get',
    address: calls.lastRefresh,
    right: json({ last_refresh: '2026-03-05T15:30:00-07:00' }),
    open: () => Promise.resolve(open('orders')),
    answered: () => screen.findByText(/^Last synced on/),
    failed: async (_reason, opened) => {
      await listIsThere();
      expect(screen.queryByText(/^Last synced on/)).not.toBeInTheDocument();
      nothingIsShown(opened);
    },
    otherwise: { 'wrong shape': ANSWERED, 'wrong types': ANSWERED },
  },
  states: {
    method: 'get',
    address: calls.states,
    right: json({ states: [{ code: 'AZ', display: 'Arizona' }] }),
    open: async () => {
      const opened = open('orders');
      await opened.user.click(await screen.findByRole('button', { name: 'Advanced Filters' }));
      return opened;
    },
    answered: () => screen.findByRole('option', { name: 'Arizona' }),
    failed: async (_reason, opened) => {
      await listIsThere();
      const choice = await screen.findByLabelText('Delivery Location');
      expect(within(choice).getAllByRole('option')).toHaveLength(1);
      nothingIsShown(opened);
    },
  },
  'orders list': {
    method: 'get',
    address: calls.orders,
    right: json({ results: [known.order], count: 1 }),
    open: () => Promise.resolve(open('orders')),
    answered: listIsThere,
    failed: async (_reason, opened) => {
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByText('No orders found')).not.toBeInTheDocument();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  export: {
    method: 'get',
    address: calls.ordersExport,
    right: { text: ordersCsv([known.order]), type: 'text/csv; charset=utf-8' },
    open: openAndExport,
    answered: fileIsKept,
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error exporting orders', reason);
      expect(opened.services.saveFile).not.toHaveBeenCalled();
      await listIsThere();
    },
    retry: ({ user }) => exportAs(user),
    // A text that ends early without a broken connection cannot be failureIsShown from a whole one.
    otherwise: { 'truncated JSON': ANSWERED, 'malformed JSON': UNREADABLE },
  },
  'order detail': {
    method: 'get',
    address: calls.order,
    right: json(known.order),
    open: () => Promise.resolve(open('comparison')),
    answered: () => screen.findByRole('heading', { name: 'Job Number: J-70114' }),
    failed: async (reason, opened) => {
      expect(await screen.findByText(`Error loading order: ${reason}`)).toBeVisible();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  recommendations: {
    method: 'post',
    address: calls.recommendations,
    right: json({ data: { matches: [known.unit] } }),
    open: () => Promise.resolve(open('comparison')),
    answered: () => cardIsThere('A'),
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error fetching recommendations', reason);
      expect(opened.services.notifier.failure).toHaveBeenCalledTimes(1);
      expect(await screen.findByRole('region', { name: 'Requirement' })).toBeVisible();
      expect(screen.queryByText('No units found matching your criteria.')).not.toBeInTheDocument();
    },
    retry: tryAgain,
  },
  'match-ic': {
    method: 'post',
    address: calls.matchIc,
    right: json({ success: true, data: known.found, message: null }),
    open: openAndSearch,
    answered: () => cardIsThere('B'),
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error searching IC#', reason);
      expect(screen.getByPlaceholderText('Enter IC# to add new card...')).toHaveValue('B');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled());
    },
    retry: ({ user }) => user.click(screen.getByRole('button', { name: 'Search' })),
  },
};
