import { Suspense, useState } from 'react';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import type { EstimateStep } from '../../../../contract/estimates/states';
import { stepNames } from '../../../../domain/estimates/estimateWords';
import { nextState } from '../../../../domain/estimates/transitions';
import { preloadable } from '../../../loading/preloadable';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { needsNetwork } from '../../../ui/button/Button';
import { useEstimateSteps } from './useEstimateSteps';

const StepDialog = preloadable(() =>
  import(/* webpackChunkName: "estimate-step" */ './StepDialog').then((m) => m.StepDialog),
);

const BACKWARD: readonly EstimateStep[] = ['return', 'lose'];

/** The steps that lead on from where an estimate stands; one that this person cannot take says why. */
export function StepButtons({ orderId, estimate }: { orderId: string; estimate: StoredEstimate }) {
  const [asked, setAsked] = useState<{ step: EstimateStep; isOpen: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const stepping = useEstimateSteps(orderId, estimate, close);
  const open = stepping.steps.filter(({ step }) => nextState(stepping.state, step) !== null);
  const forward = open.find(({ step, whyNot }) => whyNot === null && !BACKWARD.includes(step));
  const ask = (step: EstimateStep) => {
    stepping.forget();
    setAsked({ step, isOpen: true });
  };
  return (
    <>
      {open.map(({ step, whyNot }) => (
        <ExplainedButton
          key={step}
          size="small"
          variant={step === forward?.step ? 'primary' : 'default'}
          whyNot={whyNot}
          onClick={() => ask(step)}
          {...needsNetwork}
        >
          {stepNames[step]}
        </ExplainedButton>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <StepDialog key={asked.step} {...{ estimate, stepping }} {...asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
