import { useComparisonAddress } from '../list/useComparisonAddress';
import type { ColumnSet } from './columns';

/** Which columns the table has; the address remembers it. */
export function useColumnSet() {
  const { params, write } = useComparisonAddress();
  const set: ColumnSet = params.get('columns') === 'deciding' ? 'deciding' : 'all';
  const choose = (next: ColumnSet) => write({ columns: next === 'all' ? null : next });
  return [set, choose] as const;
}
