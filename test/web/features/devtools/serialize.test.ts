import { createActor } from 'xstate';
import { serialize } from '../../../../src/web/features/devtools/machineSteps';
import { icPanelMachine } from '../../../../src/web/machines/icPanel';
import { StaleOptionsError } from '../../../../src/web/machines/unitOptions';

const actor = createActor(icPanelMachine, { id: 'panel' });
const endless: Record<string, unknown> = {};
endless.inner = endless;

test.each([
  ['Plain data', { a: [1, 'x', true, null], b: { c: 0 } }, { a: [1, 'x', true, null], b: { c: 0 } }],
  ['Undefined', undefined, null],
  ['An object with undefined fields', { a: undefined, b: 1 }, { b: 1 }],
  ['A function', { log: function log() {} }, { log: '[function log]' }],
  ['An actor', { child: actor }, { child: '[Actor]' }],
  ['An instance of a class', { event: new AbortController().signal }, { event: '[AbortSignal]' }],
  ['A number that JSON lacks', [NaN, 1n], ['NaN', '1']],
  ['A date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['An error', new StaleOptionsError('old'), { $error: 'StaleOptionsError', message: 'old' }],
  [
    'An error with fields of its own',
    Object.assign(new Error('no'), { kind: 'cancelled' }),
    { $error: 'Error', message: 'no', kind: 'cancelled' },
  ],
])('%s serializes to JSON-compatible data', (_, value, expected) => {
  expect(serialize(value)).toEqual(expected);
  expect(JSON.parse(JSON.stringify(serialize(value)))).toEqual(expected);
});

test('a circular structure is cut off', () => {
  expect(JSON.stringify(serialize(endless))).toContain('[deeper]');
});
