import { isAction, isAsyncThunkAction, isPending, type Middleware } from '@reduxjs/toolkit';
import type { EffectGate } from './effectGate';

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
