import { toDisplayOrder } from '../../../../src/domain/order/displayOrder';
import { orderNotes } from '../../../../src/domain/order/notes/orderNotes';
import { anOrder } from '../../builders/units';

test.each([
  [{ notes: 'raw', formatted_notes: ' laid out ' }, 'laid out'],
  [{ notes: ' raw ', formatted_notes: '  ' }, 'raw'],
  [{ notes: 'raw' }, 'raw'],
  [{ notes: '  ' }, ''],
  [{}, ''],
])('the notes of %j read %j', (requirement, expected) => {
  expect(orderNotes(toDisplayOrder(anOrder({ requirement })))).toBe(expected);
});

test('an order without a requirement has no notes', () => {
  expect(orderNotes(toDisplayOrder(anOrder()))).toBe('');
});
