import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../mocks/calls';
import { ordersCsv } from '../../mocks/ordersCsv';
import {
  ANSWERED,
  fileIsSaved,
  openAndExport,
  json,
  known,
  nothingIsShown,
  open,
  failureIsShown,
  tryAgain,
  UNREADABLE,
} from './scene';
import { findButton } from '../../support/web/buttons';
import { exportAs } from '../../support/web/exportAs';
import { testEachFailure } from './testEachFailure';

const listIsThere = () => screen.findByText('Showing 1-1 of 1 orders');

async function openAndSearch() {
  const opened = open('comparison');
  await cardIsThere('A');
  await opened.user.click(await findButton(/^Add Inventory Control Number$/));
  await opened.user.type(screen.getByPlaceholderText('Enter IC# to add new card...'), 'B{Enter}');
  return opened;
}

const cardIsThere = (serial: string) =>
  waitFor(() => expect(document.querySelector(`article[data-serial="${serial}"]`)).toBeVisible());

/** Spec section 8 and readings.md, one entry per call. */
testEachFailure({
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
  },
  states: {
    method: 'get',
    address: calls.states,
    right: json({ states: [{ code: 'AZ', display: 'Arizona' }] }),
    open: async () => {
      const opened = open('orders');
      await opened.user.click(await findButton(/^Advanced Filters$/));
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
      expect(await findButton(/^Try again$/)).toBeVisible();
      expect(screen.queryByText('No orders found')).not.toBeInTheDocument();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  export: {
    method: 'get',
    address: calls.ordersExport,
    right: { text: ordersCsv([known.order]), type: 'text/csv; charset=utf-8' },
    open: () => openAndExport('orders'),
    answered: fileIsSaved,
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error exporting orders', reason);
      expect(opened.services.saveFile).not.toHaveBeenCalled();
      await listIsThere();
    },
    retry: ({ user }) => exportAs(user),
    // A text that ends early without a broken connection looks whole.
    otherwise: { 'truncated JSON': ANSWERED, 'malformed JSON': UNREADABLE },
  },
  'order detail': {
    method: 'get',
    address: calls.order,
    right: json(known.order),
    open: () => Promise.resolve(open('comparison')),
    answered: () => screen.findByText('Job Number: J-70114', { selector: 'h1' }),
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
      expect(await screen.findByText('Requirement', { selector: 'h2' })).toBeVisible();
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
      await waitFor(async () => expect(await findButton(/^Search$/)).toBeEnabled());
    },
    retry: async ({ user }) => user.click(await findButton(/^Search$/)),
  },
});
