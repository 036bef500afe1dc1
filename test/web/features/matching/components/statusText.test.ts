import { statusText } from '../../../../../src/web/features/matching/components/SpecStatusIcon';

const NOTE = 'Required 12470 V, unit 13200 V: turn pull, $2,300';

test.each([
  ['check', null, null],
  [null, NOTE, null],
  ['tolerance', null, 'Within acceptable range'],
  ['tolerance', 'Loop feed fits a radial system', 'Within acceptable range: Loop feed fits a radial system'],
  ['warning', NOTE, NOTE],
  ['alert', NOTE, NOTE],
  ['warning', null, 'Placeholder text to describe changes required'],
  ['alert', null, 'Placeholder text to describe changes required'],
] as const)('the status %p with the note %p says %p', (status, note, text) => {
  expect(statusText(status, note, null)).toBe(text);
});

test('the unknown is said in words, by a note if it has one', () => {
  expect(statusText('unknown', null, 'not recorded')).toBe('The unit does not say');
  expect(statusText('unknown', null, 'not understood')).toBe('The requirement cannot be read');
  expect(statusText('unknown', "The order says 'Alum or so'", 'not understood')).toBe("The order says 'Alum or so'");
});
