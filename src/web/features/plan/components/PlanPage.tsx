import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
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
  const [address, setAddress] = useSearchParams();
  const request = useRequest(address);
  const layout = layoutOf(address);
  const scenario = scenarioOf(address);
  useEffect(() => void dispatch(plannedBy(request.settings)), [dispatch, request]);
  const change = (changed: PlanChange, done?: string) => {
    const before = browserQuery();
    const state = done === undefined ? undefined : { done, before: before.toString() };
    setAddress(withLayout(addressOf(changed(requestOf(before))), layoutOf(before)), { state });
  };
  const lay = (changed: Partial<PlanLayout>) => {
    const before = browserQuery();
    setAddress(withLayout(before, { ...layoutOf(before), ...changed }), { replace: true });
  };
  const { currentData, error, isFetching, refetch } = usePlan(request);
  const again = useGated(refetch);
  const retry = (
    <Button size="small" busy={isFetching} onClick={again} {...needsNetwork}>
      Plan again
    </Button>
  );
  const plan = currentData && 'plan' in currentData ? currentData : null;
  const isEmpty = plan?.orders === 0;
  return (
    <>
      <PageTitle title="Plan" subtitle="All open orders against all available units, as one decision">
        {currentData && !isEmpty && retry}
        {plan && !isEmpty && <SaveScenario plan={plan} request={request} />}
        {plan && !isEmpty && (
          <DownloadPdf
            url={`${paths.planPdf}?${addressOf(request).toString()}`}
            fileName={`plan-${plan.day}.pdf`}
            what="plan"
          />
        )}
      </PageTitle>
      <Stack $gap={4}>
        <UndoChange />
        {!isEmpty && <Adjust {...{ request, plan }} isOpen={layout.isAdjusting} onChange={change} onLayout={lay} />}
        {isFetching && <PlanProgress onCancel={() => dispatch(cancelPlan(request))} />}
        {error && !isFetching && <NoPlan again={retry}>{errorMessage(error)}</NoPlan>}
        {currentData && 'refused' in currentData && <NoPlan again={retry}>{currentData.refused}</NoPlan>}
        {plan && isEmpty && <NoOrders />}
        {plan && !isEmpty && scenario !== null && <OpenedScenario id={scenario} plan={plan} />}
        {plan && !isEmpty && <PlanResult {...{ plan, request, layout }} onChange={change} onLayout={lay} />}
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

export function PlanProgress({ onCancel }: { onCancel: () => void }) {
  const step = usePlanProgress();
  return (
    <Row>
      <Working>{step === null ? 'Planning...' : wordsOf(step)}</Working>
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

const changeSchema = z.object({ done: z.string(), before: z.string() });

export function UndoChange() {
  const location = useLocation();
  const navigate = useNavigate();
  const undo = useRef<HTMLButtonElement>(null);
  const read = changeSchema.safeParse(location.state);
  const done = read.data?.done;
  useEffect(() => {
    if (done !== undefined) undo.current?.focus();
  }, [location.key, done]);
  if (!read.success) return null;
  const { before } = read.data;
  return (
    <Notice>
      <Row $gap={2}>
        {done}
        <Button ref={undo} size="small" onClick={() => void navigate({ search: before })}>
          Undo
        </Button>
      </Row>
    </Notice>
  );
}
