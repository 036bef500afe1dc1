import type { TraceStep } from '../../../contract/trace/steps';
import { widthOf } from './storedStep';
import type { TabEntry } from '../storage/tabEntry';

const isAbsent = ({ unsaved, next }: TabEntry, stored: number) => (unsaved?.from ?? next) > stored;

/**
 * The steps of the tab's earlier pages that are not among those stored, whose next number is `stored` and last time `until`: a gap stands for
 * steps that went with their page. Where the first start is among those, `lost` tells how many they are instead.
 */
export function stepsToRestore(entry: TabEntry, stored: number, until: number): { steps: TraceStep[]; lost: number } {
  const { unsaved, next } = entry;
  if (stored === 1 && isAbsent(entry, stored)) return { steps: [], lost: next - 1 };
  const from = unsaved?.from ?? next;
  const gap: TraceStep[] = from > stored ? [{ kind: 'gap', at: until, steps: from - stored }] : [];
  let number = from;
  const rest = (unsaved?.steps ?? []).filter((step) => {
    number += widthOf(step);
    return number > stored;
  });
  return { steps: [...gap, ...rest], lost: 0 };
}
