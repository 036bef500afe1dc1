import { bringIntoView, scrollBackTo } from '../../../src/web/lib/bringIntoView';

/** jsdom's window is 1024 by 768. */
test.each([
  ['below the middle of the window', new DOMRect(0, 500, 300, 900), 1],
  ['above the window', new DOMRect(0, -10, 300, 900), 1],
  ['beyond its right edge', new DOMRect(900, 100, 300, 900), 1],
  ['beyond its left edge', new DOMRect(-20, 100, 300, 900), 1],
  ['in its upper half', new DOMRect(0, 300, 300, 900), 0],
])('an element whose beginning is %s is scrolled to so many times', (_what, place, calls) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => place;
  element.scrollIntoView = jest.fn();
  bringIntoView(element);
  expect(element.scrollIntoView).toHaveBeenCalledTimes(calls);
});

test('nothing is scrolled without an element', () => {
  expect(() => bringIntoView(null)).not.toThrow();
});

test.each([
  ['is scrolled back to where its top is above the window', -1, 1],
  ['stays where its top is in the window', 0, 0],
])('a list %s', (_what, top, calls) => {
  const list = document.createElement('div');
  list.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  list.scrollIntoView = jest.fn();
  scrollBackTo(list);
  expect(list.scrollIntoView).toHaveBeenCalledTimes(calls);
});
