import { isSameQuery, viewAddress, viewQuery } from '../../../src/domain/views/viewAddress';

test('the address of a view is that of its list with its query', () => {
  expect(viewAddress({ list: 'orders', query: 'state=AZ&view=table' })).toBe('/?state=AZ&view=table');
  expect(viewAddress({ list: 'inventory', query: '' })).toBe('/inventory');
});

test('a view of a comparison has no address of its own, because a comparison is of one order', () => {
  expect(viewAddress({ list: 'comparison', query: 'sort=margin' })).toBeNull();
});

test('a view keeps filters, sort and look of a list, and not its page', () => {
  expect(viewQuery('?state=AZ&page=7&view=table')).toBe('state=AZ&view=table');
});

test('queries say the same in whatever order and on whatever page', () => {
  expect(isSameQuery('a=1&b=2', 'page=3&b=2&a=1')).toBe(true);
  expect(isSameQuery('a=1', 'a=2')).toBe(false);
});
