import { touchedBy } from '../../../../../src/web/features/changes/state/loads';

test.each([
  ['reserveUnit', { itemCode: 7, orderId: '17' }, ['unit 7', 'order 17']],
  ['releaseReservation', { id: 3, itemCode: '7' }, ['unit 7']],
  ['saveUnitOptions', { itemCode: '7', payload: {} }, ['unit 7']],
  ['addUnitFile', { serial: '7', file: {} }, ['unit 7']],
  ['bringBack', { file: 'orders', recordKey: '17' }, ['order 17']],
  ['bringBack', { file: 'units', recordKey: '7' }, ['unit 7']],
  ['setFreightPayer', { orderId: '17', isCustomer: true }, ['order 17']],
  ['reservePlanned', { mode: 'all', pairs: [{ order_id: 17, serial: '7' }] }, ['unit 7', 'order 17']],
  ['saveEstimate', { orderId: '17', id: '3', version: 1, estimate: {} }, ['estimates 17']],
  ['stepEstimate', { orderId: '17', id: '3', itemCode: '7', step: 'propose' }, ['estimates 17']],
  ['stepEstimate', { orderId: '17', id: '3', itemCode: '7', step: 'win' }, ['estimates 17', 'unit 7', 'order 17']],
  ['correctRecord', { file: 'units', recordKey: '7', version: 'a1' }, ['unit 7']],
  ['retireRecord', { file: 'orders', recordKey: '17', reason: 'Twice' }, ['order 17']],
  ['takeSources', { values: [{ file: 'units', key: '7', field: 'taps' }] }, ['unit 7']],
  ['changeUnits', { serials: ['7', '8'], retire: true }, ['unit 7', 'unit 8']],
  ['undoUnitChange', { id: '3', serials: ['7'] }, ['unit 7']],
  ['saveRates', {}, ['many']],
  ['saveView', { name: 'Mine' }, null],
])('%s with %j changes %j', (endpoint, args, touched) => {
  expect(touchedBy(endpoint, args)).toEqual(touched);
});
