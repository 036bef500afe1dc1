import { sessionSeconds } from '../../../../src/server/signIn/provider/providerConfiguration';

const NOON = Date.UTC(2026, 2, 5, 12);
const ago = (seconds: number) => NOON / 1000 - seconds;

test.each([
  ['before the first sign-in', undefined, 900],
  ['the password was just given', ago(0), 900],
  ['as long as the limit is further away than the idle time', ago(12 * 3600 - 901), 900],
  ['near the limit: only until there', ago(12 * 3600 - 60), 60],
  ['at the limit', ago(12 * 3600), 1],
  ['beyond it', ago(13 * 3600), 1],
])('a session lasts as its limits allow: %s', (_, loginTs, seconds) => {
  expect(sessionSeconds(900, loginTs, NOON)).toBe(seconds);
});
