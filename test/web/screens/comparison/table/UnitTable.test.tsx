import { screen, within } from '@testing-library/react';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const filterBox = () => screen.getByPlaceholderText('Filter inventory results...');

async function opened(options?: Parameters<typeof openComparison>[0]) {
  theServerKnows();
  const page = openComparison(options);
  await findCard('40117762');
  return page;
}

describe('the table', () => {
  test('shows the requirements and every unit that the filter leaves', async () => {
    const { user } = await opened({ inventorySystemUrl: 'https://inventory.test/unit' });
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      ...['UNIT ID', 'IMAGE', 'kVA RATING', 'PRIMARY V', 'SECONDARY V', 'FUSING', 'BUSH CONFIG', 'TAPS'],
    ]);
    expect(table.getByRole('rowheader', { name: 'Requirements' })).toBeInTheDocument();
    expect(table.getByText('Available Units (4)')).toBeInTheDocument();
    await user.type(filterBox(), '4011');
    expect(table.getByText('Available Units (4)')).toBeInTheDocument();
    await user.type(filterBox(), '9');
    expect(table.getByText('Available Units (1)')).toBeInTheDocument();
  });

  test('each cell shows how it matches', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const rowOf = (serial: string) => screen.getByRole('rowheader', { name: new RegExp(serial) }).closest('tr')!;
    const states = (serial: string) =>
      [...rowOf(serial).querySelectorAll('td[data-state]')].map((cell) => cell.getAttribute('data-state'));
    expect(states('40119035')[0]).toBe('near');
    expect(states('40117762')).toEqual(Array(6).fill('exact'));
    expect(states('40116208')[1]).toBe('warning');
  });
});
