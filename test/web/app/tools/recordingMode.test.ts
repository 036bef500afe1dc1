import { recordingMode, stopRecording } from '../../../../src/web/app/tools/loadTools';

const storage = window.sessionStorage;

test.each([
  ['', null],
  ['?page=2', null],
  ['?record', 'on'],
  ['?record=', 'on'],
  ['?record=1', 'on'],
  ['?page=2&record', 'on'],
  ['?record=full', 'full'],
  ['?record=off', 'off'],
])('%j asks for %j', (query, expected) => {
  expect(recordingMode(query, storage)).toBe(expected);
});

test('a tab remembers it over the way to the sign-in and back, until it is taken back', () => {
  recordingMode('?record=full', storage);
  expect(recordingMode('', storage)).toBe('full');
  recordingMode('?record=off', storage);
  expect(recordingMode('', storage)).toBe('off');
  recordingMode('?record', storage);
  stopRecording(storage);
  expect(recordingMode('', storage)).toBe('off');
});
