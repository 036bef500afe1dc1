import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JobTypeBadge } from '../../../src/web/parts/JobTypeBadge';
import { NotesModal } from '../../../src/web/parts/NotesModal';
import { safeAddress } from '../../../src/web/parts/safeAddress';
import { SyncIndicator } from '../../../src/web/parts/SyncIndicator';

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

describe('safeAddress', () => {
  test.each([
    ['/api/files/1/front.svg?key=a', '', 'http://localhost/api/files/1/front.svg?key=a'],
    ['/api/files/1/front.svg', 'https://api.test', 'https://api.test/api/files/1/front.svg'],
    ['https://pictures.test/1.jpg', '', 'https://pictures.test/1.jpg'],
    ['javascript:alert(1)', '', null],
    [' JavaScript:alert(1)', '', null],
    ['data:text/html,x', '', null],
    ['file:///etc/passwd', '', null],
    ['http://', '', null],
    ['', '', null],
    [null, '', null],
  ])('%j against %j is %j', (address, base, expected) => {
    expect(safeAddress(address, base)).toBe(expected);
  });
});
