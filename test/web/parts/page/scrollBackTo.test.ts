import { scrollBackTo } from '../../../../src/web/parts/page/bringIntoView';

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
