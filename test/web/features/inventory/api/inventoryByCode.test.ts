import { errorMessage } from '../../../../../src/web/lib/errorMessage';
import { forgetUnit, getInventoryByCode } from '../../../../../src/web/features/inventory/api/inventory';
import { recordRequests } from '../../../../mocks/recorder';
import {
  everyCallAnswers,
  everyCallFails,
  inventoryUnitIsKnown,
  theServerIsUnreachable,
} from '../../../../mocks/situations';
import { anInventoryUnit } from '../../../../support/web/builders';
import { aStore } from '../../../../support/web/store';

const get = { method: 'GET', authorization: 'Bearer token', body: null };

test.each(['constructor', '__proto__'])('the item code %s is handled like any other', async (itemCode) => {
  inventoryUnitIsKnown(anInventoryUnit({ itemCode }));
  const store = aStore();
  const { data } = await store.dispatch(getInventoryByCode.initiate(itemCode, { subscribe: false }));
  expect(data?.itemCode).toBe(itemCode);
  store.dispatch(forgetUnit(itemCode));
  expect(getInventoryByCode.select(itemCode)(store.getState()).isUninitialized).toBe(true);
});

test('a unit is requested by its item code', async () => {
  inventoryUnitIsKnown(anInventoryUnit());
  const sent = recordRequests();
  const { data } = await aStore().dispatch(getInventoryByCode.initiate('IC-1001'));
  expect(await sent()).toEqual([{ ...get, path: '/api/inventory-stats/by-code/IC-1001', query: {} }]);
  expect(data).toEqual(anInventoryUnit());
});

test.each([
  ['is refused', () => everyCallFails(404, 'No such unit.')],
  ['cannot be reached', () => theServerIsUnreachable()],
  ['cannot be read', () => everyCallAnswers('{"itemName":"no code"}')],
])('a unit that %s shows the same failure message', async (_how, situation) => {
  situation();
  const { error } = await aStore().dispatch(getInventoryByCode.initiate('IC-1001'));
  expect(errorMessage(error)).toBe('Failed to fetch unit details');
});
