import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobTypeBadge } from '../../../../../src/web/features/orders/components/OrderMarks';
import { TooltipProvider } from '../../../../../src/web/ui/Tooltip';
import { NotesModal } from '../../../../../src/web/features/orders/components/NotesModal';

test.each([
  ['RC', 'near', 'Reconditioned'],
  ['RW', 'violet', 'Rewind'],
])('the job type %s has the color %s and the tooltip %s', async (jobType, tone, name) => {
  render(<JobTypeBadge jobType={jobType} />, { wrapper: TooltipProvider });
  expect(screen.getByText(jobType)).toHaveAttribute('data-tone', tone);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(name);
});

test('an unknown job type has the default color, and no job type has no badge', () => {
  const { container, rerender } = render(<JobTypeBadge jobType="XX" />, { wrapper: TooltipProvider });
  expect(screen.getByText('XX')).toHaveAttribute('data-tone', 'warn');
  rerender(<JobTypeBadge jobType="" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['Low profile\ncabinet', 'Low profile cabinet'],
  [null, 'No notes available.'],
  ['  ', 'No notes available.'],
])('for the notes %j the dialog reads %j', async (notes, text) => {
  render(<NotesModal notes={notes} isOpen onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'Notes' })).toHaveTextContent(text);
});
