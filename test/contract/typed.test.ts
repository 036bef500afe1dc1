import fc from 'fast-check';
import { day, TURNS_TEXT, typedLine, typedProse } from '../../src/contract/typed';
import { newDraftSchema } from '../../src/contract/estimates/estimates';
import { newCommentSchema } from '../../src/contract/people/audit';
import { releaseRequestSchema, reservationRequestSchema } from '../../src/contract/reservations';
import { captionSchema, newFileQuerySchema } from '../../src/contract/units/unitFiles';
import { newViewSchema } from '../../src/contract/views';
import { email, prose, text } from '../../src/server/features/import/columns/formats';

test.each(['2026-03-05', '1000-01-01', '2000-02-29', '2024-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(day.safeParse(text).success).toBe(true);
});

test.each([
  '0000-02-29',
  '0999-12-31',
  '2026-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-3-5',
  '26-03-05',
  '2026-13-01',
  '',
])('%j is invalid', (text) => {
  expect(day.safeParse(text).success).toBe(false);
});

/** As Unicode lists them (Bidi_Control). */
const TURNING = [
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
];
const TAKEN: readonly [string, (value: string) => boolean][] = [
  ['a line', (value) => typedLine(500).safeParse(value).success],
  ['prose', (value) => typedProse(500).safeParse(value).success],
  ['a caption', (caption) => captionSchema.safeParse({ caption }).success],
  ['a file name', (name) => newFileQuerySchema.safeParse({ name }).success],
  ['a view', (name) => newViewSchema.safeParse({ list: 'orders', name, query: '', isShared: false }).success],
  ['a reason', (reason) => reservationRequestSchema.safeParse({ itemCode: 'A', orderId: 1, reason }).success],
  ['the reason of a release', (reason) => releaseRequestSchema.safeParse({ reason }).success],
  ['a comment', (comment) => newCommentSchema.safeParse({ comment }).success],
  ['a cell', (cell) => 'value' in text(500).parse(cell)],
  ['a cell of notes', (cell) => 'value' in prose(500).parse(cell)],
];
const word = fc.stringMatching(/^[a-zA-Zäß中]{2,20}$/u);

test.each(TAKEN)('%s takes words, and none with a character that turns the direction of text', (_name, isTaken) => {
  fc.assert(
    fc.property(word, fc.constantFrom(...TURNING), word, (before, turning, after) => {
      expect(isTaken(`${before} ${after}`)).toBe(true);
      expect(isTaken(`${before}${turning}${after}`)).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('no other character turns the direction of text', () => {
  const found = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter((each) =>
    TURNS_TEXT.test(each),
  );
  expect(found).toEqual(TURNING);
});

test('an address of a person has none, and is no longer than addresses are', () => {
  expect(email.parse('dana@specai.test')).toEqual({ value: 'dana@specai.test' });
  expect(email.parse('dana\u202e@specai.test')).toHaveProperty('reason');
});

test('a line has no line break; prose has line breaks and tabs, and no other control character', () => {
  expect(typedLine(9).safeParse('a\nb').success).toBe(false);
  expect(typedProse(9).safeParse('a\n\tb').success).toBe(true);
  for (const control of ['\0', '\u001b', '\u0085']) expect(typedProse(9).safeParse(`a${control}b`).success).toBe(false);
});

test("a draft's name is stored as typed, except for control characters", () => {
  const { name } = newDraftSchema.shape;
  expect(['', ' Variant B ', 'pasted\ttab', '\u202eB'].map((typed) => name.safeParse(typed).data)).toEqual([
    ...['', ' Variant B ', 'pasted\ttab', '\u202eB'],
  ]);
  expect(['a\u0000', '\u0007', 'two\nlines'].map((typed) => name.safeParse(typed).success)).toEqual([
    false,
    false,
    false,
  ]);
});
