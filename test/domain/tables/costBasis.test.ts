import { COST_BASIS } from '../../../src/domain/tables/costBasis';

test('amounts, and what they count from, stand beside the data, not in it', () => {
  const basis = Object.fromEntries(COST_BASIS);
  expect(Object.keys(basis)).toEqual(['Amounts', 'Price', 'Cost', 'Margin', 'Profit']);
  // Spec section 9: the profit shown is 17.5 points below the margin.
  expect(basis).toMatchObject({
    Amounts: 'US dollars',
    Profit: 'Margin less the percentage points of the rates, 17.5 by the standard ones',
  });
});
