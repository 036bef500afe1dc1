import { findUnitByIc } from '../../../../../src/web/features/matching/api/matchIc';
import { recordRequests } from '../../../../mocks/recorder';
import {
  aUnitIsFound,
  icSearchFails,
  noUnitHasThisIc,
  theServerIsUnreachable,
  unitsAreInInventory,
} from '../../../../mocks/situations';
import { aUnit } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

const get = { method: 'GET', authorization: 'Bearer token', body: null };
const request = { quote: { order_id: 101 }, serial: 'IC-1001' };
const search = (signal = new AbortController().signal) => findUnitByIc(aStore().dispatch, request, signal);

test('a unit is requested by its IC# with the quote and found', async () => {
  unitsAreInInventory([aUnit()]);
  const sent = recordRequests();
  await expect(search()).resolves.toEqual({ unit: aUnit(), remark: null });
  expect(await sent()).toEqual([{ ...get, method: 'POST', path: '/api/orders/match-ic/', query: {}, body: request }]);
});

test('a unit is requested again each time its IC# is searched', async () => {
  unitsAreInInventory([aUnit()]);
  const sent = recordRequests();
  const { dispatch } = aStore();
  await findUnitByIc(dispatch, request, new AbortController().signal);
  await findUnitByIc(dispatch, request, new AbortController().signal);
  expect(await sent()).toHaveLength(2);
});

test.each([
  [{ can_serve: true }, ' Assigned to job J-1 ', 'Assigned to job J-1'],
  [{ can_serve: false }, null, 'It does not fit this order.'],
  [{ can_serve: false }, 'It does not fit this order.', 'It does not fit this order.'],
  [{ can_serve: false }, 'Assigned to job J-1', 'Assigned to job J-1. It does not fit this order.'],
  [{ can_serve: null }, null, null],
])('a unit that is %j and comes with the message %j is found with the remark %j', async (fields, message, remark) => {
  const unit = aUnit(fields);
  aUnitIsFound(unit, message);
  await expect(search()).resolves.toEqual({ unit, remark });
});

test('an IC# that does not exist is reported as not found', async () => {
  noUnitHasThisIc();
  await expect(search()).rejects.toThrow('Failed to find the inventory control number');
});

test('an IC# that does not exist is reported in the words of the server, if it sends some', async () => {
  noUnitHasThisIc('IC-1001 was sold.');
  await expect(search()).rejects.toThrow('IC-1001 was sold.');
});

test('a refused search has the words of the server, a lost connection our own', async () => {
  icSearchFails(422, 'serial is too long.');
  await expect(search()).rejects.toThrow('serial is too long.');
  theServerIsUnreachable();
  await expect(search()).rejects.toThrow('The server could not be reached.');
});

test('a search that is canceled rejects, before or after it was sent', async () => {
  unitsAreInInventory([aUnit()]);
  await expect(search(AbortSignal.abort())).rejects.toThrow();
  const controller = new AbortController();
  const running = search(controller.signal);
  controller.abort();
  await expect(running).rejects.toThrow();
});
