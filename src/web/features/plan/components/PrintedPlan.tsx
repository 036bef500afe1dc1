import { styled } from 'styled-components';
import type { Plan } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { formatDate } from '../../../../domain/format/date';
import { formatNumber } from '../../../../domain/format/number';
import { changedOrders, changedText } from '../../../../domain/plan/changedOrders';
import { bandsChart } from '../../../../domain/plan/planClass';
import {
  emptyTable,
  methodsTable,
  type PaperTable,
  PLAN_TITLE,
  planBasis,
  plannedTable,
} from '../../../../domain/plan/planPage';
import { earnsText } from '../../../../domain/plan/planWords';
import { TableHead } from '../../../ui/layout/TableHead';
import { PrintSection, PrintSheet, PrintTable } from '../../../ui/page/PrintSheet';
import { PrintedChangedOrders } from '../../overview/components/chart/ChangedOrdersChart';
import { PrintedChart } from '../../overview/components/chart/ChartFigures';
import { Textures } from '../../overview/components/chart/looks';

/** Of many pages, so it may break. */
const Long = styled(PrintSection)`
  break-inside: auto;
`;

interface PrintedPlanProps {
  plan: Plan;
  request: PlanRequest;
}

export const PrintedPlan = ({ plan, request }: PrintedPlanProps) => (
  <PrintSheet title={PLAN_TITLE} date={`As of ${formatDate(plan.day)}`} basis={planBasis(plan, request)} scale={0.8}>
    {(width) => (
      <>
        <Textures />
        <PrintSection>
          <h2>{earnsText(plan)}</h2>
          <Printed table={methodsTable(plan)} />
        </PrintSection>
        <Pictures plan={plan} width={width} />
        <Long>
          <h2>{`Planned units (${formatNumber(plan.rows.length)})`}</h2>
          <Printed table={plannedTable(plan)} />
        </Long>
        {plan.empty.length > 0 && (
          <Long>
            <h2>{`Orders without a unit (${formatNumber(plan.empty.length)})`}</h2>
            <Printed table={emptyTable(plan)} />
          </Long>
        )}
      </>
    )}
  </PrintSheet>
);

const Printed = ({ table: { heads, widths, numeric, rows } }: { table: PaperTable }) => (
  <PrintTable $widths={widths}>
    <TableHead titles={heads} numeric={numeric} />
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, index) => (
            <td key={heads[index]} data-numeric={numeric.includes(heads[index] ?? '') || undefined}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </PrintTable>
);

const GAP = 24;
const CHANGES_SHARE = 0.56;
const MAX_CHANGES = 15;

const Beside = styled.div`
  display: flex;
  gap: ${GAP}px;
  align-items: flex-start;
`;

function Pictures({ plan, width }: { plan: Plan; width: number }) {
  const changed = changedOrders(plan);
  const bands = bandsChart(plan);
  const first = Math.round((width - GAP) * CHANGES_SHARE);
  const largest = changed.length > MAX_CHANGES ? ` The ${MAX_CHANGES} largest changes are shown.` : '';
  return (
    <Beside>
      <PrintSection style={{ width: first }}>
        <h2>What the plan changes</h2>
        <p>{`${changedText(changed)}${largest} The open dot is first come, first served; the full one the plan.`}</p>
        <PrintedChangedOrders title="What the plan changes" orders={changed.slice(0, MAX_CHANGES)} width={first} />
      </PrintSection>
      <PrintSection style={{ width: width - GAP - first }}>
        <h2>{bands.title}</h2>
        <p>{bands.basis}</p>
        <PrintedChart chart={bands} width={width - GAP - first} />
      </PrintSection>
    </Beside>
  );
}
