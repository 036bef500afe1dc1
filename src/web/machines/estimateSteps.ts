import { assign, fromPromise, setup } from 'xstate';
import type { OpenStep } from '../../contract/estimates/estimates';
import {
  estimateStates,
  estimateSteps,
  type Consent,
  type EstimateState,
  type EstimateStep,
  type EstimateStepRequest,
} from '../../contract/estimates/states';
import { nextState } from '../../domain/estimates/transitions';
import { unprovided } from './events';

export interface EstimateStatus {
  readonly state: EstimateState;
  readonly version: number;
  readonly steps: readonly OpenStep[];
}

interface Context extends EstimateStatus {
  readonly requested: EstimateStepRequest | null;
}

export type EstimateStepsEvent =
  | ({ readonly type: 'STATUS' } & EstimateStatus)
  | { readonly type: (typeof STEP_EVENTS)[EstimateStep]; readonly reason?: string; readonly consent?: Consent };

export interface StepCall {
  readonly requested: EstimateStepRequest | null;
  readonly version: number;
}

export const STEP_EVENTS = {
  propose: 'PROPOSE',
  approve: 'APPROVE',
  return: 'RETURN',
  quote: 'QUOTE',
  consent: 'CONSENT',
  win: 'WIN',
  lose: 'LOSE',
} as const satisfies Readonly<Record<EstimateStep, string>>;

const types: { context?: Context; events?: EstimateStepsEvent } = {};

const takeStep = fromPromise<EstimateStatus, StepCall>(unprovided('takeStep'));
const taken: (args: unknown, status: EstimateStatus) => void = () => undefined;
const refused: (args: unknown, error: unknown) => void = () => undefined;

const machineSetup = setup({
  types,
  actors: { takeStep },
  guards: {
    stands: ({ context }, state: EstimateState) => context.state === state,
    isOpen: ({ context }, step: EstimateStep) =>
      context.steps.some((each) => each.step === step && each.whyNot === null),
  },
  actions: {
    learn: assign((_, { state, version, steps }: EstimateStatus) => ({ state, version, steps })),
    ask: assign({ requested: (_, requested: EstimateStepRequest) => requested }),
    taken,
    refused,
  },
});

const asking = (step: EstimateStep) =>
  ({
    guard: { type: 'isOpen', params: step },
    target: 'asking',
    actions: {
      type: 'ask',
      params: ({ event }: { event: EstimateStepsEvent }) => ({
        step,
        ...('reason' in event && event.reason !== undefined && { reason: event.reason }),
        ...('consent' in event && event.consent !== undefined && { consent: event.consent }),
      }),
    },
  }) as const;

const stepsFrom = (state: EstimateState) =>
  Object.fromEntries(
    estimateSteps.flatMap((step) => (nextState(state, step) === null ? [] : [[STEP_EVENTS[step], asking(step)]])),
  );

/** Accepted in every state without a running request. */
const learnStatus = {
  target: 'settling',
  actions: { type: 'learn', params: ({ event }: { event: EstimateStatus }) => event },
} as const;

/** The server decides: its response leads on from `asking`. */
export const estimateStepsMachine = machineSetup.createMachine({
  id: 'estimateSteps',
  context: { state: 'draft', version: 0, steps: [], requested: null },
  initial: 'loading',
  states: {
    loading: { on: { STATUS: learnStatus } },

    settling: {
      always: estimateStates.map((state) => ({ guard: { type: 'stands', params: state } as const, target: state })),
    },

    ...Object.fromEntries(
      estimateStates.map((state) => [
        state,
        {
          on: { STATUS: learnStatus, ...stepsFrom(state) },
        },
      ]),
    ),

    asking: {
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: ({ context: { requested, version } }) => ({ requested, version }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'learn', params: ({ event }) => event.output },
            { type: 'taken', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'settling',
          actions: { type: 'refused', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
  },
});
