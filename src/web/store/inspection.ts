import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { Middleware } from '@reduxjs/toolkit';

export type InspectionObserver = (event: InspectionEvent) => void;

export type ShownSnapshot = <S extends object>(actor: AnyActorRef, live: S) => S;

export interface MachineState {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
}

export type MachineStates = Record<string, MachineState>;

/** Events buffered until observers subscribe. */
const MAX_BUFFERED = 500;

export function createInspection() {
  let buffered: InspectionEvent[] = [];
  let observers: readonly InspectionObserver[] | null = null;
  const inspect: InspectionObserver = (event) => {
    if (observers) for (const observe of observers) observe(event);
    else if (buffered.length < MAX_BUFFERED) buffered.push(event);
  };
  const subscribe = (chosen: readonly InspectionObserver[]) => {
    const soFar = buffered;
    buffered = [];
    observers = chosen;
    for (const event of soFar) inspect(event);
  };
  return { inspect, subscribe };
}

export type Inspection = ReturnType<typeof createInspection>;

export interface StoreTools {
  readonly devTools: boolean;
  readonly middleware: readonly Middleware[];
  readonly useShown?: ShownSnapshot;
}
