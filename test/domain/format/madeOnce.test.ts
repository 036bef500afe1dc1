import { madeOnce } from '../../../src/domain/format/madeOnce';

test('it is made with the first use, and once', () => {
  let times = 0;
  const made = madeOnce(() => ({ number: (times += 1) }));
  expect(times).toBe(0);
  expect(made()).toEqual({ number: 1 });
  expect(made()).toBe(made());
  expect(times).toBe(1);
});
