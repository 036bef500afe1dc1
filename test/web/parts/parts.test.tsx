import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobTypeBadge } from '../../../src/web/parts/order/JobTypeBadge';
import { NotesModal } from '../../../src/web/parts/order/NotesModal';
import { SyncIndicator } from '../../../src/web/parts/page/SyncIndicator';

describe('SyncIndicator', () => {
  test('says when the data came in', () => {
    render(<SyncIndicator lastRefresh="2026-03-05T15:30:00" />);
    expect(screen.getByText('Last synced on 5 March 2026, 15:30')).toBeInTheDocument();
  });

  test.each([
    [undefined, ''],
    [null, 'Last synced on N/A'],
  ])('%s reads %j', (lastRefresh, text) => {
    const { container } = render(<SyncIndicator lastRefresh={lastRefresh} />);
    expect(container).toHaveTextContent(text === '' ? /^$/ : text);
  });
});

describe('JobTypeBadge', () => {
  test.each([
    ['RC', 'near', 'Reconditioned'],
    ['RW', 'violet', 'Rewind'],
  ])('%s is %s and explained', async (jobType, tone, name) => {
    render(<JobTypeBadge jobType={jobType} />);
    expect(screen.getByText(jobType)).toHaveAttribute('data-tone', tone);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(name);
  });

  test('any other value has the default colour, none has no badge', () => {
    const { container, rerender } = render(<JobTypeBadge jobType="XX" />);
    expect(screen.getByText('XX')).toHaveAttribute('data-tone', 'warn');
    rerender(<JobTypeBadge jobType="" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('NotesModal', () => {
  test.each([
    ['Low profile\ncabinet', 'Low profile cabinet'],
    [null, 'No notes available.'],
    ['  ', 'No notes available.'],
  ])('%j reads %j', async (notes, text) => {
    render(<NotesModal notes={notes} isOpen onClose={() => undefined} />);
    expect(await screen.findByRole('dialog', { name: 'Notes' })).toHaveTextContent(text);
  });
});
