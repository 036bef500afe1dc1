import { isAction, isAsyncThunkAction, isPending, type Middleware } from '@reduxjs/toolkit';

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

/** Resolves when the gate is open. If it is open already, do not await it: that alone would cost a turn. */
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

interface Passing {
  /** Whether an action is part of what was under way, or a mirror of it, rather than a person's request. */
  readonly isOfMachinery: (type: string) => boolean;
}

const isMutation = (arg: unknown): boolean =>
  typeof arg === 'object' && arg !== null && 'type' in arg && arg.type === 'mutation';

/** While the gate is closed, lets neither a change of a slice through nor a trace of a mutation that begins meanwhile. */
export function gateMiddleware(gate: EffectGate, { isOfMachinery }: Passing): Middleware {
  const refused = new Set<string>();
  const isRefused = (action: unknown): boolean => {
    if (isAsyncThunkAction(action)) {
      const { requestId, arg } = action.meta;
      if (isPending(action) && isMutation(arg) && !gate.isOpen()) refused.add(requestId);
      return isPending(action) ? refused.has(requestId) : refused.delete(requestId);
    }
    return isAction(action) && !isOfMachinery(action.type) && !gate.isOpen();
  };
  return () => (next) => (action) => (isRefused(action) ? action : next(action));
}
