import { AppLife } from '../../../src/web/playback/appLife';

test('what begins anew whenever it is asked to be committed is asked ever more rarely, so that it comes to its end', async () => {
  const life = new AppLife();
  let asks = 0;
  // As React, whose rendering shows signs of life when it begins again.
  life.commitWith(() => {
    asks += 1;
    life.sign();
    return Promise.resolve();
  });
  const end = performance.now() + 400;
  expect(await life.until(() => (performance.now() > end ? 'found' : null))).toBe('found');
  // After 1, 2, 4 ... ms at most; without waiting more than a hundred.
  expect(asks).toBeLessThan(15);
});

test('an app that does nothing any more is given up', async () => {
  const asked = jest.fn(() => false);
  expect(await new AppLife().until(() => null, asked)).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
