import { styled } from 'styled-components';
import type { Plan, PlanTotals } from '../../../contract/plan/plan';
import { formatMoney } from '../../../domain/format/money';
import { formatNumber } from '../../../domain/format/number';
import { afterFreightText, basisText } from '../../../domain/plan/planWords';
import { StackingTable, TableScroll } from '../../ui/layout/Table';
import { EmptyState, Notice } from '../../ui/notice/Notice';
import { color, space } from '../../ui/theme';
import { EmptyOrders, UnwantedUnits } from './EmptyOrders';
import { PlanPicture } from './PlanPicture';
import { PlanRows } from './PlanRows';
import { Basis, type PlanProps } from './planParts';
import { DataTable } from '../../ui/layout/TableHead';
import { PaddedCard } from '../../ui/elements';

export function PlanResult({ plan, request, onChange }: PlanProps) {
  if (plan.orders === 0) return <EmptyState title="No open orders" hint="Every order has a unit." />;
  return (
    <>
      {plan.unmet.length > 0 && <Notice tone="warn">{unmetText(plan)}</Notice>}
      <PlanSummary plan={plan} hasMiles={request.settings.hundred_miles > 0} />
      <PlanPicture plan={plan} />
      <PlanRows plan={plan} request={request} onChange={onChange} />
      <EmptyOrders plan={plan} />
      <UnwantedUnits unwanted={plan.unwanted} />
    </>
  );
}

const unmetText = ({ unmet }: Plan): string =>
  `Not pinned, because the unit is not free, does not reach the class or has a cost that is not recorded: ${unmet
    .map(({ serial }) => `unit ${serial}`)
    .join(', ')}.`;

const Bar = styled.span<{ $share: number; $isPlan: boolean }>`
  display: block;
  height: 0.5rem;
  width: ${({ $share }) => $share * 100}%;
  min-width: 2px;
  margin-top: ${space(1)};
  border-radius: 2px;
  background: ${({ $isPlan }) => color($isPlan ? 'okFill' : 'controlLine')};
  print-color-adjust: exact;
`;

const MarginCell = styled.td`
  min-width: 9rem;
  width: 45%;
`;

function PlanSummary({ plan, hasMiles }: { plan: Plan; hasMiles: boolean }) {
  const lines = [
    { name: 'Plan', totals: plan.plan },
    { name: 'First come, first served', totals: plan.first_come },
  ];
  const hasFreight = plan.has_freight === true;
  const longest = Math.max(1, ...[...lines, { totals: plan.reserved }].map(({ totals }) => totals.margin));
  return (
    <PaddedCard aria-label="Summary">
      <h2>{headline(plan)}</h2>
      <TableScroll>
        <DataTable
          as={StackingTable}
          titles={['Way', 'Orders filled', 'Margin', 'Late weeks']}
          numeric={['Orders filled', 'Late weeks']}
        >
          {lines.map(({ name, totals }) => (
            <Line key={name} {...{ name, totals, longest, hasFreight }} of={plan.orders} />
          ))}
          <Line name="Reserved already, kept" totals={plan.reserved} longest={longest} hasFreight={hasFreight} />{' '}
        </DataTable>
      </TableScroll>
      <Basis>{basisText(plan, hasMiles).join(' ')}</Basis>
    </PaddedCard>
  );
}

function headline({ plan, first_come }: Plan): string {
  const more = plan.margin - first_come.margin;
  if (more === 0) return 'The plan earns as much as first come, first served';
  return `The plan earns ${formatMoney(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than first come, first served`;
}

interface LineProps {
  name: string;
  totals: PlanTotals;
  longest: number;
  hasFreight: boolean;
  of?: number;
}

function Line({ name, totals, longest, hasFreight, of }: LineProps) {
  const afterFreight = afterFreightText(totals, hasFreight);
  const { orders, margin, late_weeks, unknown } = totals;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-numeric data-label="Orders filled">
        {formatNumber(orders)}
        {of === undefined ? '' : ` of ${formatNumber(of)}`}
      </td>
      <MarginCell data-label="Margin">
        {formatMoney(margin)}
        {unknown > 0 && ` without ${formatNumber(unknown)} whose cost is not recorded`}
        {afterFreight !== null && ` · ${afterFreight}`}
        <Bar aria-hidden="true" $share={Math.max(0, margin) / longest} $isPlan={name === 'Plan'} />
      </MarginCell>
      <td data-numeric data-label="Late weeks">
        {formatNumber(late_weeks)}
      </td>
    </tr>
  );
}
