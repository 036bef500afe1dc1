import { type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths';
import type { PlanStep } from '../../../../contract/plan/plan';
import { formatNumber } from '../../../../domain/format/number';
import { addressOf, requestOf, scenarioOf } from '../../../../domain/plan/planAddress';
import { layoutOf, type PlanLayout, withLayout } from '../../../../domain/plan/planLayout';
import { PageTitle } from '../../../ui/page/PageTitle';
import { browserQuery } from '../../../lib/browserAddress';
import { cancelPlan, usePlanProgress, usePlan } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { useGated } from '../../../store/gate/useEffectGate';
import { plannedBy } from '../state/planMemory';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Row, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { DownloadPdf } from '../../overview/components/DownloadPdf';
import { Adjust } from './Adjust';
import { NoOrders, PlanResult } from './PlanResult';
import { SaveScenario, Scenarios } from './Scenarios';
import { OpenedScenario } from './ScenarioComparison';
import type { PlanChange } from './planParts';

/** The same while only the layout in the address changes: a new request would give up a running plan. */
function useRequest(address: URLSearchParams) {
  const text = addressOf(requestOf(address)).toString();
  return useMemo(() => requestOf(new URLSearchParams(text)), [text]);
}

export function PlanPage() {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const [address, setAddress] = useSearchParams();
  const request = useRequest(address);
  const layout = layoutOf(address);
  const scenario = scenarioOf(address);
  useEffect(() => void dispatch(plannedBy(request.settings)), [dispatch, request]);
  const undo = useGated((before: URLSearchParams) => setAddress(before));
  const change = (changed: PlanChange, done?: string) => {
    const before = browserQuery();
    setAddress(withLayout(addressOf(changed(requestOf(before))), layoutOf(before)));
    if (done !== undefined) notifier.success('Plan changed', done, () => undo(before));
  };
  const lay = (changed: Partial<PlanLayout>) => {
    const before = browserQuery();
    setAddress(withLayout(before, { ...layoutOf(before), ...changed }), { replace: true });
  };
  const { currentData, data, error, isFetching, refetch } = usePlan(request);
  const again = useGated(refetch);
  const cancel = () => dispatch(cancelPlan(request));
  const retry = (
    <Button size="small" busy={isFetching} onClick={again} {...needsNetwork}>
      Plan again
    </Button>
  );
  // While it plans again, the plan before stays.
  const shown = currentData ?? (isFetching ? data : undefined);
  const plan = shown && 'plan' in shown ? shown : null;
  const isEmpty = plan?.orders === 0;
  return (
    <>
      <PageTitle title="Plan" subtitle="All open orders against all available units, as one decision">
        {isFetching && plan && <PlanProgress isAgain onCancel={cancel} />}
        {currentData && !isFetching && !isEmpty && retry}
        {plan && !isFetching && !isEmpty && <SaveScenario plan={plan} request={request} />}
        {plan && !isFetching && !isEmpty && (
          <DownloadPdf
            url={`${paths.planPdf}?${addressOf(request).toString()}`}
            fileName={`plan-${plan.day}.pdf`}
            what="plan"
          />
        )}
      </PageTitle>
      <Stack $gap={4}>
        {!isEmpty && <Adjust {...{ request, plan }} isOpen={layout.isAdjusting} onChange={change} onLayout={lay} />}
        {isFetching && !plan && <PlanProgress onCancel={cancel} />}
        {error && !isFetching && <NoPlan again={retry}>{errorMessage(error)}</NoPlan>}
        {currentData && 'refused' in currentData && <NoPlan again={retry}>{currentData.refused}</NoPlan>}
        {plan && isEmpty && <NoOrders />}
        {plan && !isEmpty && scenario !== null && <OpenedScenario id={scenario} plan={plan} />}
        {plan && !isEmpty && (
          <Stack $gap={4} aria-busy={isFetching}>
            <PlanResult {...{ plan, request, layout }} onChange={change} onLayout={lay} />
          </Stack>
        )}
        <Scenarios />
      </Stack>
    </>
  );
}

const NoPlan = ({ children, again }: { children: ReactNode; again: ReactNode }) => (
  <Stack $gap={2}>
    <Notice tone="warn">There is no plan. {children}</Notice>
    <Row>{again}</Row>
  </Stack>
);

const WORDS: Readonly<Record<PlanStep['step'], string>> = {
  waiting: 'Waiting for other plans to finish',
  matching: 'Matching orders to units',
  solving: 'Finding the best plan',
  proving: 'Checking for a better plan',
};

interface PlanProgressProps {
  /** The plan before is shown. */
  isAgain?: boolean;
  onCancel: () => void;
}

function PlanProgress({ isAgain = false, onCancel }: PlanProgressProps) {
  const step = usePlanProgress();
  const first = step === null ? 'Planning...' : wordsOf(step);
  return (
    <Row>
      <Working>{isAgain ? 'Planning again...' : first}</Working>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}

function wordsOf({ step, done, of }: PlanStep): string {
  if (step === 'proving' || done === 0) return `${WORDS[step]}...`;
  if (step === 'solving') return `${WORDS[step]}: round ${formatNumber(done)} of ${formatNumber(of)}...`;
  return `${WORDS[step]}: ${formatNumber(done)} orders...`;
}
