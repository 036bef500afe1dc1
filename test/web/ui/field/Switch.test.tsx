import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from '../../../../src/web/ui/field/Switch';

function Fr3({ disabled }: { disabled?: boolean }) {
  const [isOn, setOn] = useState(false);
  return <Switch label="FR3 fluid" checked={isOn} onChange={setOn} disabled={disabled} />;
}

test('a click on its label and the space bar toggle a switch', async () => {
  render(<Fr3 />);
  await userEvent.click(screen.getByText('FR3 fluid'));
  expect(screen.getByRole('switch', { name: 'FR3 fluid' })).toBeChecked();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('a disabled switch cannot be toggled', async () => {
  render(<Fr3 disabled />);
  await userEvent.click(screen.getByText('FR3 fluid'));
  expect(screen.getByRole('switch')).not.toBeChecked();
});
