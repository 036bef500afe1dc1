import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SyncIndicator } from '../../../../src/web/ui/page/SyncIndicator';
import { TooltipProvider } from '../../../../src/web/ui/Tooltip';

test('the indicator says when the data was last synced', () => {
  render(<SyncIndicator lastRefresh="2026-03-05T15:30:00" sync={null} />);
  expect(screen.getByText('Last synced on 5 March 2026, 15:30')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [undefined, ''],
  [null, 'Nothing imported yet'],
])('for the time %s the indicator reads %j', (lastRefresh, text) => {
  const { container } = render(<SyncIndicator lastRefresh={lastRefresh} sync={null} />);
  expect(container).toHaveTextContent(text === '' ? /^$/ : text);
});

test('on a page that can be refreshed it is a button that says when the page was loaded', async () => {
  const user = userEvent.setup();
  const onFetch = jest.fn();
  const sync = { loadedAt: new Date(2026, 2, 5, 10, 42).getTime(), isFetching: false, onFetch };
  const { rerender } = render(<SyncIndicator lastRefresh="2026-03-05T09:30:00" sync={sync} />, {
    wrapper: TooltipProvider,
  });
  const button = screen.getByRole('button', { name: 'Last synced on 5 March 2026, 09:30' });
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Loaded at 10:42. Refresh this page');
  await user.click(button);
  expect(onFetch).toHaveBeenCalledTimes(1);
  rerender(<SyncIndicator lastRefresh="2026-03-05T09:30:00" sync={{ ...sync, isFetching: true }} />);
  await user.click(button);
  expect(onFetch).toHaveBeenCalledTimes(1);
});
