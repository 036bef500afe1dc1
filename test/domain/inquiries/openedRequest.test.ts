import type { Inquiry } from '../../../src/contract/requests/inquiries';
import type { LineReading } from '../../../src/contract/requests/reading';
import { openedRequest } from '../../../src/domain/inquiries/openedRequest';

const read = (field: LineReading['field'], value: string): LineReading => ({
  ...{ field, value, status: 'read', reason: null, passage: null },
});

const inquiry: Inquiry = {
  ...{ id: 42, number: 'I-42', state: 'open', customer_name: 'Calloway Pump', contact: null, email: null, phone: null },
  ...{ ship_city: 'Fresno', ship_state: 'CA', request_date: '2027-05-31', source: '1500 kVA, loop, FR3' },
  ...{ source_name: 'mail.eml', lost_reason: null, author_name: 'Dana Reyes', is_own: true, version: 3 },
  ...{ created_at: '2026-11-23T12:00:00Z', updated_at: '2026-11-23T12:00:00Z' },
  lines: [
    {
      ...{ order_id: 900, job_number: 'I-42-1', quantity: 2, hold: null, holds: [], estimates: 0, linked_order: null },
      readings: [read('kva_rating', '1500'), read('oil_type', 'Mineral Oil'), read('front', 'dead')],
    },
  ],
};

test('only what differs from the reading of the text is a change', () => {
  const readings = [read('quantity', '1'), read('kva_rating', '1500'), read('oil_type', 'FR3'), read('feed', 'loop')];
  const request = [{ ...read('kva_rating', 'Fresno, CA'), field: 'place' as const }];
  expect(openedRequest(inquiry, { lines: [{ readings }], request, not_understood: [] })).toEqual({
    text: '1500 kVA, loop, FR3',
    edits: { 0: { quantity: '2', oil_type: 'Mineral Oil', feed: '', front: 'dead' } },
    said: { customer: 'Calloway Pump', date: '2027-05-31' },
    sourceName: 'mail.eml',
    saved: { id: '42', number: 'I-42', version: 3, orderIds: ['900'] },
  });
});
