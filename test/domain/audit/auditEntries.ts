import type { AuditEntry } from '../../../src/contract/people/audit';

/** An entry of the audit, a reservation but for what is given. */
export const anAuditEntry = (part: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 1, at: '2026-11-23T12:00:00Z', person: 'Dana Reyes', email: null, address: null, action: 'reserve' },
  ...{ orderId: '7', jobNumber: 'J59270', itemCode: '484872', old: null, new: null, reason: null },
  ...part,
});
