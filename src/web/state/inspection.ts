import type { AnyActorRef, InspectionEvent } from 'xstate';

/** Observes every event of every machine. */
export type InspectionObserver = (event: InspectionEvent) => void;

/** The state of an actor that its screen shows: the live one, or a past one during time travel. */
export type ShownSnapshot = <S extends object>(actor: AnyActorRef, live: S) => S;

/** The state of one actor, as data. */
export interface MachineState {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
}

/** The state of every actor that there is or was, by its name: a mirror that decides nothing. */
export type MachineStates = Record<string, MachineState>;

/** So many events are kept until observers subscribe. */
const MOST_EARLY = 500;

/** The one way to observe the machines: every actor is given `inspect`, every observer subscribes. */
export function createInspection() {
  let early: InspectionEvent[] = [];
  let observers: readonly InspectionObserver[] | null = null;
  const inspect: InspectionObserver = (event) => {
    if (observers) for (const observe of observers) observe(event);
    else if (early.length < MOST_EARLY) early.push(event);
  };
  /** Called once: passes on all events to these, beginning with those so far. Without observers, events are dropped. */
  const subscribe = (chosen: readonly InspectionObserver[]) => {
    const soFar = early;
    early = [];
    observers = chosen;
    for (const event of soFar) inspect(event);
  };
  return { inspect, subscribe };
}

export type Inspection = ReturnType<typeof createInspection>;
