import type { AnyActorRef, InspectionEvent } from 'xstate';

/** Hears of every event of every machine. */
export type InspectionObserver = (event: InspectionEvent) => void;

/** The state of an actor that its screen shows: the live one, or a past one while somebody travels in time. */
export type ShownSnapshot = <S extends object>(actor: AnyActorRef, live: S) => S;

/** The state of one actor, as data. */
export interface MachineState {
  readonly value: unknown;
  readonly context: unknown;
  readonly status: string;
}

/** The state of every actor that there is or was, by its name: a mirror that nothing looks into to decide. */
export type MachineStates = Record<string, MachineState>;

/** So many events are kept until it is known who wants to hear of them. */
const MOST_EARLY = 500;

/** The one way to hear of the machines: every actor is given `inspect`, whoever watches is named to `tell`. */
export function createInspection() {
  let early: InspectionEvent[] = [];
  let observers: readonly InspectionObserver[] | null = null;
  const inspect: InspectionObserver = (event) => {
    if (observers) for (const observe of observers) observe(event);
    else if (early.length < MOST_EARLY) early.push(event);
  };
  /** From now on these hear everything, and first what has happened so far. Nobody: nothing is kept. */
  const tell = (chosen: readonly InspectionObserver[]) => {
    const heard = early;
    early = [];
    observers = chosen;
    heard.forEach(inspect);
  };
  return { inspect, tell };
}

export type Inspection = ReturnType<typeof createInspection>;
