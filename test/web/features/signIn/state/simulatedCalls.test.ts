import { paths } from '../../../../../src/contract/paths';
import type { RuntimeConfig } from '../../../../../src/contract/runtimeConfig';
import { reservedTransformers } from '../../../../../src/sample/reserved';
import { simulated } from '../../../../../src/web/features/signIn/state/simulated';
import { simulateCall } from '../../../../../src/web/features/signIn/state/simulatedCalls';
import { getReservations } from '../../../../../src/web/features/reservations/api/reservations';
import { saveOptions } from '../../../../../src/web/features/units/api/unitOptions';
import { getStates } from '../../../../../src/web/features/orders/api/orders';
import { recordRequests } from '../../../../mocks/recorder';
import { statesAreListed } from '../../../../mocks/situations';
import { aStore } from '../../../../support/web/store';

type Capabilities = Pick<RuntimeConfig['capabilities'], 'unitOptions' | 'reservations'>;

const asSpecified: Capabilities = { unitOptions: 'simulated', reservations: 'sample' };
const ofOurServer: Capabilities = { unitOptions: 'saved', reservations: 'live' };
const payload = { reTank: true, feedConversion: false, replacementCabinet: false, turnPull: false };
const options = paths.unitOptions('7');

test.each<[string, Capabilities, boolean]>([
  ['reservations', asSpecified, true],
  ['reservations', { ...asSpecified, unitOptions: 'saved' }, true],
  ['reservations', { ...asSpecified, reservations: 'live' }, false],
  ['a save', asSpecified, true],
  ['a save', { ...asSpecified, reservations: 'live' }, true],
  ['a save', { ...asSpecified, unitOptions: 'saved' }, false],
])('%s with %j: simulated %s', (what, capabilities, isSimulated) => {
  jest.useFakeTimers();
  const call = what === 'a save' ? { url: options, method: 'PUT' } : { url: paths.reservations };
  expect(simulateCall(capabilities, call) !== undefined).toBe(isSimulated);
  jest.useRealTimers();
});

test.each([
  { url: paths.orders },
  { url: paths.reservations, method: 'POST' },
  { url: paths.reservation('1'), method: 'DELETE' },
  { url: paths.reservationsOfUnit('7') },
  { url: options },
  { url: paths.inventoryByCode('options') },
  { url: paths.inventoryByCode('7'), method: 'PUT' },
])('%j is never simulated', (call) => {
  expect(simulateCall(asSpecified, call)).toBeUndefined();
});

test('a product API that lacks nothing has nothing simulated', () => {
  expect(simulated(ofOurServer)).toBeUndefined();
});

test('the built-in reservations come without a request', async () => {
  const sent = recordRequests();
  const store = aStore({ simulate: simulated(asSpecified) });
  const { data } = await store.dispatch(getReservations.initiate(undefined));
  expect(await sent()).toEqual([]);
  expect(data?.results).toMatchObject(reservedTransformers);
  expect(data?.results[0]).toMatchObject({ jobNumber: null, reservedBy: null });
});

test('a save takes 500 ms, stores nothing and succeeds', async () => {
  const sent = recordRequests();
  const { dispatch } = aStore({ simulate: simulated(asSpecified) });
  await import('../../../../../src/web/features/signIn/state/simulatedCalls');
  jest.useFakeTimers();
  const done = jest.fn();
  const saving = saveOptions(dispatch, '7', { payload, version: null }, new AbortController().signal).then(done);
  await jest.advanceTimersByTimeAsync(499);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10);
  await saving;
  jest.useRealTimers();
  expect(done).toHaveBeenCalledWith({ version: null });
  expect(await sent()).toEqual([]);
});

test('a capability that the server has is requested as ever', async () => {
  statesAreListed();
  const sent = recordRequests();
  await aStore({ simulate: simulated(asSpecified) }).dispatch(getStates.initiate(undefined));
  expect(await sent()).toMatchObject([{ path: paths.states, authorization: 'Bearer token' }]);
});
