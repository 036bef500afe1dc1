import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { isMachineSnapshot, type AnyMachineSnapshot } from 'xstate';
import { useAppSelector } from '../state/hooks';
import type { ShownSnapshot } from '../state/inspection';
import { machineStepped } from '../state/slices/machines';
import type { MachineStep, StepListener } from './machineSteps';
import { isRecorded } from './recordedAction';

/** Steps queued for the store of the next sign-in; older ones are dropped. */
const MAX_QUEUED = 500;

/**
 * Mirrors the machines' steps into the store for Redux DevTools, in order; steps from before the store come first. The only
 * way back is `useShown`: the screens show past states while DevTools travel in time.
 */
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
  // React may create a store and discard it unused: the first recorded action shows which one is used.
  const middleware: Middleware = (store) => (next) => (action) => {
    if (isRecorded(action)) dispatch = store.dispatch;
    flush();
    return next(action);
  };
  /** The store holds an older state than the latest only while DevTools travel in time. */
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
