import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from '../../../../src/web/ui/field/Segmented';

const options = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

function View() {
  const [view, setView] = useState<'cards' | 'table'>('cards');
  return <Segmented label="View" options={options} value={view} onChange={setView} />;
}

test('a segmented choice is a group of radio buttons in which arrow keys choose', async () => {
  render(<View />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
  await userEvent.click(screen.getByText('Cards'));
  expect(screen.getByRole('radio', { name: 'Cards' })).toBeChecked();
});
