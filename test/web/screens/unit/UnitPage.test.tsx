import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnitPage } from '../../../../src/web/screens/unit/UnitPage';
import { everyCallFails, inventoryUnitIsKnown } from '../../../mocks/situations';
import { anInventoryUnit } from '../../../support/web/builders';
import { renderScreen } from '../../../support/web/renderApp';

const show = () => renderScreen(<UnitPage />, { at: '/unit/IC-1001', route: '/unit/:itemCode' });
const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('shows the unit in four sections', async () => {
  inventoryUnitIsKnown(anInventoryUnit({ location: 'Austin, TX', locationStatus: 'warning', notes: null }));
  show();
  expect(screen.getByText('Loading unit details...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Unit IC-1001' })).toBeInTheDocument();
  const titles = ['Configuration', 'Cooling & Oil', 'Unit Specifications', 'Additional Information'];
  titles.forEach((name) => expect(screen.getByRole('button', { name, expanded: true })).toBeInTheDocument());
  expect(valueOf('KVA Rating')).toBe('500');
  expect(valueOf('Impedance')).toBe('5.75 %');
  expect(valueOf('Oil Volume')).toBe('310 gal');
  expect(valueOf('Location')).toBe('Austin, TX · 850 mi');
  expect(valueOf('Notes')).toBe('N/A');
});

test('a section closes and opens', async () => {
  inventoryUnitIsKnown(anInventoryUnit());
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Cooling & Oil' }));
  expect(screen.queryByText('Oil Volume')).not.toBeInTheDocument();
});

test('a status is explained', async () => {
  inventoryUnitIsKnown(anInventoryUnit({ kvaRatingStatus: 'tolerance' }));
  show();
  const row = (await screen.findByText('KVA Rating')).closest('div')!;
  const icon = within(row).getByText('Within tolerance').parentElement!;
  expect(icon).toHaveAttribute('data-state', 'tolerance');
  await userEvent.hover(icon);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Within acceptable range');
});

test('shows eight photos of the unit, none without a picture', async () => {
  inventoryUnitIsKnown(anInventoryUnit({ imageUrl: '/api/files/IC-1001/front.svg' }));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'View Unit Images (8)' }));
  expect(await screen.findByText('1 of 8')).toBeInTheDocument();
});

test('shows no address that is not http', async () => {
  inventoryUnitIsKnown(anInventoryUnit({ imageUrl: 'javascript:alert(1)' }));
  show();
  expect(await screen.findByAltText('500 KVA Padmount')).toHaveAttribute('src', '/default-unit.svg');
  expect(screen.queryByRole('button', { name: /View Unit Images/ })).not.toBeInTheDocument();
});

test('says when there is no such unit, and leads back', async () => {
  everyCallFails(404);
  show();
  expect(await screen.findByRole('heading', { name: 'Unit not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Units' })).toHaveAttribute('href', '/');
});
