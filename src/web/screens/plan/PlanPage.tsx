import { useEffect, useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, requestOf, scenarioOf } from '../../../domain/plan/planAddress';
import { browserQuery } from '../../parts/page/browserAddress';
import { PageTitle } from '../../parts/page/PageTitle';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useAppDispatch } from '../../state/hooks';
import { cancelPlan, usePlan } from '../../state/api/matching/plan';
import { useGated } from '../../state/gate/useEffectGate';
import { plannedBy } from '../../state/slices/planMemory';
import { Button, needsNetwork } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { PlanProgress } from './PlanProgress';
import type { PlanChange } from './planProps';
import { PlanResult } from './PlanResult';
import { OpenedScenario } from './scenarios/OpenedScenario';
import { SaveScenario } from './scenarios/SaveScenario';
import { Scenarios } from './scenarios/Scenarios';
import { UndoChange } from './UndoChange';
import { PlanSettingsCard } from './settings/PlanSettingsCard';

/** /plan: all open orders against all free units. Its address holds what it is to maximize, pinned and excluded pairs. */
export function PlanPage() {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const request = useMemo(() => requestOf(new URLSearchParams(text)), [text]);
  const scenario = scenarioOf(address);
  // Comparisons ask by the settings that were used last.
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

function NoPlan({ children, again }: { children: ReactNode; again: ReactNode }) {
  return (
    <Stack $gap={2}>
      <Notice tone="warn">There is no plan. {children}</Notice>
      <Row>{again}</Row>
    </Stack>
  );
}
