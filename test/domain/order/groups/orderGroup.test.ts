import { groupQuery, groupWords, readGroup } from '../../../../src/domain/order/groups/orderGroup';
import { readList, writeList } from '../../../../src/domain/order/orderList';

const read = (address: string) => readGroup(new URLSearchParams(address));

test('a group of the overview is read from the address and written to it again', () => {
  const address = 'kva=1500&primary_class=15&secondary_volts=480&phase=3';
  expect(read(`view=table&${address}&nothing=1`)).toBe(address);
  expect(writeList(readList(new URLSearchParams(address))).toString()).toBe(address);
});

test('what is no group is left out', () => {
  expect(read('kva=-1&phase=2&margin=most&age=1&due_month=2026-13&secondary_volts=0&primary_class=&unit_status=')).toBe(
    '',
  );
});

test('the orders without a value are a group too', () => {
  expect(groupQuery(read('kva=none&due_month=none'))).toEqual({ kva: 'none', due_month: 'none' });
  expect(groupWords('kva=none&due_month=none')).toBe('Due: No request date, kVA not recorded');
});

test('a group says in words what it holds', () => {
  expect(groupWords('kva=1500&primary_class=15&secondary_volts=480&phase=3')).toBe(
    '1,500 kVA, Primary: 15 kV class, Secondary: 480 V, Three-phase',
  );
  expect(groupWords('age=30-89&unit_status=On+Hold')).toBe('Age: 30 to 89 days, Status: On Hold');
  expect(groupWords('margin=20-30')).toBe('Margin: 20% to 30%');
});
