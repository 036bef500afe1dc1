import { useEffect, useEffectEvent, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise, initialTransition, transition } from 'xstate';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import type { Consent, EstimateStep } from '../../../../contract/estimates/states';
import { StepRefusal, takeStep } from './saveWork';
import { useGatedActor } from '../../../store/gate/useGatedActor';
import { useAppDispatch } from '../../../store/hooks';
import { estimateStepsMachine, STEP_EVENTS, type StepCall, type EstimateStatus } from '../../../machines/estimateSteps';
import { useServices } from '../../../store/services';

const eventOf = ({ state, version, steps }: StoredEstimate) => ({ type: 'STATUS', state, version, steps }) as const;

function begin(estimate: StoredEstimate) {
  const [loading] = initialTransition(estimateStepsMachine);
  const [ready] = transition(estimateStepsMachine, loading, eventOf(estimate));
  return ready;
}

export function useEstimateSteps(orderId: string, estimate: StoredEstimate, onTaken: () => void) {
  const dispatch = useAppDispatch();
  const { inspect } = useServices();
  const [refusal, setRefusal] = useState<StepRefusal | null>(null);
  const [snapshot] = useState(() => begin(estimate));
  const { send, sendLive, state } = useGatedActor(
    useMachine(
      estimateStepsMachine.provide({
        actors: {
          takeStep: fromPromise<EstimateStatus, StepCall>(({ input, signal }) =>
            takeStep(dispatch, orderId, estimate, input, signal),
          ),
        },
        actions: {
          taken: onTaken,
          refused: (_, error) => setRefusal(error instanceof StepRefusal ? error : null),
        },
      }),
      { snapshot, inspect },
    ),
  );
  const report = useEffectEvent(() => sendLive(eventOf(estimate)));
  useEffect(() => report(), [estimate]);
  return {
    refusal,
    isBusy: state.matches('asking'),
    steps: state.context.steps,
    state: state.context.state,
    forget: () => setRefusal(null),
    take: (step: EstimateStep, details: { reason?: string; consent?: Consent } = {}) =>
      send({ type: STEP_EVENTS[step], ...details }),
  };
}

export type EstimateStepping = ReturnType<typeof useEstimateSteps>;
