import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { showToast } from '../../../src/web/ui/showToast';
import { ToastCard, Toaster } from '../../../src/web/ui/Toaster';

beforeAll(() => ToastCard.preload());

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const show = (title: string, tone: 'default' | 'destructive' = 'default', description?: string) =>
  act(() => showToast({ tone, title, description }));
/** In steps, so that React keeps up with what the timers did. */
const wait = (milliseconds: number) => {
  for (let waited = 0; waited < milliseconds; waited += 100) act(() => jest.advanceTimersByTime(100));
};
const card = (title: string) => screen.getByText(title).closest<HTMLElement>('[data-tone]')!;

test('the region listens before the first toast', () => {
  expect(region()).toHaveAttribute('aria-live', 'polite');
  expect(region()).toBeEmptyDOMElement();
});

test('shows title and description in both variants', () => {
  show('IC# Added', 'default', 'Successfully added unit 40117762 to recommendations');
  expect(screen.getByRole('status')).toHaveTextContent('Successfully added unit 40117762 to recommendations');
  show('Error searching IC#', 'destructive', 'Failed to find the inventory control number');
  expect(screen.getByRole('alert')).toHaveTextContent('Error searching IC#');
});

test('shows one at a time: the latest', () => {
  show('First');
  show('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('goes by itself after 5 seconds', () => {
  show('Unit Removed');
  wait(4900);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
  wait(400);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});

test.each([
  ['the pointer is on it', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
  ['it has the focus', () => fireEvent.focus(region()), () => fireEvent.blur(region())],
])('waits while %s', (_when, enter, leave) => {
  show('Unit Removed');
  enter();
  wait(20_000);
  expect(screen.getByText('Unit Removed')).toBeInTheDocument();
  leave();
  wait(5400);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});

const swipe = (title: string, pixels: number) => {
  const at = (type: string, clientX: number) =>
    fireEvent(card(title), new MouseEvent(type, { clientX, bubbles: true }));
  at('pointerdown', 100);
  at('pointermove', 100 + pixels);
  at('pointerup', 100 + pixels);
};

test.each([
  [51, 'false'],
  [50, 'true'],
  [-80, 'true'],
])('swiped %d px to the right: still visible %s', (pixels, visible) => {
  show('Unit Removed');
  swipe('Unit Removed', pixels);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', visible);
});

test('F8 moves the focus to the region', () => {
  fireEvent.keyDown(document, { key: 'F8' });
  expect(region()).toHaveFocus();
});

test('has a button that dismisses it', () => {
  show('Unit Removed');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  wait(300);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});
