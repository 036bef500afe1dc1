import { screen, within } from '@testing-library/react';
import { aContender, unitsAreBestFor } from '../../../mocks/contentionAnswer';
import { unitsAreListed } from '../../../mocks/situations';
import { openInventory, units } from './openInventory';

async function opened(at?: string) {
  unitsAreListed(units(3));
  const page = openInventory(at);
  unitsAreBestFor({ 'IC-002': [aContender(), aContender({ id: 103, job_number: 'J-70119' })] });
  const mark = await screen.findByRole('button', { name: 'Best for 2 orders' });
  return { ...page, mark };
}

test.each([
  ['row', '/inventory', () => screen.getByRole('row', { name: /IC-002/ })],
  ['card', '/inventory?view=cards', () => screen.getByRole('article', { name: 'Unit IC-002' })],
])('the %s of a unit that open orders need says so', async (_name, at, place) => {
  const { mark } = await opened(at);
  expect(within(place()).getByRole('button', { name: /^Best for/ })).toBe(mark);
  expect(screen.getAllByRole('button', { name: /^Best for/ })).toEqual([mark]);
});

test('clicks and arrow keys in the list of those orders are not meant for the row', async () => {
  const { user, mark, address } = await opened();
  await user.click(mark);
  const dialog = await screen.findByRole('dialog', { name: 'Orders that unit IC-002 is best for' });
  await user.click(within(dialog).getAllByText(/City of Tempe/)[0]!);
  expect(address()).toBe('/inventory');
  within(dialog).getByRole('link', { name: 'Job J-70115' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});
