import { recordingAsked, stopRecording } from '../../../src/web/app/recordingMode';

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
  expect(recordingAsked(query, storage)).toBe(expected);
});

test('a tab remembers it over the way to the sign-in and back, until it is taken back', () => {
  recordingAsked('?record=full', storage);
  expect(recordingAsked('', storage)).toBe('full');
  recordingAsked('?record=off', storage);
  expect(recordingAsked('', storage)).toBe('off');
  recordingAsked('?record', storage);
  stopRecording(storage);
  expect(recordingAsked('', storage)).toBe('off');
});
