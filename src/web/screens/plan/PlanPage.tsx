import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PlanStep } from '../../../contract/plan/plan';
import { formatNumber } from '../../../domain/format/number';
import { addressOf, requestOf, scenarioOf } from '../../../domain/plan/planAddress';
import { PageTitle } from '../../parts/page/PageTitle';
import { browserQuery } from '../../parts/page/browserAddress';
import { cancelPlan, usePlanProgress, usePlan } from '../../state/api/matching/plan';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useAppDispatch } from '../../state/hooks';
import { useGated } from '../../state/gate/useEffectGate';
import { plannedBy } from '../../state/slices/planMemory';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { Working } from '../../ui/Spinner';
import { PlanResult } from './PlanResult';
import { PlanSettingsCard } from './PlanSettingsCard';
import { SaveScenario, Scenarios } from './Scenarios';
import { OpenedScenario } from './ScenarioComparison';
import type { PlanChange } from './planParts';

export function PlanPage() {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const request = useMemo(() => requestOf(new URLSearchParams(text)), [text]);
  const scenario = scenarioOf(address);
  useEffect(() => void dispatch(plannedBy(request.settings)), [dispatch, request]);
  const change = (changed: PlanChange, done?: string) => {
    const before = browserQuery();
    const state = done === undefined ? undefined : { done, before: before.toString() };
    setAddress(addressOf(changed(requestOf(before))), { state });
  };
  const { currentData, error, isFetching, refetch } = usePlan(request);
  const again = useGated(refetch);
  const retry = (
    <Button size="small" busy={isFetching} onClick={again} {...needsNetwork}>
      Plan again
    </Button>
  );
  return (
    <>
      <PageTitle title="Plan" subtitle="All open orders against all free units, as one decision">
        {currentData && retry}
        {currentData && 'plan' in currentData && <SaveScenario plan={currentData} request={request} />}
      </PageTitle>
      <Stack $gap={4}>
        <PlanSettingsCard key={JSON.stringify(request.settings)} request={request} onChange={change} />
        <UndoChange />
        {isFetching && <PlanProgress onCancel={() => dispatch(cancelPlan(request))} />}
        {error && !isFetching && <NoPlan again={retry}>{errorMessage(error)}</NoPlan>}
        {currentData && 'refused' in currentData && <NoPlan again={retry}>{currentData.refused}</NoPlan>}
        {currentData && 'plan' in currentData && scenario !== null && (
          <OpenedScenario id={scenario} plan={currentData} />
        )}
        {currentData && 'plan' in currentData && <PlanResult plan={currentData} request={request} onChange={change} />}
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
  proving: 'Proving that no plan is better',
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

/** History state of a change, with the address before it. */
const changeSchema = z.object({ done: z.string(), before: z.string() });

/** Undo returns to the previous address, which replans. */
export function UndoChange() {
  const location = useLocation();
  const navigate = useNavigate();
  const undo = useRef<HTMLButtonElement>(null);
  const read = changeSchema.safeParse(location.state);
  const done = read.data?.done;
  // The pressed button disappeared with its plan.
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
