import type { EffectGate } from '../gate/effectGate';

/** A tab that nobody looks at for so long follows nothing, ms. */
const HIDDEN_MS = 5 * 60_000;

/** Whether changes are worth being told of now. */
export interface Attention {
  readonly isOn: () => boolean;
  /** Calls `listener` whenever that may have changed; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** There is a network, somebody looks at the tab or did lately, and the store shows the present. */
export function createAttention(gate: EffectGate): Attention {
  /** Kept while nobody has subscribed: a lost connection is opened again and again while the tab stays hidden. */
  let hiddenSince: number | null = null;
  const leftMs = () => (hiddenSince === null ? Infinity : hiddenSince + HIDDEN_MS - Date.now());
  return {
    isOn: () => navigator.onLine && leftMs() > 0 && gate.isOpen(),
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        hiddenSince = document.visibilityState === 'hidden' ? (hiddenSince ?? Date.now()) : null;
        if (hiddenSince !== null && leftMs() > 0) timer = setTimeout(look, leftMs());
        listener();
      };
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      document.addEventListener('visibilitychange', look);
      const stop = gate.subscribe(listener);
      look();
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        document.removeEventListener('visibilitychange', look);
        clearTimeout(timer);
        stop();
      };
    },
  };
}
