import { act, fireEvent, screen } from '@testing-library/react';
import { showToast, withdrawUndo } from '../../../../src/web/ui/toast/showToast';
import { card, dismissButton, region, show, useToaster, wait } from './toastsOnScreen';

useToaster();

const place = (live: string) => region().querySelector(`[aria-live="${live}"]`)!;

test('both live regions exist before the first toast', () => {
  expect(place('polite')).toBeEmptyDOMElement();
  expect(place('assertive')).toBeEmptyDOMElement();
});

test.each([
  ['default', 'polite'],
  ['destructive', 'assertive'],
] as const)('a %s toast is announced once, in the %s live region, with title and description', (tone, live) => {
  const before = place(live);
  show('IC# Added', tone, 'Successfully added unit 40117762 to recommendations');
  expect(place(live)).toBe(before);
  expect(before).toHaveTextContent('IC# AddedSuccessfully added unit 40117762 to recommendations');
  expect(card('IC# Added')).toHaveAttribute('data-tone', tone);
  expect(screen.getAllByText('IC# Added')).toHaveLength(1);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  expect(screen.queryAllByRole('status')).toEqual([]);
});

test.each(['default', 'destructive'] as const)('only the latest toast is shown, also after a %s one', (tone) => {
  show('First', tone);
  show('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(card('Second')).toBeVisible();
});

test('the same message again is a new toast with its full time', () => {
  show('Unit Removed');
  const first = card('Unit Removed');
  wait(4_000);
  show('Unit Removed');
  expect(card('Unit Removed')).not.toBe(first);
  wait(4_900);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'true');
});

test('a toast disappears after 5 seconds and is inert while it fades out', () => {
  show('Unit Removed');
  wait(4_900);
  expect(card('Unit Removed')).not.toHaveAttribute('inert');
  wait(100);
  expect(card('Unit Removed')).toHaveAttribute('data-visible', 'false');
  expect(card('Unit Removed')).toHaveAttribute('inert');
  wait(200);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});

test('a button of the toast dismisses it', () => {
  show('Unit Removed');
  fireEvent.click(dismissButton());
  wait(200);
  expect(screen.queryByText('Unit Removed')).not.toBeInTheDocument();
});

const showUndoable = () => {
  const undo = jest.fn();
  act(() => showToast({ tone: 'default', title: 'Unit Released', undo }));
  return undo;
};
const undoButton = () => screen.queryByRole('button', { name: 'Undo' });

test('a toast with Undo stays for 10 seconds', () => {
  showUndoable();
  wait(9_900);
  expect(card('Unit Released')).toHaveAttribute('data-visible', 'true');
  wait(100);
  expect(card('Unit Released')).toHaveAttribute('data-visible', 'false');
});

test('Undo runs once and dismisses the toast', () => {
  const undo = showUndoable();
  fireEvent.click(undoButton()!);
  wait(200);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Unit Released')).not.toBeInTheDocument();
});

test('at sign-out only a toast with Undo goes away', () => {
  show('Signed out');
  act(withdrawUndo);
  expect(card('Signed out')).toBeVisible();
  showUndoable();
  act(withdrawUndo);
  expect(undoButton()).not.toBeInTheDocument();
});
