import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanResult, Scenario } from '../../../../contract/plan/planScenarios';
import { formatDateTime } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { formatNumber } from '../../../../domain/format/number';
import { compareResults, resultOf, questionText, standText, totalsChange } from '../../../../domain/plan/scenarios';
import { orderPath } from '../../../lib/paths';
import { useGetScenarioQuery } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { Stack, PaddedCard } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { Small, ShowMore } from './planParts';
import { DataTable } from '../../../ui/layout/TableHead';

export function CompareScenarios({ ids: [one, other] }: { ids: readonly [string, string] }) {
  const [first, second] = [useGetScenarioQuery(one), useGetScenarioQuery(other)];
  const error = first.error ?? second.error;
  if (error) return <Notice tone="bad">{`These cannot be compared. ${errorMessage(error)}`}</Notice>;
  if (!first.currentData || !second.currentData) return <Working>Loading both scenarios...</Working>;
  return <Compared first={first.currentData} second={second.currentData} />;
}

function Compared({ first, second }: { first: Scenario; second: Scenario }) {
  const changedSettings = questionText(second.question, first.question);
  return (
    <Stack as="section" aria-label="Comparison of scenarios">
      <h3>{`${first.name} and ${second.name}`}</h3>
      <p>{`${second.name} ${totalsChange(first.result, second.result) ?? `comes to the same as ${first.name}`}.`}</p>
      {changedSettings.length > 0 && <p>{`${second.name} asks otherwise: ${changedSettings.join('; ')}.`}</p>}
      <ResultComparison first={first} second={second} />
    </Stack>
  );
}

export function OpenedScenario({ id, plan }: { id: string; plan: Plan }) {
  const { currentData: scenario, error } = useGetScenarioQuery(id);
  const now = useMemo(() => resultOf(plan), [plan]);
  if (error)
    return <Notice tone="warn">{`The scenario cannot be compared with this plan. ${errorMessage(error)}`}</Notice>;
  if (!scenario) return null;
  const { name, author, created_at, result } = scenario;
  const isSame = compareResults(result, now).length === 0;
  return (
    <PaddedCard aria-label="Since the scenario was saved">
      <h2>{`${name}: what changed since it was saved`}</h2>
      <p>{`Saved by ${author ?? 'an unknown person'} on ${formatDateTime(created_at)}.`}</p>
      {isSame ? (
        <p>Nothing changed: the plan is the same today.</p>
      ) : (
        <>
          <p>{`Today it ${totalsChange(result, now) ?? 'comes to the same, with other units'}.`}</p>
          <ResultComparison first={{ name: 'As it was saved', result }} second={{ name: 'Today', result: now }} />
        </>
      )}
    </PaddedCard>
  );
}

const Both = styled(StackingTable)`
  td {
    overflow-wrap: anywhere;
  }
`;

interface Side {
  name: string;
  result: PlanResult;
}

const PAGE = 50;

const FIGURES: readonly (readonly [name: string, text: (result: PlanResult) => string])[] = [
  ['Orders filled', ({ plan, orders }) => `${formatNumber(plan.orders)} of ${formatNumber(orders)}`],
  ['Margin', ({ plan }) => formatMoney(plan.margin)],
  ['Late weeks', ({ plan }) => formatNumber(plan.late_weeks)],
  ['Worth by its settings', ({ value }) => formatMoney(value)],
];

function ResultComparison({ first, second }: { first: Side; second: Side }) {
  const differences = useMemo(() => compareResults(first.result, second.result), [first.result, second.result]);
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <TableScroll>
        <DataTable
          as={Both}
          titles={[
            `${formatNumber(differences.length)} ${differences.length === 1 ? 'order differs' : 'orders differ'}`,
            first.name,
            second.name,
          ]}
        >
          {FIGURES.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={first.name}>{text(first.result)}</td>
              <td data-label={second.name}>{text(second.result)}</td>
            </tr>
          ))}
          {differences.slice(0, shown).map(({ order_id, job_number, customer_name, before, after }) => (
            <tr key={order_id}>
              <th scope="row">
                <Link to={orderPath(order_id)}>{job_number ?? order_id}</Link>
                <Small>{customer_name}</Small>
              </th>
              <td data-label={first.name}>{standText(before)}</td>
              <td data-label={second.name}>{standText(after)}</td>
            </tr>
          ))}
        </DataTable>
      </TableScroll>
      <ShowMore total={differences.length} shown={shown} page={PAGE} onShow={setShown} />
    </>
  );
}
