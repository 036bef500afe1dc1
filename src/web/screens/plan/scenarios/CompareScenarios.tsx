import type { Scenario } from '../../../../contract/plan/planScenarios';
import { questionText, totalsChange } from '../../../../domain/plan/scenarios';
import { useGetScenarioQuery } from '../../../state/api/matching/plan';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { ResultComparison } from './ResultComparison';

/** Two saved plans side by side, as they were. */
export function CompareScenarios({ ids: [one, other] }: { ids: readonly [string, string] }) {
  const [first, second] = [useGetScenarioQuery(one), useGetScenarioQuery(other)];
  const error = first.error ?? second.error;
  if (error) return <Notice tone="bad">{`These cannot be compared. ${errorMessage(error)}`}</Notice>;
  if (!first.currentData || !second.currentData) return <Working>Loading both scenarios...</Working>;
  return <Compared first={first.currentData} second={second.currentData} />;
}

function Compared({ first, second }: { first: Scenario; second: Scenario }) {
  const asked = questionText(second.question, first.question);
  return (
    <Stack as="section" aria-label="Comparison of scenarios">
      <h3>{`${first.name} and ${second.name}`}</h3>
      <p>{`${second.name} ${totalsChange(first.result, second.result) ?? `comes to the same as ${first.name}`}.`}</p>
      {asked.length > 0 && <p>{`${second.name} asks otherwise: ${asked.join('; ')}.`}</p>}
      <ResultComparison
        sides={[
          { name: first.name, result: first.result },
          { name: second.name, result: second.result },
        ]}
      />
    </Stack>
  );
}
