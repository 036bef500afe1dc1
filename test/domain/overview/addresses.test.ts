import fc from 'fast-check';
import { coverages } from '../../../src/contract/orders/ordersBands';
import type { OrdersCountsQuery } from '../../../src/contract/orders/ordersQuery';
import { readInventory } from '../../../src/domain/inventory/list/inventoryList';
import { toInventorySelection } from '../../../src/domain/inventory/list/inventoryQuery';
import { readList } from '../../../src/domain/orders/orderList';
import { toCountsQuery } from '../../../src/domain/orders/ordersQuery';
import { inventoryAddress, ordersAddress } from '../../../src/domain/overview/addresses';
import { forAll } from '../builders/forAll';

const open = { unit_assignment: 'unassigned' } as const;
const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

describe('the address of orders', () => {
  test.each<[OrdersCountsQuery, string]>([
    [{}, '/'],
    [{ search: 'J59270' }, '/?search=J59270'],
    [{ sales_rep: 'A. Ruiz' }, '/?salesperson=A.+Ruiz'],
    [{ customer_name: 'Peña & Sons' }, '/?customer=Pe%C3%B1a+%26+Sons'],
    [{ date_range: '90' }, '/?days=90'],
    [{ order_type: 'rc' }, '/?job=RC'],
    [{ order_type: 'rw' }, '/?job=RW'],
    [{ delivery_state: 'AZ' }, '/?state=AZ'],
    [{ due: 'overdue' }, '/?due=overdue'],
    [{ due_month: '2026-03' }, '/?due_month=2026-03'],
    [{ age: '365+' }, '/?age=365%2B'],
    [{ unit_status: 'On Hold' }, '/?unit_status=On+Hold'],
    [{ unit_status: 'unassigned' }, '/?unit_status=unassigned'],
    [{ kva: '112.5' }, '/?kva=112.5'],
    [{ kva: 'none' }, '/?kva=none'],
    [{ primary_class: 'over 69' }, '/?primary_class=over+69'],
    [{ secondary_volts: '480', phase: '3' }, '/?secondary_volts=480&phase=3'],
    [{ margin: 'under 0' }, '/?margin=under+0'],
    [{ coverage: 'not judged' }, '/?coverage=not+judged'],
  ])('of those without a unit by %j is %s, which does not say what the list shows by itself', (query, address) => {
    expect(ordersAddress({ ...open, ...query })).toBe(address);
  });

  test.each(['assigned', 'retired'] as const)('says that orders are %s', (unit_assignment) => {
    expect(ordersAddress({ unit_assignment, age: '0-29' })).toBe(`/?status=${unit_assignment}&age=0-29`);
  });

  test('leaves out what is given as undefined', () => {
    expect(ordersAddress({ ...open, kva: undefined, phase: '1' })).toBe('/?phase=1');
  });

  test('is read by Open Orders as a request for exactly the orders that were counted', () => {
    const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
    const plain = fc.stringMatching(/^[A-Za-z0-9&+#=%][A-Za-z0-9 &+#=%']{0,8}[A-Za-z0-9&+#=%]$/);
    const queries = fc.record({
      ...{ search: some(plain), customer_name: some(plain), sales_rep: some(plain) },
      unit_status: some(fc.string({ minLength: 1, maxLength: 30 })),
      unit_assignment: fc.constantFrom('unassigned', 'assigned', 'retired'),
      order_type: some(fc.constantFrom('rc', 'rw')),
      date_range: some(fc.constantFrom('30', '60', '90', '180', '365')),
      delivery_state: some(fc.constantFrom('AZ', 'TX')),
      due: some(fc.constantFrom('overdue', '14', '30', '60')),
      due_month: some(fc.constantFrom('2026-01', '2099-12', 'none')),
      age: some(fc.constantFrom('0-29', '365+', 'none')),
      kva: some(fc.constantFrom('75', '112.5', '1500', 'none')),
      primary_class: some(fc.constantFrom('1.2', '34.5', 'over 69', 'none')),
      secondary_volts: some(fc.constantFrom('208', '4160', 'none')),
      phase: some(fc.constantFrom('1', '3', 'none')),
      margin: some(fc.constantFrom('under 0', '0-10', '40+', 'incomplete', 'none')),
      coverage: some(fc.constantFrom(...coverages, 'not covered', 'not judged')),
    });
    forAll(queries, (query) => {
      const wanted = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
      expect(toCountsQuery(readList(searchOf(ordersAddress(query))).filters)).toEqual(wanted);
    });
  });
});

describe('the address of units', () => {
  test.each([
    [{}, '/inventory'],
    [{ kva: undefined }, '/inventory'],
    [{ kva: '75' }, '/inventory?kva=75'],
    [{ kva: ['75', '500'], availability: ['free'] }, '/inventory?kva=75&kva=500&availability=free'],
    [{ kva: ['(not recorded)'] }, '/inventory?kva=%28not+recorded%29'],
    [{ warehouse: ['Austin, TX'], kva: [] }, '/inventory?warehouse=Austin%2C+TX'],
  ])('of %j is %s: a name is repeated for each of its values', (query, address) => {
    expect(inventoryAddress(query)).toBe(address);
  });

  test('is read by the inventory as the selection that was counted', () => {
    const values = fc.uniqueArray(fc.constantFrom('75', '112.5', 'Austin, TX', 'a&b=c', '(not recorded)'), {
      minLength: 1,
    });
    forAll(values, values, (kva, warehouse) => {
      const read = readInventory(searchOf(inventoryAddress({ kva, warehouse, availability: ['free'] })));
      expect(toInventorySelection(read)).toEqual({ kva, warehouse, availability: ['free'] });
    });
  });
});
