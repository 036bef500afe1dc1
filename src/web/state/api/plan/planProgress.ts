import { useSyncExternalStore } from 'react';
import type { PlanStep } from '../../../../contract/plan/plan';

let current: PlanStep | null = null;
const listeners = new Set<() => void>();

export function reportPlanStep(step: PlanStep | null): void {
  current = step;
  listeners.forEach((notify) => notify());
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** How far the plan is that is being made; null where none is. */
export const usePlanProgress = (): PlanStep | null => useSyncExternalStore(subscribe, () => current);
