import { useMemo } from 'react';
import type { Plan } from '../../../../contract/plan/plan';
import { formatDateTime } from '../../../../domain/format/date';
import { resultOf, compareResults, totalsChange } from '../../../../domain/plan/scenarios';
import { useGetScenarioQuery } from '../../../state/api/matching/plan';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { Card, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { ResultComparison } from './ResultComparison';
import { styled } from 'styled-components';
import { space } from '../../../ui/theme';

const Frame = styled(Card)`
  padding: ${space(4)};
`;

/** What has changed since a scenario was saved that is solved again. */
export function OpenedScenario({ id, plan }: { id: string; plan: Plan }) {
  const { currentData: scenario, error } = useGetScenarioQuery(id);
  const now = useMemo(() => resultOf(plan), [plan]);
  if (error)
    return <Notice tone="warn">{`The scenario cannot be compared with this plan. ${errorMessage(error)}`}</Notice>;
  if (!scenario) return null;
  const { name, author, created_at, result } = scenario;
  const isSame = compareResults(result, now).length === 0;
  return (
    <Frame aria-label="Since the scenario was saved">
      <Stack>
        <h2>{`${name}: what changed since it was saved`}</h2>
        <p>{`Saved by ${author ?? 'somebody'} on ${formatDateTime(created_at)}.`}</p>
        {isSame ? (
          <p>Nothing changed: the plan is the same today.</p>
        ) : (
          <>
            <p>{`Today it ${totalsChange(result, now) ?? 'comes to the same, with other units'}.`}</p>
            <ResultComparison
              sides={[
                { name: 'As it was saved', result },
                { name: 'Today', result: now },
              ]}
            />
          </>
        )}
      </Stack>
    </Frame>
  );
}
