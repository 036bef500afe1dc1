import { openNotesPopup, print } from '../../../../src/web/lib/browser/browser';
import { createNotifier } from '../../../../src/web/lib/browser/notifier';

const opened = (popup: Partial<Window> | null) =>
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window | null);

test('the popup opens our own notes page in a window of 800 by 600, with its session', () => {
  const focus = jest.fn();
  const open = opened({ focus });
  expect(openNotesPopup('Pad is 92" wide & deep\nCrane: #2')).toBe(true);
  const [address, , features] = open.mock.calls[0]!;
  const url = new URL(String(address), 'http://localhost');
  expect(url.pathname).toBe('/notes');
  expect(url.searchParams.get('notes')).toBe('Pad is 92" wide & deep\nCrane: #2');
  expect(features).toContain('width=800,height=600');
  expect(features).not.toContain('noopener');
  expect(focus).toHaveBeenCalledTimes(1);
});

test('the popup reports when the browser blocks the window', () => {
  opened(null);
  expect(openNotesPopup('Notes')).toBe(false);
});

test('the popup is not tried with notes that are too long for an address', () => {
  const open = opened({ focus: jest.fn() });
  expect(openNotesPopup('x'.repeat(7_980))).toBe(true);
  expect(openNotesPopup('x'.repeat(8_000))).toBe(false);
  expect(openNotesPopup('é'.repeat(2_000))).toBe(false);
  expect(open).toHaveBeenCalledTimes(1);
});

test('printing opens the print dialog of the browser', () => {
  window.print = jest.fn();
  print();
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('a success is a default message, a failure a destructive one', () => {
  const show = jest.fn();
  const notifier = createNotifier(show);
  notifier.success('Unit Removed', 'Removed IC# 7 from recommendations');
  notifier.failure('Authentication Error');
  expect(show.mock.calls).toEqual([
    [{ tone: 'default', title: 'Unit Removed', description: 'Removed IC# 7 from recommendations' }],
    [{ tone: 'destructive', title: 'Authentication Error', description: undefined }],
  ]);
});
