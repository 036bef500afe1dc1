import { createAttemptLimiter } from '../../../src/server/auth/attemptLimiter';

const limiterAt = (time: { now: number }) => createAttemptLimiter(() => time.now);

test('the limiter allows ten attempts a minute for each key', () => {
  const time = { now: 1 };
  const limiter = limiterAt(time);
  const attempts = Array.from({ length: 12 }, () => limiter.allows('a'));
  expect(attempts).toEqual([...Array<boolean>(10).fill(true), false, false]);
  expect(limiter.allows('b')).toBe(true);
  time.now = 60_001;
  expect(limiter.allows('a')).toBe(false);
  time.now = 60_002;
  expect(limiter.allows('a')).toBe(true);
});

test('a right attempt clears the count', () => {
  const limiter = limiterAt({ now: 1 });
  for (let attempt = 0; attempt < 10; attempt += 1) limiter.allows('a');
  limiter.clear('a');
  expect(limiter.allows('a')).toBe(true);
});

test('the last use is remembered, so that an active caller is never evicted', () => {
  const time = { now: 1 };
  const limiter = limiterAt(time);
  limiter.allows('first');
  time.now = 2;
  for (let name = 0; name < 9_998; name += 1) limiter.allows(`name ${name}`);
  time.now = 60_000;
  for (let attempt = 0; attempt < 11; attempt += 1) limiter.allows('first');
  limiter.allows('the ten thousandth');
  time.now = 60_001;
  limiter.allows('one more');
  expect(limiter.allows('first')).toBe(false);
});

test('an attacker with many names fills no memory, and pushes out the oldest only', () => {
  const limiter = limiterAt({ now: 1 });
  for (let attempt = 0; attempt < 11; attempt += 1) limiter.allows('first');
  for (let name = 0; name < 9_999; name += 1) limiter.allows(`name ${name}`);
  limiter.allows('one more');
  expect(limiter.allows('first')).toBe(true);
});
