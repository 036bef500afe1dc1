import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from '../../../src/web/ui/ErrorBoundary';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('cannot render');
  return <p>Fine again</p>;
}

const page = (resetKey: string) => (
  <ErrorBoundary resetKey={resetKey}>
    <Fragile />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
});

test('says what happened and what to do', () => {
  render(page('/'));
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText("We're sorry, but the application has encountered an error.")).toBeInTheDocument();
  expect(
    screen.getByText('Please try refreshing the page, or contact support if the problem persists.'),
  ).toBeInTheDocument();
});

test('tries again on demand', async () => {
  render(page('/'));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Fine again')).toBeInTheDocument();
});

test('another address gets another try', () => {
  const { rerender } = render(page('/order/1'));
  isBroken = false;
  rerender(page('/order/1'));
  expect(screen.queryByText('Fine again')).not.toBeInTheDocument();
  rerender(page('/reserved'));
  expect(screen.getByText('Fine again')).toBeInTheDocument();
});
