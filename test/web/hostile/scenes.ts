import { fireEvent, screen } from '@testing-library/react';
import { columnIds } from '../../../src/domain/inventory/list/columns';
import { button, openDialog, press, theScreenIsThere } from './hostileApp';

export interface Scene {
  at: string;
  openAll: () => Promise<void>;
}

async function openSections() {
  for (const section of [/^Cooling & Oil/, /^Dimensions & Weight/, /^Additional Information/, /^History/]) {
    if (button(section)?.getAttribute('aria-expanded') === 'false') await press(section);
  }
}

export async function searchByIc() {
  await press(/^Add Inventory Control Number/);
  const input = document.querySelector('input[placeholder^="Enter IC#"]');
  if (input) fireEvent.change(input, { target: { value: 'IC-2002' } });
  await press(/^Search$/);
}

const openGallery = () => openDialog(/^View Unit Images · [1-9]/, /^Equipment Image Gallery$/);
const openDetails = () => openDialog(/^View Details/, /^Order Details$/);

export const scenes = {
  'orders as cards': {
    at: '/',
    openAll: async () => {
      await press(/^Advanced Filters/);
      await openDetails();
    },
  },
  'orders as a table': { at: '/?view=table', openAll: () => Promise.resolve() },
  'comparison as cards': {
    at: '/order/101',
    openAll: async () => {
      await searchByIc();
      await openSections();
      await openDialog(/^View Notes/, /^Notes$/);
      await openDialog(/^Show reason/, /^Reason for Suggestion$/);
      await openDialog(/^Print estimate/, /^Estimate of unit/);
      await openGallery();
    },
  },
  'comparison as a table': {
    at: '/order/101',
    openAll: async () => {
      const table = screen.queryByLabelText('Table');
      if (table) fireEvent.click(table);
      await theScreenIsThere();
    },
  },
  unit: {
    at: '/unit/IC-1001?order=101',
    openAll: async () => {
      await openSections();
      await openDialog(/^Release/, /^Release unit/);
      await openGallery();
    },
  },
  'unit without an order': { at: '/unit/IC-1001', openAll: openSections },
  'inventory as a table': {
    at: `/inventory?view=table&columns=${columnIds.join(',')}`,
    openAll: () => Promise.resolve(),
  },
  'inventory as cards': { at: '/inventory?view=cards', openAll: () => Promise.resolve() },
  reserved: { at: '/reserved', openAll: () => openDialog(/^Release/, /^Release unit/) },
} satisfies Record<string, Scene>;
