import type { AuditEntry } from '../../src/contract/people/audit';

const entry = (id: number, part: Partial<AuditEntry>): AuditEntry => ({
  ...{ id, at: `2026-03-0${id}T15:30:00Z`, person: 'Dana Reyes', email: 'dana@specai.test', address: '10.1.2.3' },
  ...{ action: 'comment', orderId: '7', jobNumber: 'J59270', itemCode: '484872', old: null, new: null, reason: null },
  ...part,
});

/** Of one unit, newest first. */
export const entries: readonly AuditEntry[] = [
  entry(5, { action: 'reserve', reason: 'The customer takes 7.2 kV taps.' }),
  entry(4, {
    new: { comment: 'Call Mesa before it ships.\nThey asked for photos of the nameplate.' },
    person: 'Sam Ortiz',
  }),
  entry(3, {
    action: 'changeRow',
    ...{
      person: 'Import by Kim Lindqvist',
      old: { taps: null, kva_rating: 500 },
      new: { taps: '+/-5%', kva_rating: 750 },
    },
  }),
  entry(2, { action: 'removeFile', new: { name: 'front.jpg', caption: '' } }),
];
