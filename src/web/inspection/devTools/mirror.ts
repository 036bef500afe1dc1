import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import type { AnyMachineSnapshot } from 'xstate';
import { useAppSelector } from '../../state/hooks';
import type { ShownSnapshot } from '../../state/inspection';
import type { HearStep, MachineStep } from '../steps/machineSteps';
import { toldAction } from '../steps/actionStep';
import { machineState, mirrored } from './machines';

/** So many steps wait for the store of somebody who signs in. */
const MOST_WAITING = 500;

/**
 * Shows the store what the machines do, in the order in which their states came about. Nothing comes back from it, save
 * that the screens show past states while somebody travels in time. What happened before there was a store comes first.
 */
export function createMirror() {
  const snapshots = new WeakMap<object, AnyMachineSnapshot>();
  const latest = new WeakMap<object, MachineStep>();
  let waiting: MachineStep[] = [];
  let show: Dispatch | null = null;

  const flush = () => {
    if (!show) return;
    const steps = waiting;
    waiting = [];
    for (const step of steps) show(mirrored(step));
  };
  const hear: HearStep = (step, actor, snapshot) => {
    snapshots.set(step.state, snapshot);
    latest.set(actor, step);
    waiting = [...waiting, step].slice(-MOST_WAITING);
    flush();
  };
  // React may make a store and drop it unused: the one that is used is known by the first action that means something.
  const middleware: Middleware =
    ({ dispatch }) =>
    (next) =>
    (action) => {
      if (toldAction(action)) show = dispatch;
      flush();
      return next(action);
    };
  /** The store shows another state than the latest only while somebody travels in time. */
  const useShown: ShownSnapshot = (actor, live) => {
    const step = latest.get(actor);
    const shown = useAppSelector((state) => machineState(state, step?.actor));
    const past = shown && shown !== step?.state ? snapshots.get(shown) : undefined;
    return past && isLike(live, past) ? past : live;
  };
  return { hear, middleware, useShown };
}

const isLike = <S extends object>(live: S, past: AnyMachineSnapshot): past is AnyMachineSnapshot & S =>
  'machine' in live && past.machine.id === idOf(live.machine);
const idOf = (machine: unknown) =>
  typeof machine === 'object' && machine !== null && 'id' in machine ? machine.id : undefined;
