import { selectDisplayOrder } from '../../../../src/web/state/selectors/quote';
import { anOrder } from '../../../support/web/builders';

test('an order is turned into its display order once, another order into another one', () => {
  const order = anOrder({ id: 101, sale_price: '41250.00' });
  expect(selectDisplayOrder(order)).toMatchObject({ id: '101', dollarValue: 41_250 });
  expect(selectDisplayOrder(order)).toBe(selectDisplayOrder(order));
  expect(selectDisplayOrder(anOrder({ id: 102 })).id).toBe('102');
});

test('a list can be mapped over: the index does not make another display order', () => {
  const order = anOrder();
  expect([order, order].map(selectDisplayOrder)[1]).toBe(selectDisplayOrder(order));
});
