import { isAction, isAsyncThunkAction, isPending, type Middleware } from '@reduxjs/toolkit';

/** Gate for every side effect of the signed-in app: closed while Redux DevTools show the past. */
export interface EffectGate {
  readonly isOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

export const alwaysOpen: EffectGate = { isOpen: () => true, subscribe: () => () => undefined };

/** Check `isOpen` first: awaiting an open gate costs a tick. */
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

export const gated =
  <Args extends readonly unknown[]>(gate: EffectGate, effect: (...args: Args) => void) =>
  (...args: Args): void => {
    if (gate.isOpen()) effect(...args);
  };

interface Passing {
  readonly isOfMachinery: (type: string) => boolean;
}

const isMutation = (arg: unknown): boolean =>
  typeof arg === 'object' && arg !== null && 'type' in arg && arg.type === 'mutation';

/** While the gate is closed, blocks slice changes and new mutations. */
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
