import { toDisplayOrder } from '../../../../src/domain/order/displayOrder';
import { salesContact } from '../../../../src/domain/order/contact/salesContact';
import { anOrder } from '../../builders/units';

test.each([
  [['a@x.test', 'b@x.test'], 'c@x.test', 'a@x.test'],
  [[], ' c@x.test ', 'c@x.test'],
  [['', 'b@x.test'], null, 'b@x.test'],
  [[' ', 'b@x.test'], null, 'b@x.test'],
  [[' b@x.test '], 'c@x.test', 'b@x.test'],
  [['\t', '\n'], ' ', null],
  [[], '', null],
  [[], null, null],
])('of the list %p and the single address %p, %p is written to', (sales_rep_emails, sales_rep_email, expected) => {
  expect(salesContact(toDisplayOrder(anOrder({ sales_rep_emails, sales_rep_email })))).toBe(expected);
});
