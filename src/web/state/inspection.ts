import type { AnyActorRef, InspectionEvent } from 'xstate';

export type InspectionObserver = (event: InspectionEvent) => void;

export type ShownSnapshot = <S extends object>(actor: AnyActorRef, live: S) => S;

export interface MachineState {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
}

export type MachineStates = Record<string, MachineState>;

/** Events buffered until observers subscribe. */
const MOST_EARLY = 500;

export function createInspection() {
  let early: InspectionEvent[] = [];
  let observers: readonly InspectionObserver[] | null = null;
  const inspect: InspectionObserver = (event) => {
    if (observers) for (const observe of observers) observe(event);
    else if (early.length < MOST_EARLY) early.push(event);
  };
  /** Replays buffered events. Without observers, events are dropped. */
  const subscribe = (chosen: readonly InspectionObserver[]) => {
    const soFar = early;
    early = [];
    observers = chosen;
    for (const event of soFar) inspect(event);
  };
  return { inspect, subscribe };
}

export type Inspection = ReturnType<typeof createInspection>;
