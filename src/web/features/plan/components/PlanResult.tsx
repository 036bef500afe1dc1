import { styled } from 'styled-components';
import type { Plan, PlanTotals, EmptyOrder } from '../../../../contract/plan/plan';
import { formatMoney } from '../../../../domain/format/money';
import { formatNumber } from '../../../../domain/format/number';
import { afterFreightText, basisText, earnsText, reasonTexts, wayText } from '../../../../domain/plan/planWords';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { LinkButton } from '../../../ui/button/LinkButton';
import { EmptyState, Notice } from '../../../ui/notice/Notice';
import { color, space, screens } from '../../../ui/theme';
import { PlanRows, type PlanResultProps } from './PlanRows';
import { Basis, Small, ShowMore } from './planParts';
import { DataTable } from '../../../ui/layout/TableHead';
import { PaddedCard, Stack } from '../../../ui/elements';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../../domain/format/date';
import { preloadable } from '../../../lib/loading/preloadable';
import { orderPath, unitAlonePath } from '../../../lib/paths';

const PrintedPlan = preloadable(
  () => import(/* webpackChunkName: "printed-plan" */ './PrintedPlan').then((m) => m.PrintedPlan),
  null,
);

export const NoOrders = () => (
  <EmptyState title="No open orders" hint="There is nothing to plan until an order waits for a unit.">
    <LinkButton to="/">Open Orders</LinkButton>
  </EmptyState>
);

export function PlanResult({ plan, request, layout, onChange, onLayout }: PlanResultProps) {
  return (
    <>
      <PrintedPlan plan={plan} request={request} />
      {plan.unmet.length > 0 && <Notice tone="warn">{unmetText(plan)}</Notice>}
      <PlanRows {...{ plan, request, layout, onChange, onLayout }} />
      <PlanSummary plan={plan} hasMiles={request.settings.hundred_miles > 0} />
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
  forced-color-adjust: none;
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
      <h2>{earnsText(plan)}</h2>
      <TableScroll>
        <DataTable
          as={StackingTable}
          titles={['Method', 'Orders filled', 'Margin', 'Late weeks']}
          numeric={['Orders filled', 'Late weeks']}
        >
          {lines.map(({ name, totals }) => (
            <Line key={name} {...{ name, totals, longest, hasFreight }} of={plan.orders} />
          ))}
          <Line name="Already reserved" totals={plan.reserved} longest={longest} hasFreight={hasFreight} />
        </DataTable>
      </TableScroll>
      <Basis>{basisText(plan, hasMiles).join(' ')}</Basis>
    </PaddedCard>
  );
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

const Ways = styled.ul`
  min-width: 18rem;
  ${screens.phone} {
    min-width: 0;
  }
`;

const PAGE = 25;

function EmptyOrders({ plan: { empty } }: { plan: Plan }) {
  const [shown, setShown] = useState(PAGE);
  if (empty.length === 0) return null;
  return (
    <Stack as="section" aria-label="Orders without a unit">
      <h2>{`Orders without a unit (${empty.length})`}</h2>
      <p>
        Each option is shown for its order alone, with units that the plan does not use and all work whose cost is
        known. What costs the plan least comes first, what has an unknown cost last.
      </p>
      <TableScroll>
        <DataTable as={StackingTable} titles={['Order', 'Due', 'Why', 'How to fill it']}>
          {empty.slice(0, shown).map((order) => (
            <EmptyRow key={order.order_id} order={order} />
          ))}
        </DataTable>
      </TableScroll>
      <ShowMore total={empty.length} shown={shown} page={PAGE} onShow={setShown} />
    </Stack>
  );
}

const EmptyRow = ({ order }: { order: EmptyOrder }) => (
  <tr>
    <td>
      <Link to={orderPath(order.order_id)}>{order.job_number ?? order.order_id}</Link>
      <Small>{order.customer_name}</Small>
    </td>
    <td data-label="Due">{order.request_date === null ? '–' : formatDate(order.request_date)}</td>
    <td>{reasonTexts[order.reason]}</td>
    <td>
      {order.ways.length === 0 ? (
        'See its comparison'
      ) : (
        <Ways>
          {order.ways.map((way, index) => (
            <li key={index}>{wayText(way)}</li>
          ))}
        </Ways>
      )}
    </td>
  </tr>
);

const UNITS_PAGE = 24;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(2)} ${space(4)};
`;

function UnwantedUnits({ unwanted: { count, units } }: Pick<Plan, 'unwanted'>) {
  const [shown, setShown] = useState(UNITS_PAGE);
  if (count === 0) return null;
  return (
    <Stack as="section" aria-label="Unassigned units">
      <h2>{`Unassigned units at this match (${formatNumber(count)})`}</h2>
      <List>
        {units.slice(0, shown).map(({ serial, unit }) => (
          <li key={serial}>
            <Link to={unitAlonePath(serial)}>{serial}</Link>
            <Small>{unit}</Small>
          </li>
        ))}
      </List>
      <ShowMore total={units.length} shown={shown} page={UNITS_PAGE} onShow={setShown} />
    </Stack>
  );
}
