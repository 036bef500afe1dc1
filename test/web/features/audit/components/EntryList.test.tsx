import { render, screen } from '@testing-library/react';
import type { AuditEntry } from '../../../../../src/contract/people/audit';
import { EntryList } from '../../../../../src/web/features/audit/components/EntryList';

const saved = (old: AuditEntry['old']): AuditEntry => ({
  ...{ id: 1, at: '2026-11-23T12:00:00Z', person: 'Dana Reyes', email: null, address: null, action: 'saveEstimate' },
  ...{ orderId: '7', jobNumber: 'J59270', itemCode: '484872', reason: null },
  old,
  new: { name: 'Variant B', price: 40_000, margin: 23_200 },
});
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a first save shows its values, a change also the earlier ones', () => {
  const { rerender } = render(<EntryList entries={[saved(null)]} />);
  expect(lines()).toEqual(expect.arrayContaining(['Price: $40,000', 'Margin: $23,200']));
  rerender(<EntryList entries={[saved({ name: 'Variant B', price: 41_250, margin: 24_450 })]} />);
  expect(lines()).toEqual(expect.arrayContaining(['Price: $41,250, now $40,000', 'Margin: $24,450, now $23,200']));
});
