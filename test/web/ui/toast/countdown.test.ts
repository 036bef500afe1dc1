import { createCountdown } from '../../../../src/web/ui/toast/attention';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const started = () => {
  const onEnd = jest.fn();
  return { onEnd, ...createCountdown(5_000, onEnd) };
};

test('a countdown starts on hold', () => {
  const { onEnd } = started();
  jest.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a countdown counts only the time it runs, however often it is put on hold', () => {
  const { onEnd, run, hold } = started();
  for (let times = 0; times < 4; times += 1) {
    run();
    run();
    jest.advanceTimersByTime(1_000);
    hold();
    hold();
    jest.advanceTimersByTime(60_000);
  }
  run();
  jest.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
