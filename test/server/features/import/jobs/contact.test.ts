import { createContact } from '../../../../../src/server/features/import/jobs/contact';

test('a server is in touch until it misses the limit, and again from its next call on', () => {
  let now = 0;
  const isInTouch = createContact(20_000, () => now);
  const at = (ms: number) => {
    now = ms;
    return isInTouch();
  };
  expect([at(10_000), at(20_000), at(39_999), at(59_999), at(69_999)]).toEqual([true, true, true, false, true]);
});
