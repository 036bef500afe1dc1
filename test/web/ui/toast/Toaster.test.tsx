import { act, fireEvent, screen } from '@testing-library/react';
import { card, dismissButton, focus, point, region, show, useToaster, wait, work } from '../toastsOnScreen';

useToaster();

const place = (live: string) => region().querySelector(`[aria-live="${live}"]`)!;

test('two live places are there before the first toast', () => {
  expect(place('polite')).toBeEmptyDOMElement();
  expect(place('assertive')).toBeEmptyDOMElement();
});

test.each([
  ['default', 'polite'],
  ['destructive', 'assertive'],
] as const)('a %s toast is said in the %s place, once, with title and description', (tone, live) => {
  const before = place(live);
  show('IC# Added', tone, 'Successfully added unit 40117762 to recommendations');
  expect(place(live)).toBe(before);
  expect(before).toHaveTextContent('IC# AddedSuccessfully added unit 40117762 to recommendations');
  expect(card('IC# Added')).toHaveAttribute('data-tone', tone);
  expect(screen.getAllByText('IC# Added')).toHaveLength(1);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryAllByRole('status')).toEqual([]);
});

test.each(['default', 'destructive'] as const)('shows one at a time: the latest, after a %s one too', (tone) => {
  show('First', tone);
  show('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(card('Second')).toBeVisible();
});

test('what is said twice is said anew', () => {
  show('Unit Removed');
  const first = card('Unit Removed');
  wait(4_000);
  show('Unit Removed');
  expect(card('Unit Removed')).not.toBe(first);
  wait(4_900);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
});

test('goes by itself after 5 seconds; on its way out nobody gets at it', () => {
  show('Unit Removed');
  wait(4_900);
  expect(card('Unit Removed')).not.toHaveAttribute('inert');
  wait(100);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'false');
  expect(card('Unit Removed')).toHaveAttribute('inert');
  wait(200);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});

test('has a button that dismisses it', () => {
  show('Unit Removed');
  fireEvent.click(dismissButton());
  wait(200);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});

describe('time stands still', () => {
  const attendances = [
    ['the pointer is on it', () => point(card('Unit Removed')), () => point(work())],
    ['the region has the focus', () => focus(region()), () => focus(work())],
    ['its button has the focus', () => focus(dismissButton()), () => act(() => dismissButton().blur())],
  ] as const;

  test.each(attendances)('while %s, and what was left of it passes afterwards', (_when, come, leave) => {
    show('Unit Removed');
    wait(3_000);
    come();
    wait(20_000);
    leave();
    wait(1_900);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
    wait(100);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'false');
  });

  test('until both the pointer and the focus have left', () => {
    show('Unit Removed');
    point(card('Unit Removed'));
    focus(region());
    wait(2_000);
    focus(work());
    wait(20_000);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
    fireEvent.pointerOut(card('Unit Removed'));
    wait(5_000);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'false');
  });

  test('for one that comes while the region has the focus', () => {
    focus(region());
    show('Unit Removed');
    wait(20_000);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
    focus(work());
    wait(5_000);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'false');
  });

  test.each([
    ['was dismissed under the pointer', () => fireEvent.click(dismissButton()), 300],
    ['is replaced under the pointer', () => undefined, 0],
  ])('no longer for the next one, when the last one %s', (_how, goes, later) => {
    show('First');
    point(card('First'));
    wait(20_000);
    goes();
    wait(later);
    show('Second');
    wait(4_900);
    expect(card('Second')).toHaveAttribute('data-visible', 'true');
    wait(100);
    expect(card('Second')).toHaveAttribute('data-visible', 'false');
  });
});

describe('swiping', () => {
  const at = (type: string, x = 0, y = 0) =>
    fireEvent(card('Unit Removed'), new MouseEvent(type, { clientX: 100 + x, clientY: 100 + y, bubbles: true }));

  test.each([
    ['51 px to the right: goes', 51, 0, 'false'],
    ['50 px to the right: stays', 50, 0, 'true'],
    ['80 px to the left: stays', -80, 0, 'true'],
    ['80 px down: stays', 0, 80, 'true'],
    ['80 px to the right and 90 px up: stays', 80, -90, 'true'],
    ['80 px to the right and 40 px down: goes', 80, 40, 'false'],
  ])('%s', (_how, x, y, visible) => {
    show('Unit Removed');
    at('pointerdown');
    at('pointermove', x, y);
    at('pointerup', x, y);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', visible);
  });

  test('follows the pointer, springs back short of the threshold, and leaves to the right past it', () => {
    show('Unit Removed');
    at('pointerdown');
    at('pointermove', 30);
    expect(card('Unit Removed')).toHaveStyle({ transform: 'translateX(30px)' });
    at('pointerup', 30);
    expect(card('Unit Removed')).not.toHaveAttribute('style', expect.stringContaining('transform'));
    at('pointermove', 90);
    expect(card('Unit Removed')).not.toHaveAttribute('style', expect.stringContaining('transform'));
    at('pointerdown');
    at('pointerup', 60);
    expect(card('Unit Removed')).toHaveStyle({ transform: `translateX(${window.innerWidth}px)` });
  });

  test('a scroll of the browser ends it', () => {
    show('Unit Removed');
    at('pointerdown');
    at('pointermove', 60);
    at('pointercancel', 60);
    at('pointerup', 60);
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
  });

  test('a press on the button is none, and a press takes no focus', () => {
    show('Unit Removed');
    fireEvent.pointerDown(dismissButton(), { clientX: 0 });
    fireEvent.pointerUp(card('Unit Removed'), { clientX: 90 });
    expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
    expect(fireEvent.mouseDown(card('Unit Removed'))).toBe(false);
  });
});
