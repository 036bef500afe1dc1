import { act, fireEvent, screen } from '@testing-library/react';
import { card, dismissButton, focus, press, region, show, useToaster, wait, work } from '../toastsOnScreen';

useToaster();

const isGoneIn = (title: string, milliseconds: number) => {
  wait(milliseconds + 200);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
};

beforeEach(() => focus(work()));

test.each(['F8', 'Escape'])('F8 goes to the region, %s back', (back) => {
  press('F8');
  expect(region()).toHaveFocus();
  press(back);
  expect(work()).toHaveFocus();
});

test.each(['F8', 'Escape'])('%s goes back from the button of a notification too', (back) => {
  show('Unit Removed');
  press('F8');
  focus(dismissButton());
  press(back);
  expect(work()).toHaveFocus();
});

test('F8 held down goes there once', () => {
  press('F8');
  press('F8', { repeat: true });
  expect(region()).toHaveFocus();
});

test('goes back although the window was left and came back in between', () => {
  press('F8');
  fireEvent.focusOut(region());
  fireEvent.focusIn(region());
  press('F8');
  expect(work()).toHaveFocus();
});

test.each([
  ['nothing had the focus before', () => act(() => work().blur()), () => undefined],
  ['what had the focus is gone', () => undefined, () => work().setAttribute('disabled', '')],
])('leaves the region even where %s', (_what, before, meanwhile) => {
  before();
  press('F8');
  meanwhile();
  press('F8');
  expect(document.body).toHaveFocus();
});

test('whoever dismisses a notification is back where they were, and the next one goes by itself', () => {
  show('First');
  press('F8');
  focus(dismissButton());
  fireEvent.click(dismissButton());
  expect(work()).toHaveFocus();
  show('Second');
  isGoneIn('Second', 5_000);
});

test('stays in the region when another notification takes the place of the focused one', () => {
  show('First');
  press('F8');
  focus(dismissButton());
  wait(60_000);
  show('Second');
  expect(region()).toHaveFocus();
  wait(20_000);
  expect(card('Second')).toHaveAttribute('data-visible', 'true');
  press('Escape');
  expect(work()).toHaveFocus();
  isGoneIn('Second', 5_000);
});

test('other keys, and Escape elsewhere, are none of its business', () => {
  const other = jest.fn();
  work().addEventListener('keydown', other);
  press('Escape');
  press('F7');
  expect(work()).toHaveFocus();
  expect(other).toHaveBeenCalledTimes(2);
});

describe('Tab', () => {
  /** True where the browser moves the focus. */
  const tab = (shiftKey = false) => press('Tab', { shiftKey });
  const openDialog = () => work().setAttribute('aria-modal', 'true');

  test('goes where it goes everywhere', () => {
    show('Unit Removed');
    press('F8');
    expect(tab()).toBe(true);
    focus(dismissButton());
    expect(tab()).toBe(true);
    expect(dismissButton()).toHaveFocus();
  });

  test('leads to the button and back into an open dialog, never behind it', () => {
    openDialog();
    show('Unit Removed');
    press('F8');
    expect(tab()).toBe(true);
    focus(dismissButton());
    expect(tab()).toBe(false);
    expect(work()).toHaveFocus();
    press('F8');
    expect(tab(true)).toBe(false);
    expect(work()).toHaveFocus();
  });

  test('leads back into an open dialog where there is no notification', () => {
    openDialog();
    press('F8');
    expect(tab()).toBe(false);
    expect(work()).toHaveFocus();
  });
});
