import { delay, HttpResponse, type JsonBodyType } from 'msw';
import { problem } from '../../mocks/answers';

/** Replaces the app's patience of 30 s in the tests without an answer. */
export const SHORT_PATIENCE_MS = 1_000;
const LATE_MS = 200;

export type Outcome = { kind: 'answered' } | { kind: 'signedOut' } | { kind: 'failed'; reason: string };

export interface Right {
  text: string;
  type?: string;
}

export interface Failure {
  name: string;
  neverAnswers?: boolean;
  answer: (right: Right) => Promise<Response> | Response;
  outcome: Outcome;
}

const failed = (reason: string): Outcome => ({ kind: 'failed', reason });
const REFUSED = failed('The server refused the request.');
const TROUBLE = failed('The server has a problem. Please try again later.');
const UNREACHABLE = failed('The server could not be reached.');
const UNREADABLE = failed('The server sent an answer that could not be read.');
const ANSWERED: Outcome = { kind: 'answered' };
const SIGNED_OUT: Outcome = { kind: 'signedOut' };

const status = (code: number, outcome: Outcome): Failure => ({
  name: String(code),
  answer: () => problem(code),
  outcome,
});

const page = (code: number) =>
  new HttpResponse('<!doctype html><html><body><h1>Bad gateway</h1></body></html>', {
    status: code,
    headers: { 'content-type': 'text/html' },
  });

const say = ({ text, type = 'application/json' }: Right) =>
  new HttpResponse(text, { headers: { 'content-type': type } });

function brokenOff({ text, type = 'application/json' }: Right): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, 12)));
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });
  return new HttpResponse(body, { headers: { 'content-type': type } });
}

function mistyped(value: unknown, depth = 0): JsonBodyType {
  if (Array.isArray(value)) return value.map((each) => mistyped(each, depth));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mistyped(each, depth + 1)]));
  }
  return { not: ['what', 'was', 'promised'] };
}

export const failures: readonly Failure[] = [
  status(400, REFUSED),
  status(401, SIGNED_OUT),
  status(403, SIGNED_OUT),
  status(404, failed('This could not be found on the server.')),
  status(409, failed('Another user changed this in the meantime. Please reload the page.')),
  status(422, REFUSED),
  {
    name: '429 with Retry-After',
    answer: () => {
      const answer = problem(429);
      answer.headers.set('retry-after', '30');
      return answer;
    },
    outcome: failed('Too many requests. Please wait a moment and try again.'),
  },
  status(500, TROUBLE),
  { name: '502 with an HTML page', answer: () => page(502), outcome: TROUBLE },
  status(503, TROUBLE),
  status(504, TROUBLE),
  { name: 'refused', answer: () => HttpResponse.error(), outcome: UNREACHABLE },
  { name: 'reset in the middle of the body', answer: brokenOff, outcome: UNREACHABLE },
  {
    name: 'no answer',
    neverAnswers: true,
    answer: async () => {
      await delay('infinite');
      return HttpResponse.error();
    },
    outcome: failed('The server did not answer in time.'),
  },
  { name: '204', answer: () => new HttpResponse(null, { status: 204 }), outcome: UNREADABLE },
  { name: 'empty 200', answer: ({ type }) => say({ text: '', type }), outcome: UNREADABLE },
  { name: 'malformed JSON', answer: () => say({ text: '{"results": [}' }), outcome: UNREADABLE },
  { name: 'truncated JSON', answer: ({ text, type }) => say({ text: text.slice(0, -2), type }), outcome: UNREADABLE },
  { name: 'wrong shape', answer: () => HttpResponse.json({ message: 'Hello' }), outcome: UNREADABLE },
  {
    name: 'wrong types',
    answer: ({ text, type }) => HttpResponse.json(type ? [1, 2] : mistyped(JSON.parse(text))),
    outcome: UNREADABLE,
  },
  {
    name: 'a huge body',
    answer: ({ text, type }) => say({ text: `${text}${' '.repeat(3_000_000)}`, type }),
    outcome: ANSWERED,
  },
  {
    name: 'the right body after a long time',
    answer: async (right) => {
      await delay(LATE_MS);
      return say(right);
    },
    outcome: ANSWERED,
  },
];

const wordsOf = ({ outcome }: Failure) => JSON.stringify(outcome);

const alike = [...new Set(failures.map(wordsOf))].map((words) => failures.filter((each) => wordsOf(each) === words));

export const oneOfEachOutcome = (turn: number): readonly Failure[] =>
  failures.filter((failure) => alike.some((group) => group[turn % group.length] === failure));
