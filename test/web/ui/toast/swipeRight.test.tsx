import { fireEvent } from '@testing-library/react';
import { card, dismissButton, show, useToaster } from './toastsOnScreen';

useToaster();

const at = (type: string, x = 0, y = 0) =>
  fireEvent(card('Unit Removed'), new MouseEvent(type, { clientX: 100 + x, clientY: 100 + y, bubbles: true }));

test.each([
  ['51 px to the right dismisses', 51, 0, 'false'],
  ['50 px to the right does not dismiss', 50, 0, 'true'],
  ['80 px to the left does not dismiss', -80, 0, 'true'],
  ['80 px down does not dismiss', 0, 80, 'true'],
  ['80 px to the right and 90 px up does not dismiss', 80, -90, 'true'],
  ['80 px to the right and 40 px down dismisses', 80, 40, 'false'],
])('a swipe of %s a toast', (_how, x, y, visible) => {
  show('Unit Removed');
  at('pointerdown');
  at('pointermove', x, y);
  at('pointerup', x, y);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', visible);
});

test('a toast follows the pointer, returns short of the threshold, and leaves to the right past it', () => {
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

test('a swipe ends when the browser takes the pointer to scroll', () => {
  show('Unit Removed');
  at('pointerdown');
  at('pointermove', 60);
  at('pointercancel', 60);
  at('pointerup', 60);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
});

test('a press on the button starts no swipe, and a press on a toast takes no focus', () => {
  show('Unit Removed');
  fireEvent.pointerDown(dismissButton(), { clientX: 0 });
  fireEvent.pointerUp(card('Unit Removed'), { clientX: 90 });
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
  expect(fireEvent.mouseDown(card('Unit Removed'))).toBe(false);
});
