import type { TraceStep } from '../../../src/contract/trace/steps';
import { isAfterRest } from '../../../src/web/playback/shownScreens';

const action = (type: string): TraceStep => ({ kind: 'action', at: 0, type, payload: null, state: {} });

test.each<[string, TraceStep | undefined, boolean]>([
  ['the end', undefined, true],
  ['a navigation', { kind: 'navigation', at: 0, address: '/' }, true],
  ['an intention', { kind: 'intention', at: 0, name: 'reserve', args: {} }, true],
  ['a choice', action('pinnedUnits/unitPinned'), true],
  ['what the app adds', action('manualUnits/manualUnitAdded'), false],
  ['a call', action('api/getOrders/pending'), false],
  ['news of others', action('changes/changesReceived'), false],
  ['what an answer said of its own change', action('changes/ownChangeSaved'), false],
])('whether the app is at rest before %s is certain', (_, step, isCertain) => {
  expect(isAfterRest(step)).toBe(isCertain);
});
