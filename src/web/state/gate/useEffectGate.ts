import { createContext, use, useSyncExternalStore } from 'react';
import { alwaysOpen, gated, type EffectGate } from './effectGate';

export const EffectGateContext = createContext<EffectGate>(alwaysOpen);

/** What every effect of a screen passes. */
export const useEffectGate = (): EffectGate => use(EffectGateContext);

/** Whether Redux DevTools show the past. */
export function useShowsPast(): boolean {
  const { subscribe, isOpen } = useEffectGate();
  return !useSyncExternalStore(subscribe, isOpen);
}

/** What a person does on a screen, which has no effect while the past is shown. */
export const useGated = <Args extends readonly unknown[]>(effect: (...args: Args) => unknown) =>
  gated(useEffectGate(), (...args: Args) => void effect(...args));
