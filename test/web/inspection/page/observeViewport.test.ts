import { observeViewport } from '../../../../src/web/inspection/page/observeViewport';
import { observed, stopObserving } from './observed';

const resizeTo = (width: number, height: number) => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  jest.useFakeTimers();
  resizeTo(1440, 900);
});
afterEach(() => jest.useRealTimers());

test('a window that is made smaller has another size once it is still', () => {
  const steps = observed(observeViewport);
  for (const width of [1200, 1000, 800]) {
    resizeTo(width, 900);
    jest.advanceTimersByTime(16);
  }
  expect(steps).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(steps).toEqual([{ kind: 'viewport', width: 800, height: 900 }]);
});

test('a window that returns to its size has not changed', () => {
  const steps = observed(observeViewport);
  resizeTo(1200, 900);
  resizeTo(1440, 900);
  jest.advanceTimersByTime(1_000);
  expect(steps).toEqual([]);
});

test('nothing is noticed any more after the stop', () => {
  const steps = observed(observeViewport);
  resizeTo(1200, 900);
  stopObserving();
  jest.advanceTimersByTime(1_000);
  expect(steps).toEqual([]);
});
