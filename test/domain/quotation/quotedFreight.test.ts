import { quotedFreight } from '../../../src/domain/quotation/quotedFreight';

test('a customer reads who pays the freight', () => {
  expect(quotedFreight({ freight: 'not included' })).toBe('Freight: not included');
  expect(quotedFreight({ freight: 'paid by customer' })).toBe('Freight: paid by customer');
});

test('a quotation of before freight was said says nothing of it', () => {
  expect(quotedFreight({})).toBeNull();
});
