import { act, render, screen } from '@testing-library/react';
import { PlainToast } from '../../../../src/web/ui/toast/PlainToast';
import type { ToastMessage } from '../../../../src/web/ui/toast/showToast';

const message = (): ToastMessage => ({ tone: 'destructive', title: 'Error', description: 'Failed' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the text is shown where its tone is shown', () => {
  const { rerender } = render(<PlainToast tone="destructive" message={message()} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Error Failed');
  rerender(<PlainToast tone="default" message={message()} />);
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});

test('the text disappears after five seconds; the next message stays for another five, even with the same text', () => {
  const { rerender } = render(<PlainToast tone="destructive" message={message()} />);
  act(() => jest.advanceTimersByTime(4_900));
  rerender(<PlainToast tone="destructive" message={message()} />);
  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.getByText('Error')).toBeVisible();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('Error')).not.toBeVisible();
  rerender(<PlainToast tone="destructive" message={message()} />);
  expect(screen.getByText('Error')).toBeVisible();
});
