import { nextStart, requirePlayable } from '../../../../src/web/playback/recorded/playable';
import { TraceError } from '../../../../src/web/inspection/file/readTrace';
import { aTrace } from '../../inspection/aTrace';

const start = { kind: 'start', address: '/', capabilities: {} } as const;
const store = { kind: 'store', state: {} } as const;
const gap = { kind: 'gap', steps: 7 } as const;
const action = { kind: 'action', type: 'api/getOrders/pending', payload: null, state: {} } as const;

const refusal = (steps: Parameters<typeof aTrace>[0]) => {
  try {
    requirePlayable(aTrace(steps));
    return null;
  } catch (error) {
    if (error instanceof TraceError) return error.message;
    throw error;
  }
};

test('a recording that begins with a page load, and each sign-in with its store, can be played', () => {
  expect(refusal([start, store, action, start, store, action])).toBeNull();
});

test('a recording without its start is refused: it says what is missing and what to do', () => {
  expect(refusal([store, action])).toMatch(/lacks its start: its first step is not a page load.*\?record/);
  expect(refusal([])).toMatch(/lacks its start/);
  expect(refusal([gap, action])).toMatch(/no page load \("start"\) follows the steps that were left out/);
});

test('a sign-in without its store is refused, with the step that needs it', () => {
  expect(refusal([start, action])).toMatch(/no "store" step stands between the page load and step 2/);
  expect(refusal([start, store, action, start, action])).toMatch(/step 5/);
});

test('steps left out in the middle are no refusal: playback goes on with the next page load', () => {
  const steps = [start, store, gap, action, start, store, action];
  expect(refusal(steps)).toBeNull();
  expect(refusal([gap, action, start, store, action])).toBeNull();
  expect(nextStart(aTrace(steps).steps, 2)).toBe(4);
  expect(nextStart(aTrace(steps).steps, 5)).toBeNull();
});
