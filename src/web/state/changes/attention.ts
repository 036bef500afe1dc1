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
export function createAttention(gate: EffectGate, hiddenMs = HIDDEN_MS): Attention {
  let isForgotten = false;
  return {
    isOn: () => navigator.onLine && !isForgotten && gate.isOpen(),
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const forget = (is: boolean) => {
        isForgotten = is;
        listener();
      };
      const look = () => {
        clearTimeout(timer);
        if (document.visibilityState === 'hidden') timer = setTimeout(() => forget(true), hiddenMs);
        else forget(false);
      };
      const stopping = new AbortController();
      const { signal } = stopping;
      window.addEventListener('online', listener, { signal });
      window.addEventListener('offline', listener, { signal });
      document.addEventListener('visibilitychange', look, { signal });
      const stop = gate.subscribe(listener);
      look();
      return () => {
        stopping.abort();
        clearTimeout(timer);
        stop();
      };
    },
  };
}
