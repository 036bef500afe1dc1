import fc from 'fast-check';

/** Any UTF-16 unit, those below 128 as often as all others: control characters and halves of characters among them. */
const unit = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff }))
  .map((code) => String.fromCharCode(code));

/** Text as an address may bring it. */
export const hostileText = (maxLength = 12): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit, maxLength }),
    fc.constantFrom(
      '',
      ' ',
      'none',
      'constructor',
      '__proto__',
      '😀',
      '%00',
      '1e3',
      '-0',
      '0x10',
      'Infinity',
      'x'.repeat(300),
    ),
  );

/** An address with some of these names, in any order and more than once. */
export const hostileAddress = (
  names: readonly string[],
  ...values: fc.Arbitrary<string>[]
): fc.Arbitrary<URLSearchParams> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), fc.oneof(hostileText(), ...values)))
    .map((pairs) => new URLSearchParams(pairs));
