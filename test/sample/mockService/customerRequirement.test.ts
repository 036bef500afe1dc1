import { customerRequirementSchema, pendingOrderSchema } from '../../../src/contract/orders/customerRequirement';
import { toCustomerRequirement, toPendingOrder } from '../../../src/sample/mockService/customerRequirement';
import { anOrder, aRequirement } from '../../support/web/builders';

const order = anOrder({ sale_price: '41250.50', requirement: aRequirement({ notes: 'Customer supplies the pad.' }) });

test('a customer requirement names the customer, the need, the date and the price', () => {
  const requirement = toCustomerRequirement(order);
  expect(customerRequirementSchema.parse(requirement)).toEqual(requirement);
  expect(requirement).toMatchObject({
    id: 101,
    customerName: 'Tri-County Electric Cooperative',
    projectName: 'Tri-County Electric Cooperative, Tempe',
    description: '500 KVA three-phase padmount',
    priority: 'Medium',
    salesRep: 'M. Ortega',
    requestDate: '2026-04-04',
    salePrice: 41250.5,
    specs: { kva_rating: 500, primary_voltage_kv: '12.47' },
  });
  expect(requirement.clientEmail).toMatch(/@specai\.test$/);
});

test('a customer requirement leaves out what its order leaves out', () => {
  const bare = anOrder({ customer_name: null, ship_city: null, sale_price: null, requirement: null });
  expect(toCustomerRequirement(bare)).toMatchObject({
    projectName: 'Customer, site',
    description: null,
    specs: null,
    salePrice: null,
  });
});

test('the sample order waits for the unit of its customer requirement', () => {
  const pending = toPendingOrder(order);
  expect(pendingOrderSchema.parse(pending)).toEqual(pending);
  expect(pending).toEqual({
    orderId: 'sample',
    customerRequirementId: 101,
    status: 'pending',
    specs: order.requirement,
    notes: 'Customer supplies the pad.',
  });
});
