import { informativeNote } from '../../../src/domain/specs/informativeNote';

test.each([
  ['Loop feed fits a radial system.', 'Loop feed fits a radial system'],
  [' 2 taps of 4 left ', '2 taps of 4 left'],
  ['As required.', null],
  ['Acceptable.', null],
  ['Needs work', null],
  ['Does not fit.', null],
  ['Not recorded.', null],
  ['Not required.', null],
  ['EXACT', null],
  ['Not recorded: the plate is worn.', 'Not recorded: the plate is worn'],
  ['Needs FR3 fill, $4,960', 'Needs FR3 fill, $4,960'],
  ['Within 7.5%', 'Within 7.5%'],
  ['.', null],
  [' ', null],
  [null, null],
])('of the note %p the informative part is %p', (note, expected) => {
  expect(informativeNote(note)).toBe(expected);
});
