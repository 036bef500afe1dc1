import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../../../src/web/ui/field/TextField';

function Search({ onEnter }: { onEnter: (text: string) => void }) {
  const [text, setText] = useState('');
  return <TextField label="Search" maxLength={5} value={text} onChange={setText} onEnter={onEnter} />;
}

test('a text field reports what was typed, cut to its length limit, on Enter only', async () => {
  const onEnter = jest.fn();
  render(<Search onEnter={onEnter} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'J-70114');
  expect(onEnter).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onEnter.mock.calls).toEqual([['J-701']]);
});

test('the error of a text field is its accessible description', () => {
  render(<TextField label="IC#" value="x" onChange={() => undefined} error="No such unit" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('No such unit');
});
