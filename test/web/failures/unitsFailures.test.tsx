import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../mocks/calls';
import { aServableOrder } from '../../support/web/builders';
import { ANSWERED, failedFor, json, known, nothingIsShown, open, failureIsShown, tryAgain, type Opened } from './scene';
import { findButton } from '../../support/web/buttons';
import { testEachFailure } from './testEachFailure';

const region = (name: string) => within(screen.getByRole('region', { name }));
const unitIsThere = () => screen.findByText('Unit IC-1001', { selector: 'h1' });
const done = ({ services }: Opened, title: string, ...undo: unknown[]) =>
  waitFor(() => expect(services.notifier.success).toHaveBeenCalledWith(title, expect.any(String), ...undo));
const NOT_SAVED = 'Failed to update unit details';

async function openUnit(page: 'unit' | 'unitAlone' = 'unit') {
  const opened = open(page);
  await unitIsThere();
  return opened;
}

const saveButton = () => region('Options').getByRole('button', { name: 'Save Changes' });

async function openAndSave() {
  const opened = await openUnit();
  await opened.user.click(region('Options').getByRole('switch', { name: 'Turn pull' }));
  await opened.user.click(saveButton());
  return opened;
}

const dialog = () => document.querySelector('[role=dialog]');
const confirm =
  (name: RegExp) =>
  async ({ user }: Opened) => {
    await user.click(await findButton(name));
    await waitFor(() => expect(dialog()).not.toBeNull());
    await user.click(await findButton(name, dialog()!));
  };
const release = confirm(/^Release/);
const reserve = confirm(/^Reserve/);

async function openAndRelease() {
  const opened = open('reserved');
  await release(opened);
  return opened;
}

const A_REASON = 'A reason is wanted.';

async function aReasonIsRequired(opened: Opened) {
  const requested = within(await screen.findByRole('dialog'));
  expect(await requested.findByText('The server refused the request.')).toBeVisible();
  nothingIsShown(opened);
  await opened.user.type(requested.getByRole('textbox', { name: 'Reason' }), 'For a test bench.');
  await opened.user.click(requested.getByRole('button', { name: 'Cancel' }));
}

async function openAndReserve() {
  const opened = open('comparison');
  await reserve(opened);
  return opened;
}

const past = { id: '5', orderId: '102', releasedAt: '2026-03-06T09:00:00Z', releasedBy: 'Dana Sales', reason: null };
const who = { jobNumber: 'J-70114', reservedAt: null, reservedBy: null };
const reservation = { id: '9', itemCode: 'A', orderId: '101', ...who };

/** Spec section 8 and readings.md, one entry per call. */
testEachFailure({
  'by-code': {
    method: 'get',
    address: calls.inventoryByCode,
    right: json(known.inventoryUnit),
    open: () => Promise.resolve(open('unit')),
    answered: unitIsThere,
    failed: async (_reason, opened) => {
      expect(await screen.findByText('Unit not found', { selector: 'h1' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Units' })).toHaveAttribute('href', '/');
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  'by-order-id': {
    method: 'get',
    address: calls.orderSummary,
    right: json(known.order),
    open: openUnit,
    answered: () => screen.findByText('J-70114'),
    failed: async (_reason, opened) => {
      expect(await screen.findByText('The order could not be loaded, so there is no comparison.')).toBeVisible();
      expect(region('Options').getByRole('switch', { name: 'FR3' })).toBeEnabled();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  'orders for a unit': {
    method: 'get',
    address: calls.ordersForUnit,
    right: json({ results: [aServableOrder()], count: 1 }),
    open: () => openUnit('unitAlone'),
    answered: () => screen.findByRole('link', { name: 'Job J-70114' }),
    failed: async (reason, opened) => {
      const words = `The open orders for this unit could not be loaded. ${reason}`;
      expect(await screen.findByText(words)).toBeVisible();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  'judging a unit': {
    method: 'post',
    address: calls.matchIc,
    right: json({ success: true, data: known.judged }),
    open: openUnit,
    answered: () => screen.findByRole('link', { name: 'Change options on the comparison' }),
    failed: async (reason, opened) => {
      const words = `The estimate of this unit for the order could not be loaded. ${reason}`;
      expect(await screen.findByText(words)).toBeVisible();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  'reservations of a unit': {
    method: 'get',
    address: calls.reservationsOfUnit,
    right: json({ results: [past] }),
    open: openUnit,
    answered: () => screen.findByText('Available'),
    failed: async (reason, opened) => {
      expect(await screen.findByText(`The reservations of this unit could not be loaded. ${reason}`)).toBeVisible();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  save: {
    method: 'put',
    address: calls.unitOptions,
    right: json({ optionsVersion: 4 }),
    open: openAndSave,
    answered: (opened) => done(opened, 'Success'),
    failed: async (_reason, opened) => {
      await failureIsShown(opened, 'Error', NOT_SAVED);
      expect(region('Options').getByRole('switch', { name: 'Turn pull' })).toBeChecked();
      await waitFor(() => expect(saveButton()).toBeEnabled());
    },
    retry: ({ user }) => user.click(saveButton()),
    otherwise: { 'wrong shape': ANSWERED, 'wrong types': ANSWERED },
  },
  reservations: {
    method: 'get',
    address: calls.reservations,
    right: json({ results: [known.reserved] }),
    open: () => Promise.resolve(open('reserved')),
    answered: () => screen.findByRole('article', { name: 'C' }),
    failed: async (reason, opened) => {
      expect(await screen.findByText(`The reserved transformers could not be loaded. ${reason}`)).toBeVisible();
      expect(screen.queryByText('No reserved transformers found')).not.toBeInTheDocument();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  release: {
    method: 'delete',
    address: calls.reservation,
    right: { text: 'null' },
    open: openAndRelease,
    answered: (opened) => done(opened, 'Unit Released'),
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error releasing unit', reason);
      await waitFor(async () => expect(await findButton(/^Release/)).toBeEnabled());
    },
    retry: release,
    otherwise: { '204': ANSWERED, 'empty 200': ANSWERED, 'wrong shape': ANSWERED, 'wrong types': ANSWERED },
  },
  reserve: {
    method: 'post',
    address: calls.reservations,
    right: json(reservation),
    open: openAndReserve,
    answered: (opened) => done(opened, 'Unit Reserved', expect.any(Function)),
    failed: async (reason, opened) => {
      if (reason === A_REASON) await aReasonIsRequired(opened);
      else await failureIsShown(opened, 'Error reserving unit', reason);
      expect(document.querySelector('article[data-serial="A"]')).toBeVisible();
      expect(await findButton(/^Reserve/)).toBeVisible();
    },
    retry: reserve,
    otherwise: { '422': failedFor(A_REASON) },
  },
});
