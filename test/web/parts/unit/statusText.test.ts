import { statusText } from '../../../../src/web/parts/unit/statusText';

const NOTE = 'Required 12470 V, unit 13200 V: turn pull, $2,300';

test.each([
  ['check', null, null],
  [null, NOTE, null],
  ['tolerance', null, 'Within acceptable range'],
  ['tolerance', 'Loop serves radial', 'Within acceptable range: Loop serves radial'],
  ['warning', NOTE, NOTE],
  ['alert', NOTE, NOTE],
  ['warning', null, 'Placeholder text to describe changes required'],
  ['alert', null, 'Placeholder text to describe changes required'],
] as const)('the status %p with the note %p says %p', (status, note, text) => {
  expect(statusText(status, note)).toBe(text);
});
