import { createContext, use, useSyncExternalStore } from 'react';
import { alwaysOpen, gated, type EffectGate } from './effectGate';
import type { Services } from '../services';

export const EffectGateContext = createContext<EffectGate>(alwaysOpen);

export const useEffectGate = (): EffectGate => use(EffectGateContext);

export function useShowsPast(): boolean {
  const { subscribe, isOpen } = useEffectGate();
  return !useSyncExternalStore(subscribe, isOpen);
}

export const useGated = <Args extends readonly unknown[]>(effect: (...args: Args) => unknown) =>
  gated(useEffectGate(), (...args: Args) => void effect(...args));

export function gatedServices(gate: EffectGate, services: Services): Services {
  const { notifier, openNotesPopup, openTab, copyText, saveFile, print, opened, drafts, unsent } = services;
  return {
    ...services,
    notifier: {
      success: gated(gate, (...of) => notifier.success(...of)),
      failure: gated(gate, (title, description) => notifier.failure(title, description)),
    },
    openNotesPopup: (notes) => gate.isOpen() && openNotesPopup(notes),
    ...(openTab && { openTab: () => (gate.isOpen() ? openTab() : null) }),
    copyText: async (text) => gate.isOpen() && copyText(text),
    saveFile: gated(gate, saveFile),
    print: gated(gate, print),
    ...(unsent && { unsent: { ...unsent, keep: gated(gate, unsent.keep) } }),
    ...(drafts && { drafts: { ...drafts, keep: gated(gate, drafts.keep) } }),
    ...(opened && { opened: { ...opened, remember: gated(gate, opened.remember) } }),
  };
}
