import fc from 'fast-check';

const isHalf = (point: number) => point >= 0xd800 && point <= 0xdfff;
const point = fc.oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff)).map((each) => (isHalf(each) ? 0 : each));

/** Whole characters of every kind, control characters among them. The 'binary' unit of fast-check takes a second to begin. */
export const anyText = (maxLength = 10): fc.Arbitrary<string> =>
  fc.array(point, { maxLength }).map((points) => String.fromCodePoint(...points));
