import { orderPath, unitPath } from '../../../src/web/lib/paths';

test('an id stays one piece of its path, whatever characters it has', () => {
  expect(orderPath(101)).toBe('/order/101');
  expect(orderPath('a/b?c')).toBe('/order/a%2Fb%3Fc');
});

test('a unit is opened beside its order', () => {
  expect(unitPath('IC 1/2', 'a&b=c')).toBe('/unit/IC%201%2F2?order=a%26b%3Dc');
});
