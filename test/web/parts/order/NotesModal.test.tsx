import { render, screen } from '@testing-library/react';
import { NotesModal } from '../../../../src/web/parts/order/NotesModal';

test.each([
  ['Low profile\ncabinet', 'Low profile cabinet'],
  [null, 'No notes available.'],
  ['  ', 'No notes available.'],
])('for the notes %j the dialog reads %j', async (notes, text) => {
  render(<NotesModal notes={notes} isOpen onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'Notes' })).toHaveTextContent(text);
});
