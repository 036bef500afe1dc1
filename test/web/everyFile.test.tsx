import { render } from '@testing-library/react';
import { API_BASE_URL } from '../support/web/store';

/** Guarantees of test/setup to each file, whatever ran before in the same process. */
test('the page begins empty, and its stores too', () => {
  expect(document.body).toBeEmptyDOMElement();
  expect(document.head).toBeEmptyDOMElement();
  expect(window.location.href).toBe(`${API_BASE_URL}/`);
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
  expect(window.matchMedia('(width > 0px)').matches).toBe(false);
});

test('a test may leave elements and stored texts behind', () => {
  render(<p>left behind</p>);
  window.sessionStorage.setItem('left', 'behind');
});

test('nothing of the test before it is left', () => {
  expect(document.body).toBeEmptyDOMElement();
  expect(window.sessionStorage).toHaveLength(0);
});
