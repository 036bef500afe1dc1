import { screen } from '@testing-library/react';
import { calls } from '../../mocks/calls';
import {
  ANSWERED,
  fileIsSaved,
  openAndExport,
  failureIsShown,
  json,
  known,
  nothingIsShown,
  open,
  tryAgain,
  UNREADABLE,
} from './scene';
import { exportAs } from '../../support/web/exportAs';
import { testEachFailure } from './testEachFailure';

const unitIsThere = () => screen.findByText('D', { selector: 'th a' });
const countIsThere = () => screen.findByRole('checkbox', { name: '1,500 kVA 1 unit' });

testEachFailure({
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
    open: () => openAndExport('inventory'),
    answered: fileIsSaved,
    failed: async (reason, opened) => {
      await failureIsShown(opened, 'Error exporting inventory', reason);
      expect(opened.services.saveFile).not.toHaveBeenCalled();
      await unitIsThere();
    },
    retry: ({ user }) => exportAs(user),
    // A text that ends early without a broken connection looks whole.
    otherwise: { 'truncated JSON': ANSWERED, 'malformed JSON': UNREADABLE },
  },
});
