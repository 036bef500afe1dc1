import { useSyncExternalStore } from 'react';
import type { PlanSettings } from '../../../../contract/plan/planRequest';
import { DEFAULT_SETTINGS } from '../../../../domain/plan/planAddress';

/** What this tab knows of plans until it is closed. */
interface PlanMemory {
  /** By which the person planned last. */
  readonly settings: PlanSettings;
  /** Whether comparisons say what each unit does to the plan. */
  readonly isShown: boolean;
}

let memory: PlanMemory = { settings: DEFAULT_SETTINGS, isShown: false };
const listeners = new Set<() => void>();

export function rememberPlan(change: Partial<PlanMemory>): void {
  memory = { ...memory, ...change };
  listeners.forEach((notify) => notify());
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

export const usePlanMemory = (): PlanMemory => useSyncExternalStore(subscribe, () => memory);
