import { act, fireEvent } from '@testing-library/react';
import { card, dismissButton, focus, point, region, show, useToaster, wait, work } from './toastsOnScreen';

useToaster();

const attendances = [
  ['the pointer is on it', () => point(card('Unit Removed')), () => point(work())],
  ['the region has the focus', () => focus(region()), () => focus(work())],
  ['its button has the focus', () => focus(dismissButton()), () => act(() => dismissButton().blur())],
] as const;

test.each(attendances)('the time of a toast stops while %s, and its rest passes afterwards', (_when, come, leave) => {
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

test('the time of a toast stops until both the pointer and the focus have left', () => {
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

test('the time of a toast that appears while the region has the focus does not start', () => {
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
])('the time of the next toast runs when the last one %s', (_how, goes, later) => {
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
