import { render, screen } from '@testing-library/react';
import { SyncIndicator } from '../../../../src/web/parts/page/SyncIndicator';

test('the indicator says when the data was last synced', () => {
  render(<SyncIndicator lastRefresh="2026-03-05T15:30:00" />);
  expect(screen.getByText('Last synced on 5 March 2026, 15:30')).toBeInTheDocument();
});

test.each([
  [undefined, ''],
  [null, 'Last synced on N/A'],
])('for the time %s the indicator reads %j', (lastRefresh, text) => {
  const { container } = render(<SyncIndicator lastRefresh={lastRefresh} />);
  expect(container).toHaveTextContent(text === '' ? /^$/ : text);
});
