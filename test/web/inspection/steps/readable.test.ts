import { createActor } from 'xstate';
import { readable } from '../../../../src/web/inspection/steps/readable';
import { icPanelMachine } from '../../../../src/web/state/machines/icPanel';
import { StaleOptionsError } from '../../../../src/web/state/machines/unitOptionsPort';

const actor = createActor(icPanelMachine, { id: 'panel' });
const endless: Record<string, unknown> = {};
endless.inner = endless;

test.each([
  ['data', { a: [1, 'x', true, null], b: { c: 0 } }, { a: [1, 'x', true, null], b: { c: 0 } }],
  ['nothing', undefined, null],
  ['fields without a value', { a: undefined, b: 1 }, { b: 1 }],
  ['a function', { log: function log() {} }, { log: '[function log]' }],
  ['an actor', { child: actor }, { child: '[panel]' }],
  ['what is no data', { event: new AbortController().signal }, { event: '[AbortSignal]' }],
  ['numbers that JSON has not', [NaN, 1n], ['NaN', '1']],
  ['a moment', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['an error', new StaleOptionsError('old'), { $error: 'StaleOptionsError', message: 'old' }],
  [
    'an error that knows more',
    Object.assign(new Error('no'), { kind: 'cancelled' }),
    { $error: 'Error', message: 'no', kind: 'cancelled' },
  ],
])('%s can be read', (_, value, expected) => {
  expect(readable(value)).toEqual(expected);
  expect(JSON.parse(JSON.stringify(readable(value)))).toEqual(expected);
});

test('what has no end is cut', () => {
  expect(JSON.stringify(readable(endless))).toContain('[deeper]');
});
