import { createContext, use, useSyncExternalStore } from 'react';
import { alwaysOpen, type EffectGate } from './effectGate';

export const EffectGateContext = createContext<EffectGate>(alwaysOpen);

/** What every effect of a screen passes. */
export const useEffectGate = (): EffectGate => use(EffectGateContext);

/** Whether Redux DevTools show the past. */
export function useShowsPast(): boolean {
  const { subscribe, isOpen } = useEffectGate();
  return !useSyncExternalStore(subscribe, isOpen);
}
