import { clockText } from '../../../../src/web/lib/browser/clock';

test.each([
  [0, null],
  [
    4,
    'The clock of this device is 4 minutes ahead, so sign-in can fail. Set it to the right time, then reload the page.',
  ],
  [
    -61,
    'The clock of this device is 61 minutes behind, so sign-in can fail. Set it to the right time, then reload the page.',
  ],
])('a clock that is %d minutes ahead', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
