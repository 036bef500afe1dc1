import { sampleOrders } from '../../src/sample/orders';
import { reservedTransformers } from '../../src/sample/reserved';
import { sampleUnits } from '../../src/sample/units';

/** Orders are numbered from here, in the order of the sample (migration 0001). */
const FIRST_ORDER_ID = 10_001;
const orders = sampleOrders();
const units = sampleUnits();

test.each(reservedTransformers)('unit $itemCode is the one assigned to order $orderId', (item) => {
  const order = orders[Number(item.orderId) - FIRST_ORDER_ID];
  const unit = units.find(({ serial }) => serial === item.itemCode);
  expect(order).toMatchObject({ assigned_serial: item.itemCode, customer_name: item.customerName });
  expect(unit).toMatchObject({ kva_rating: item.kvaRating, primary_voltage: item.primaryVoltage });
});

test('no unit is reserved twice', () => {
  expect(new Set(reservedTransformers.map(({ itemCode }) => itemCode)).size).toBe(reservedTransformers.length);
});
