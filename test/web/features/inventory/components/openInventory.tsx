import { nothingIsSavedOrContested } from '../../../../mocks/quietInsights';
import { screen, within } from '@testing-library/react';
import type { ListedUnit } from '../../../../../src/contract/inventory/inventoryList';
import { InventoryPage } from '../../../../../src/web/features/inventory/components/InventoryPage';
import { dataWasRefreshed, unitsAreListed } from '../../../../mocks/situations';
import { aListedUnit } from '../../../../support/web/builders';
import { aConfig, renderScreen } from '../../../../support/web/renderApp';

/** IC-001 is the smallest. Every third unit needs a cabinet, every fifth is in Austin. */
export const units = (count: number): ListedUnit[] =>
  Array.from({ length: count }, (_, index) =>
    aListedUnit({
      serial: `IC-${String(index + 1).padStart(3, '0')}`,
      kva_rating: 100 + index,
      needs_cabinet: index % 3 === 0,
      warehouse_desc: index % 5 === 0 ? 'Austin, TX' : 'Phoenix, AZ',
    }),
  );

const capabilities = { unitOptions: 'saved', reservations: 'live', import: 'on', insights: 'on' } as const;

export function openInventory(at = '/inventory') {
  window.scrollTo = jest.fn();
  nothingIsSavedOrContested();
  dataWasRefreshed();
  return renderScreen(<InventoryPage />, { at, route: '/inventory', services: { config: aConfig({ capabilities }) } });
}

export async function openWith(listed: readonly ListedUnit[], at?: string) {
  unitsAreListed(listed);
  const opened = openInventory(at);
  await screen.findByText(/^Showing/);
  return opened;
}

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search inventory' });
export const serials = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
export const facet = (name: RegExp) => within(screen.getByRole('group', { name }));
export const head = (name: string) => screen.getByRole('columnheader', { name });
