import type { Services } from '../services';
import { gated, type EffectGate } from './effectGate';

/** The same services, which do nothing while the gate is closed. */
export function gatedServices(gate: EffectGate, services: Services): Services {
  const { notifier, openNotesPopup, openTab, copyText, saveFile, print, opened, drafts, unsent } = services;
  return {
    ...services,
    notifier: {
      success: gated(gate, (title, description) => notifier.success(title, description)),
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
