import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PlanResult } from '../../../../contract/plan/planScenarios';
import { formatMoney } from '../../../../domain/format/money';
import { formatNumber } from '../../../../domain/format/number';
import { compareResults, standText } from '../../../../domain/plan/scenarios';
import { orderPath } from '../../../parts/page/paths';
import { Button } from '../../../ui/button/Button';
import { Row } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Small } from '../Small';

/** The same order stands on one line. */
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

/** Two results side by side: their figures, and each order that has something else. */
export function ResultComparison({ sides: [first, second] }: { sides: readonly [Side, Side] }) {
  const differences = useMemo(() => compareResults(first.result, second.result), [first.result, second.result]);
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <TableScroll>
        <Both>
          <thead>
            <tr>
              <th scope="col">{`${formatNumber(differences.length)} ${differences.length === 1 ? 'order differs' : 'orders differ'}`}</th>
              <th scope="col">{first.name}</th>
              <th scope="col">{second.name}</th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </Both>
      </TableScroll>
      {differences.length > shown && (
        <Row>
          <Button onClick={() => setShown(shown + PAGE)}>Show more</Button>
        </Row>
      )}
    </>
  );
}
