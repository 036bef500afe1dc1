/**
 * What every effect of the signed-in app passes: calls, events to the machines, changes of the store, writes to storage,
 * notifications, files and navigation. Closed while Redux DevTools show the past.
 */
export interface EffectGate {
  readonly isOpen: () => boolean;
  /** Calls `listener` whenever the gate may have opened or closed; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const alwaysOpen: EffectGate = { isOpen: () => true, subscribe: () => () => undefined };

/** Resolves when the gate is open. Where it is open already, do not await it: that alone would cost a turn. */
export const opened = (gate: EffectGate): Promise<void> =>
  new Promise((resolve) => {
    if (gate.isOpen()) {
      resolve();
      return;
    }
    const stop = gate.subscribe(() => {
      if (!gate.isOpen()) return;
      stop();
      resolve();
    });
  });

/** The same effect, which does nothing while the gate is closed. */
export const gated =
  <Args extends readonly unknown[]>(gate: EffectGate, effect: (...args: Args) => void) =>
  (...args: Args): void => {
    if (gate.isOpen()) effect(...args);
  };
