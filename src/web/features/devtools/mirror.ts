import {
  isAction,
  isAsyncThunkAction,
  isRejected,
  type UnknownAction,
  type Dispatch,
  type Middleware,
} from '@reduxjs/toolkit';
import { isMachineSnapshot, type AnyMachineSnapshot } from 'xstate';
import { api } from '../../store/api/api';
import { isMachineStepped, machineStepped } from '../../store/machinesSlice';
import { useAppSelector } from '../../store/hooks';
import type { ShownSnapshot } from '../../store/inspection';
import type { MachineStep, StepListener } from './machineSteps';

/** False for mirrored machine steps, cache hits and internal actions of RTK Query. */
export function isRecorded(action: unknown): action is UnknownAction {
  if (!isAction(action) || isMachineStepped(action)) return false;
  if (!action.type.startsWith(`${api.reducerPath}/`)) return true;
  return isAsyncThunkAction(action) && !(isRejected(action) && action.meta.condition);
}

const HELD_ELSEWHERE: ReadonlySet<string> = new Set([api.reducerPath, 'changes', 'loads', 'machines']);

export const slicesOf = (state: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(Object.assign({}, state)).filter(([name]) => !HELD_ELSEWHERE.has(name)));

export function changedSlices(before: unknown, after: unknown): Record<string, unknown> {
  const old = slicesOf(before);
  return Object.fromEntries(Object.entries(slicesOf(after)).filter(([name, slice]) => slice !== old[name]));
}

const MAX_QUEUED = 500;

export function createMirror() {
  const snapshots = new WeakMap<object, AnyMachineSnapshot>();
  const latest = new WeakMap<object, MachineStep>();
  let queued: MachineStep[] = [];
  let dispatch: Dispatch | null = null;

  const flush = () => {
    if (!dispatch) return;
    const steps = queued;
    queued = [];
    for (const step of steps) dispatch(machineStepped(step));
  };
  const onStep: StepListener = (step, actor, snapshot) => {
    snapshots.set(step.state, snapshot);
    latest.set(actor, step);
    queued = [...queued, step].slice(-MAX_QUEUED);
    flush();
  };
  // React may create a store and discard it: the first recorded action shows which one is used.
  const middleware: Middleware = (store) => (next) => (action) => {
    if (isRecorded(action)) dispatch = store.dispatch;
    flush();
    return next(action);
  };
  const useShown: ShownSnapshot = (actor, live) => {
    const step = latest.get(actor);
    const shown = useAppSelector((state) => (step ? state.machines[step.actor] : undefined));
    const past = shown && shown !== step?.state ? snapshots.get(shown) : undefined;
    return past && isSameMachine(live, past) ? past : live;
  };
  return { onStep, middleware, useShown };
}

const isSameMachine = <S extends object>(live: S, past: AnyMachineSnapshot): past is AnyMachineSnapshot & S =>
  isMachineSnapshot(live) && past.machine.id === live.machine.id;
