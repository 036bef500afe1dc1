import { readTrace } from '../../../../src/web/inspection/replay/readTrace';
import { aTrace } from '../aTrace';

test.each([
  ['{"schema":', /^This is not JSON \(.+\): it may be truncated\. Record it again/],
  ['{"version":"1.0"}', /^This is JSON, but not a recording: its "schema" is not 'specai\.trace'/],
  ['{"schema":"specai.trace","version":7}', /^This recording has version 7; this app reads version 1\./],
  [
    JSON.stringify({ ...aTrace([]), steps: [{ kind: 'machine', at: 1 }] }),
    /^The recording is invalid at steps\.0\.machine: /,
  ],
])('the text %s is rejected with a message that says why', (text, message) => {
  expect(() => readTrace(text)).toThrow(message);
});
