import { screen, within } from '@testing-library/react';
import { findCard, openComparison, theServerKnows } from '../openComparison';

const requirement = () => within(screen.getByRole('region', { name: 'Requirement' }));

test('sections start as the specification says, and open in all columns at once', async () => {
  theServerKnows();
  const { user } = openComparison();
  const card = await findCard('40117762');
  const other = await findCard('40119035');
  const isOpen = (column: typeof card, name: string) =>
    column.getByRole('button', { name }).getAttribute('aria-expanded');
  const sections = ['Configuration', 'Cooling & Oil', 'Dimensions & Weight', 'Additional Information'];
  expect(sections.map((name) => isOpen(card, name))).toEqual(['true', 'false', 'false', 'false']);
  expect(isOpen(card, 'Cost Estimation')).toBe('true');
  expect(card.queryByText('Oil Type')).not.toBeInTheDocument();
  await user.click(other.getByRole('button', { name: 'Cooling & Oil' }));
  for (const column of [card, other, requirement()]) {
    expect(isOpen(column, 'Cooling & Oil')).toBe('true');
    expect(column.getByText('Oil Type')).toBeInTheDocument();
  }
});
