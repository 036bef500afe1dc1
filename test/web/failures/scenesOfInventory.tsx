import { screen, waitFor } from '@testing-library/react';
import { calls } from '../../mocks/calls';
import {
  ANSWERED,
  failureIsShown,
  json,
  known,
  nothingIsShown,
  open,
  tryAgain,
  UNREADABLE,
  type Opened,
  type Scene,
} from './scene';
import { exportAs } from '../../support/web/exportAs';

const unitIsThere = () => screen.findByRole('rowheader', { name: 'D' });
const countIsThere = () => screen.findByRole('checkbox', { name: '1,500 kVA 1 unit' });
const fileIsKept = ({ services }: Opened) => waitFor(() => expect(services.saveFile).toHaveBeenCalled());

async function openAndExport() {
  const opened = open('inventory');
  await exportAs(opened.user);
  return opened;
}

/** The calls of the inventory, one line each. */
export const scenesOfInventory: Readonly<Record<string, Scene>> = {
  inventory: {
    method: 'get',
    address: calls.inventory,
    right: json({ results: [known.listed], count: 1 }),
    open: () => Promise.resolve(open('inventory')),
    answered: unitIsThere,
    failed: async (reason, opened) => {
      expect(await screen.findByText(`The inventory could not be loaded. ${reason}`)).toBeVisible();
      expect(screen.queryByText('No units found')).not.toBeInTheDocument();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  'counts of facets': {
    method: 'get',
    address: calls.inventoryFacets,
    right: json({ results: [{ facet: 'kva', values: [{ value: '1500', count: 1 }], more: 0 }] }),
    open: () => Promise.resolve(open('inventory')),
    answered: countIsThere,
    failed: async (reason, opened) => {
      expect(await screen.findByText(`The filters could not be loaded. ${reason}`)).toBeVisible();
      await unitIsThere();
      nothingIsShown(opened);
    },
    retry: tryAgain,
  },
  'export of the inventory': {
    method: 'get',
    address: calls.inventoryExport,
    right: { text: 'IC#\r\nD', type: 'text/csv; charset=utf-8' },
    open: openAndExport,
    answered: fileIsKept,
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error exporting inventory', reason);
      expect(opened.services.saveFile).not.toHaveBeenCalled();
      await unitIsThere();
    },
    retry: ({ user }) => exportAs(user),
    // A text that ends early without a broken connection cannot be told from a whole one.
    otherwise: { 'truncated JSON': ANSWERED, 'malformed JSON': UNREADABLE },
  },
};
