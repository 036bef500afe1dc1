import { accountHash } from '../../../../src/server/auth/tokens/signedInUser';

test('an account is known in a log by the beginning of its SHA-256, and not by its name', () => {
  // printf 'sam.ortega@example.com' | sha256sum
  expect(accountHash('sam.ortega@example.com')).toBe('9fd17fd91fd7779b');
});

test('however it is spelled, an account stays the same', () => {
  expect(accountHash(' Sam.Ortega@Example.COM ')).toBe('9fd17fd91fd7779b');
  expect(accountHash('sam.ortega@example.org')).not.toBe('9fd17fd91fd7779b');
});
