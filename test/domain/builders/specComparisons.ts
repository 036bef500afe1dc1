import type { UnitSpecComparison } from '../../../src/domain/specs/unitDetailStatus';

/** A phase that was compared and matches. */
export const aSpec = (fields: Partial<UnitSpecComparison> = {}): UnitSpecComparison => ({
  id: 'phase',
  section: 'electrical',
  label: 'Phase',
  required: '3',
  actual: '3',
  verdict: 'exact',
  difference: null,
  note: null,
  status: 'check',
  ...fields,
});
