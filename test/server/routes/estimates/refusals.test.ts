import type { Permission } from '../../../../src/domain/access/access';
import { costChange } from '../../../../src/domain/estimates/grounds';
import { stepErrorOf } from '../../../../src/server/routes/estimates/refusals';

/** Somebody who leads estimates and may not see costs, which no role is today. */
const blind = new Set<Permission>(['reserve', 'proposeEstimate']);
const seeing = new Set<Permission>([...blind, 'seeCost']);

const lapsed = { kind: 'lapsed', because: [costChange('The unit cost changed.')], isStale: true } as const;
const ended = {
  kind: 'lapsed',
  because: ['The quotation Q-2026-0001 was valid until 1 May 2026.'],
  isStale: false,
} as const;
const points = ['Turn pull · cost not recorded', 'kVA · required 500 kVA, unit 75 kVA'];
const noReason = { kind: 'notReserved', outcome: { kind: 'noReason', points } } as const;

test.each([
  [lapsed, seeing, 'It has lapsed. The unit cost changed. Save it as of today, and propose it again.'],
  [lapsed, blind, 'It has lapsed. Its figures changed. Save it as of today, and propose it again.'],
  [
    ended,
    blind,
    'It has lapsed. The quotation Q-2026-0001 was valid until 1 May 2026. Propose it again: accepting it now needs a new approval.',
  ],
  [
    noReason,
    seeing,
    'Turn pull · cost not recorded. kVA · required 500 kVA, unit 75 kVA. Give a reason to reserve it.',
  ],
  [noReason, blind, 'Turn pull. kVA · required 500 kVA, unit 75 kVA. Give a reason to reserve it.'],
])('the refusal of a step says no more of costs than its reader may see (%#)', (why, own, detail) => {
  expect(stepErrorOf(why, 'win', own).message).toBe(detail);
});
