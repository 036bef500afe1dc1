import fc from 'fast-check';
import { stackFrames } from '../../../../src/web/inspection/page/stackFrames';

const withStack = (stack: string | undefined, message = 'Mesa Power') =>
  Object.assign(new TypeError(message), { stack });

test('a stack of Chromium becomes functions with file, line and column, without the message', () => {
  const stack = [
    'TypeError: Mesa Power',
    '    at send (http://localhost:3000/assets/main.1a2b.js:1:234)',
    '    at async Object.save [as run] (http://localhost:3000/assets/unit.3c4d.js?token=eyJh:12:5)',
    '    at new Playback (http://localhost:3000/assets/unit.3c4d.js:13:7)',
    '    at http://localhost:3000/assets/unit.3c4d.js:9:1',
  ].join('\n');
  expect(stackFrames(withStack(stack))).toBe(
    [
      'send (/assets/main.1a2b.js:1:234)',
      'Object.save (/assets/unit.3c4d.js:12:5)',
      'new Playback (/assets/unit.3c4d.js:13:7)',
      '(anonymous) (/assets/unit.3c4d.js:9:1)',
    ].join('\n'),
  );
});

test('a stack of Firefox and Safari reads the same', () => {
  const stack = 'send@http://localhost:3000/assets/main.1a2b.js:1:234\n@http://localhost:3000/assets/unit.js:9:1';
  expect(stackFrames(withStack(stack))).toBe('send (/assets/main.1a2b.js:1:234)\n(anonymous) (/assets/unit.js:9:1)');
});

test.each([undefined, '', 'TypeError: Mesa Power', 'TypeError: Mesa Power\n    at <anonymous>'])(
  'the stack %j says nothing',
  (stack) => expect(stackFrames(withStack(stack))).toBeNull(),
);

test('a message that looks like a stack is no part of it', () => {
  const message = 'Mesa\n    at Mesa (http://localhost/mesa.js:1:2)';
  expect(stackFrames(withStack(`TypeError: ${message}\n    at send (/assets/main.js:1:2)`, message))).toBe(
    'send (/assets/main.js:1:2)',
  );
});

test('no word of any message is in the stack', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{9}( [a-z:(/]{3}){0,5}$/), (message) => {
      const frames = stackFrames(new Error(message));
      expect(frames).toContain('stackFrames.test.ts:');
      expect(frames).not.toContain(message);
    }),
  );
});
