import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from '../../../../src/web/ui/field/TextField';

function Reason() {
  const [text, setText] = useState('');
  return <TextArea label="Reason" value={text} onChange={setText} />;
}

test('a text area holds several lines', async () => {
  render(<Reason />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'One{Enter}Two');
  expect(screen.getByRole('textbox')).toHaveValue('One\nTwo');
});

test('the error of a text area is its accessible description', () => {
  render(<TextArea label="Reason" value="x" onChange={() => undefined} error="Enter a reason." />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a reason.');
});
