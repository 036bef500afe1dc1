import { hasExpired } from '../../../../../src/web/features/files/components/FileLink';

const END = Date.UTC(2026, 10, 23, 10, 15) / 1_000;
const url = `/api/files/A/front.svg?version=v&expires=${END}&key=k`;

test.each([
  ['10:05:00', false],
  ['10:14:30', false],
  ['10:14:31', true],
  ['10:15:00', true],
  // A slow clock: no address is valid for more than a quarter of an hour.
  ['09:59:30', false],
  ['09:59:29', true],
])('at %s, an address that holds until 10:15 has expired: %s', (time, expected) => {
  expect(hasExpired(url, Date.parse(`2026-11-23T${time}Z`))).toBe(expected);
});

test.each(['https://files.example/a.pdf', '/api/files/A/front.svg?key=k', 'https://files.example/a.pdf?expires=soon'])(
  '%s names no end',
  (address) => {
    expect(hasExpired(address, END * 1_000 * 2)).toBe(false);
  },
);
