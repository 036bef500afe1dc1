import { readTrace } from '../../../../src/web/inspection/file/readTrace';
import { aTrace } from '../aTrace';
import { fileOf } from '../fileOf';

test.each([
  ['{"schema":', /^This is not JSON \(.+\): it may be truncated\. Record it again/],
  ['{"version":"1.0"}', /^This is JSON, but not a recording: its "schema" is not 'specai\.trace'/],
  ['{"schema":"specai.trace","version":7}', /^This recording has version 7; this app reads versions 1 to 2\./],
  [
    JSON.stringify({ ...aTrace([]), bodies: {}, steps: [{ kind: 'machine', at: 1 }] }),
    /^The recording is invalid at steps\.0\.machine: /,
  ],
])('the text %s is rejected with a message that says why', (text, message) => {
  expect(() => readTrace(text)).toThrow(message);
});

test('a recording written to a file reads back as it was, and stores equal answers once', async () => {
  const answer = { kind: 'answer', method: 'GET', path: '/api/states/', status: 200 } as const;
  const trace = aTrace([
    { ...answer, body: { results: ['Texas'] } },
    { ...answer, body: null },
    { ...answer, body: { results: ['Texas'] } },
  ]);
  const text = await fileOf(trace);
  expect(text.match(/Texas/g)).toHaveLength(1);
  expect(readTrace(text)).toEqual(trace);
});

test('a large payload of an action reads back as it was', async () => {
  const units = Array.from({ length: 200 }, (_, index) => ({ serial: `IC-${index}` }));
  const trace = aTrace([{ kind: 'action', type: 'api/getRecommendations/fulfilled', payload: { units }, state: {} }]);
  expect(readTrace(await fileOf(trace))).toEqual(trace);
});

test('a recording of version 1 reads as one of today: a gap stands for dropped steps, actions of machines have no parameters', () => {
  const step = { at: 1, kind: 'machine', machine: 'icPanel', actor: 'icPanel', event: { type: 'OPEN' } };
  const state = { state: { value: 'open', context: {}, status: 'active' }, guards: {}, isRestored: false };
  const old = { ...aTrace([]), version: 1, dropped: 3, steps: [{ ...step, ...state, actions: ['notify'] }] };
  expect(readTrace(JSON.stringify(old))).toEqual({
    ...aTrace([]),
    steps: [
      { kind: 'gap', at: 0, steps: 3 },
      { ...step, ...state, actions: [{ type: 'notify' }] },
    ],
  });
});
