import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { FILTER_DEBOUNCE_MS } from '../../../../../src/domain/limits';
import { useFilterText } from '../../../../../src/web/features/comparison/state/useUnitList';

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
const address = () => window.location.search;
const pause = () => act(() => jest.advanceTimersByTime(FILTER_DEBOUNCE_MS));

function typed(text: string) {
  const { result } = renderHook(useFilterText, { wrapper });
  act(() => result.current[1](text));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '?filter=kva%20%3E%20500');
});
afterEach(() => jest.useRealTimers());

test('typed text reaches the address once typing stops', () => {
  typed(' match > 90% ');
  expect(address()).toBe('?filter=kva%20%3E%20500');
  pause();
  expect(address()).toBe('?filter=match+%3E+90%25');
});

test('an empty text leaves the address', () => {
  typed('');
  pause();
  expect(address()).toBe('');
});

test('text typed just before does not reach the address of an opening view', () => {
  typed('40110001');
  // The browser has the address of the view, but the screen is still rendered for the old one.
  window.history.replaceState(null, '', '?view=table');
  pause();
  expect(address()).toBe('?view=table');
});

test('text typed just before does not reach the address of the next screen', () => {
  window.history.replaceState(null, '', '/order/101');
  typed('40110001');
  window.history.replaceState(null, '', '/overview');
  pause();
  expect([window.location.pathname, address()]).toEqual(['/overview', '']);
});
