import { act, fireEvent, screen } from '@testing-library/react';
import { offerOnFailure } from '../../../../src/web/ui/notice/FailureOffer';
import { card, dismissButton, focus, press, region, show, useToaster, wait, work } from './toastsOnScreen';

useToaster();

const isGoneIn = (title: string, milliseconds: number) => {
  wait(milliseconds + 200);
  expect(screen.queryByText(title)).not.toBeInTheDocument();
};

beforeEach(() => focus(work()));

test.each(['F8', 'Escape'])('F8 moves the focus to the region, %s moves it back', (back) => {
  press('F8');
  expect(region()).toHaveFocus();
  press(back);
  expect(work()).toHaveFocus();
});

test.each(['F8', 'Escape'])('%s moves the focus back from the button of a toast too', (back) => {
  show('Unit Removed');
  press('F8');
  focus(dismissButton());
  press(back);
  expect(work()).toHaveFocus();
});

test('F8 held down moves the focus once', () => {
  press('F8');
  press('F8', { repeat: true });
  expect(region()).toHaveFocus();
});

test('F8 moves the focus back even if the window lost and regained the focus in between', () => {
  press('F8');
  fireEvent.focusOut(region());
  fireEvent.focusIn(region());
  press('F8');
  expect(work()).toHaveFocus();
});

test.each([
  ['nothing had the focus before', () => act(() => work().blur()), () => undefined],
  ['what had the focus cannot take it any more', () => undefined, () => work().setAttribute('disabled', '')],
])('the focus leaves the region even if %s', (_what, before, meanwhile) => {
  before();
  press('F8');
  meanwhile();
  press('F8');
  expect(document.body).toHaveFocus();
});

test('dismissing a toast by keyboard returns the focus, and the next toast disappears by itself', () => {
  show('First');
  press('F8');
  focus(dismissButton());
  fireEvent.click(dismissButton());
  expect(work()).toHaveFocus();
  show('Second');
  isGoneIn('Second', 5_000);
});

test('the focus stays in the region when another toast replaces the focused one', () => {
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

test('other keys, and Escape outside the region, are left alone', () => {
  const other = jest.fn();
  work().addEventListener('keydown', other);
  press('Escape');
  press('F7');
  expect(work()).toHaveFocus();
  expect(other).toHaveBeenCalledTimes(2);
});

describe('Tab', () => {
  const tab = (shiftKey = false) => press('Tab', { shiftKey });
  const openDialog = () => work().setAttribute('aria-modal', 'true');

  test('Tab moves through the region as through the page', () => {
    show('Unit Removed');
    press('F8');
    expect(tab()).toBe(true);
    focus(dismissButton());
    expect(tab()).toBe(true);
    expect(dismissButton()).toHaveFocus();
  });

  test('Tab moves to the button and back into an open dialog, never behind it', () => {
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

  test('Tab moves from button to button of a failure that offers something, then back into an open dialog', () => {
    act(() => offerOnFailure({ label: 'Save', onAccept: () => undefined }));
    openDialog();
    show('Not saved', 'destructive');
    press('F8');
    expect(tab()).toBe(true);
    focus(screen.getByRole('button', { name: 'Save' }));
    expect(tab()).toBe(true);
    focus(dismissButton());
    expect(tab(true)).toBe(true);
    expect(tab()).toBe(false);
    expect(work()).toHaveFocus();
    act(() => offerOnFailure(null));
  });

  test('Tab moves back into an open dialog when there is no toast', () => {
    openDialog();
    press('F8');
    expect(tab()).toBe(false);
    expect(work()).toHaveFocus();
  });
});
