import fc from 'fast-check';
import { demandIn, errorMessage } from '../../../src/web/lib/errorMessage';

const UNREACHABLE = 'The server could not be reached.';
const UNREADABLE = 'The server sent an answer that could not be read.';
const TOO_SLOW = 'The server did not answer in time.';
const UNKNOWN = 'Something unexpected happened. Please try again.';
const TROUBLE = 'The server has a problem. Please try again later.';
const SESSION = 'Session timed out afer 15 minutes of inactivity';

describe('errorMessage', () => {
  test.each<[string, unknown, string]>([
    ['a message of the server', { status: 400, data: { message: 'Quote is too old.' } }, 'Quote is too old.'],
    [
      'a problem detail',
      { status: 422, data: { title: 'X', detail: 'kva_rating is negative.' } },
      'kva_rating is negative.',
    ],
    ['message before detail', { status: 400, data: { message: 'One', detail: 'Two' } }, 'One'],
    ['surrounding white space', { status: 400, data: { message: '  Short.  ' } }, 'Short.'],
    ['an object as message', { status: 400, data: { message: { a: 1 } } }, 'The server refused the request.'],
    ['an empty message', { status: 404, data: { message: '' } }, 'This could not be found on the server.'],
    ['a message "[object Object]"', { status: 500, data: { message: '[object Object]' } }, TROUBLE],
    ['a message "undefined"', { status: 500, data: { message: 'undefined' } }, TROUBLE],
    ['HTML as message', { status: 502, data: { message: '<h1>Bad Gateway</h1>' } }, TROUBLE],
    ['an HTML page', { status: 502, data: '<html><body>Bad Gateway</body></html>' }, TROUBLE],
    ['a stack', { status: 500, data: { detail: 'TypeError: x\n    at run (app.js:1:1)' } }, TROUBLE],
    ['a novel', { status: 500, data: { detail: 'a'.repeat(301) } }, TROUBLE],
    ['no body', { status: 503, data: null }, TROUBLE],
    ['401', { status: 401, data: null }, SESSION],
    ['403', { status: 403, data: undefined }, SESSION],
    ['409', { status: 409, data: null }, 'Another user changed this in the meantime. Please reload the page.'],
    ['429', { status: 429, data: null }, 'Too many requests. Please wait a moment and try again.'],
    ['no network', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, UNREACHABLE],
    ['a timeout', { status: 'TIMEOUT_ERROR', error: 'AbortError' }, TOO_SLOW],
    ['an HTML page with 200', parsing(200, 'SyntaxError: Unexpected token <'), UNREADABLE],
    ['an HTML page with 502', parsing(502, 'SyntaxError: Unexpected token <'), TROUBLE],
    ['an HTML page with 401', parsing(401, 'SyntaxError: Unexpected token <'), SESSION],
    ['a connection dropped in the body', parsing(200, 'TypeError: network error'), UNREACHABLE],
    ['our own error', { status: 'CUSTOM_ERROR', error: UNREADABLE }, UNREADABLE],
    ['an Error', new Error('Failed to fetch unit details'), 'Failed to fetch unit details'],
    ['an abort', new DOMException('signal is aborted without reason', 'AbortError'), 'The request was canceled.'],
    ['a timeout signal', new DOMException('The operation timed out', 'TimeoutError'), TOO_SLOW],
    ['a serialized error', { name: 'Error', message: 'It broke.', stack: 'Error: It broke.\n    at x' }, 'It broke.'],
    ['a plain sentence', 'It broke.', 'It broke.'],
    ['undefined', undefined, UNKNOWN],
    ['null', null, UNKNOWN],
    ['a number', 7, UNKNOWN],
    ['an empty object', {}, UNKNOWN],
  ])('the message for %s is a short sentence', (_case, error, message) => {
    expect(errorMessage(error)).toBe(message);
  });

  test('the message is a short sentence whatever the error is', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        const message = errorMessage(error);
        expect(message.trim()).not.toBe('');
        expect(message.length).toBeLessThanOrEqual(300);
        expect(message).not.toMatch(/\[object |<[a-z]/i);
      }),
    );
  });
});

function parsing(originalStatus: number, error: string) {
  return { status: 'PARSING_ERROR', originalStatus, data: '', error };
}

describe('what the server wants first', () => {
  const refusal = (detail: string) => ({ status: 422, data: { detail } });

  test('a requirement of the server is shown in its words, however many points it names', () => {
    const points = 'kVA · Required 500 kVA, unit 75 kVA: too small. '.repeat(15).trim();
    expect(demandIn(refusal(points))).toBe(points);
    expect(demandIn(refusal('x'.repeat(3001)))).toBe('The server refused the request.');
    expect(demandIn({ status: 422 })).toBe('The server refused the request.');
  });

  test.each([{ status: 409, data: { detail: 'Reserved.' } }, { status: 'FETCH_ERROR' }, undefined, 'no'])(
    'is nothing in %j',
    (error) => {
      expect(demandIn(error)).toBeNull();
    },
  );
});
