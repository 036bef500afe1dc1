import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from '../../../../src/web/ui/mark/Chip';
import { StatusIcon } from '../../../../src/web/ui/mark/StatusIcon';

test('a chip is removed by a button that names what it removes', async () => {
  const onRemove = jest.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Remove filter Job Type">
      Job Type: RC
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Job Type' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('a chip that cannot be removed has no button', () => {
  render(<Chip>Product Type: Three-phase Padmounts</Chip>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['check', 'tolerance', 'warning', 'alert'] as const)(
  'the status %s has text and a shape of its own',
  (state) => {
    render(
      <>
        <StatusIcon state={state} />
        <StatusIcon state={state === 'check' ? 'alert' : 'check'} />
      </>,
    );
    const [one, other] = [...document.querySelectorAll('[data-state]')];
    expect(one?.textContent).not.toBe('');
    expect(one?.textContent).not.toBe(other?.textContent);
    expect(one?.querySelector('path')?.getAttribute('d')).not.toBe(other?.querySelector('path')?.getAttribute('d'));
  },
);
