import { tellingNote } from '../../../src/domain/specs/tellingNote';

test.each([
  ['Loop serves radial.', 'Loop serves radial'],
  [' 2 taps of 4 left ', '2 taps of 4 left'],
  ['As required.', null],
  ['Acceptable.', null],
  ['Needs work', null],
  ['Does not serve.', null],
  ['Not recorded.', null],
  ['Not required.', null],
  [' ', null],
  [null, null],
])('of the note %p it tells %p', (note, told) => {
  expect(tellingNote(note)).toBe(told);
});
