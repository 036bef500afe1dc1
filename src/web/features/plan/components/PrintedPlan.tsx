import { styled } from 'styled-components';
import type { EmptyOrder, Plan, PlanRow } from '../../../../contract/plan/plan';
import type { PlanRequest } from '../../../../contract/plan/planRequest';
import { formatDate } from '../../../../domain/format/date';
import { formatMoney } from '../../../../domain/format/money';
import { formatNumber, NOT_AVAILABLE } from '../../../../domain/format/number';
import { matchPercent } from '../../../../domain/fit/fitClass';
import { changedOrders, changedText } from '../../../../domain/plan/changedOrders';
import { settingNames } from '../../../../domain/plan/planAddress';
import { bandsChart } from '../../../../domain/plan/planClass';
import {
  afterFreightText,
  basisText,
  deliveryText,
  earnsText,
  jobOf,
  reasonTexts,
  settingText,
  wayText,
} from '../../../../domain/plan/planWords';
import { TableHead } from '../../../ui/layout/TableHead';
import { PrintSection, PrintSheet, PrintTable } from '../../../ui/page/PrintSheet';
import { PrintedChangedOrders } from '../../overview/components/chart/ChangedOrdersChart';
import { PrintedChart } from '../../overview/components/chart/ChartFigures';
import { Textures } from '../../overview/components/chart/looks';

interface PrintedPlanProps {
  plan: Plan;
  request: PlanRequest;
}

export const PrintedPlan = ({ plan, request }: PrintedPlanProps) => (
  <PrintSheet
    title="Plan of all open orders"
    date={`As of ${formatDate(plan.day)}`}
    scale={0.8}
    basis={[...basisText(plan, request.settings.hundred_miles > 0), `${settingsText(request)}.`].join(' ')}
  >
    {(width) => (
      <>
        <Textures />
        <PrintedTotals plan={plan} />
        <Pictures plan={plan} width={width} />
        <PrintedRows plan={plan} />
        <PrintedEmpty empty={plan.empty} />
      </>
    )}
  </PrintSheet>
);

function settingsText({ settings, pinned, forbidden }: PlanRequest): string {
  return [
    ...settingNames.flatMap((name) => settingText(settings, name) ?? []),
    ...(pinned.length > 0 ? [`${formatNumber(pinned.length)} pinned`] : []),
    ...(forbidden.length > 0 ? [`${formatNumber(forbidden.length)} excluded`] : []),
  ].join('. ');
}

const METHODS = ['Method', 'Orders filled', 'Margin', 'After freight', 'Late weeks'];

function PrintedTotals({ plan }: { plan: Plan }) {
  const lines = [
    { name: 'Plan', totals: plan.plan, of: ` of ${formatNumber(plan.orders)}` },
    { name: 'First come, first served', totals: plan.first_come, of: ` of ${formatNumber(plan.orders)}` },
    { name: 'Already reserved', totals: plan.reserved, of: '' },
  ];
  return (
    <PrintSection>
      <h2>{earnsText(plan)}</h2>
      <PrintTable $widths={[24, 16, 28, 18, 14]}>
        <TableHead titles={METHODS} numeric={METHODS.slice(1)} />
        <tbody>
          {lines.map(({ name, totals, of }) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-numeric>{`${formatNumber(totals.orders)}${of}`}</td>
              <td data-numeric>
                {formatMoney(totals.margin)}
                {totals.unknown > 0 && ` without ${formatNumber(totals.unknown)} whose cost is not recorded`}
              </td>
              <td data-numeric>{afterFreightText(totals, plan.has_freight === true)?.replace('after freight ', '')}</td>
              <td data-numeric>{formatNumber(totals.late_weeks)}</td>
            </tr>
          ))}
        </tbody>
      </PrintTable>
    </PrintSection>
  );
}

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

const HEADS = ['Order', 'Customer', 'Due', 'Unit', 'Fit', 'Margin', 'Delivery'];
const dueText = (due: string | null) => (due === null ? '–' : formatDate(due));

/** Of many pages, so it may break. */
const Long = styled(PrintSection)`
  break-inside: auto;
`;

const PrintedRows = ({ plan }: { plan: Plan }) => (
  <Long>
    <h2>{`Planned units (${formatNumber(plan.rows.length)})`}</h2>
    <PrintTable $widths={[7, 16, 12, 23, 24, 8, 10]}>
      <TableHead titles={HEADS} numeric={['Margin', 'Delivery']} />
      <tbody>
        {plan.rows.map((row) => (
          <PrintedRow key={row.serial} row={row} />
        ))}
      </tbody>
    </PrintTable>
  </Long>
);

const PrintedRow = ({ row }: { row: PlanRow }) => (
  <tr>
    <td>{jobOf(row)}</td>
    <td>{row.customer_name}</td>
    <td>{dueText(row.request_date)}</td>
    <td>
      {row.serial}
      {row.is_pinned && ', pinned'} <small>{row.unit}</small>
    </td>
    <td>
      {`${row.fit_class ?? NOT_AVAILABLE} · ${matchPercent(row.match_score)}%`}{' '}
      <small>{row.gaps.map(({ text }) => text).join('; ')}</small>
    </td>
    <td data-numeric>{formatMoney(row.margin)}</td>
    <td data-numeric>{deliveryText(row)}</td>
  </tr>
);

function PrintedEmpty({ empty }: { empty: readonly EmptyOrder[] }) {
  if (empty.length === 0) return null;
  return (
    <Long>
      <h2>{`Orders without a unit (${formatNumber(empty.length)})`}</h2>
      <PrintTable $widths={[8, 18, 12, 24, 38]}>
        <TableHead titles={['Order', 'Customer', 'Due', 'Why', 'First way to fill it']} />
        <tbody>
          {empty.map((order) => (
            <tr key={order.order_id}>
              <td>{jobOf(order)}</td>
              <td>{order.customer_name}</td>
              <td>{dueText(order.request_date)}</td>
              <td>{reasonTexts[order.reason]}</td>
              <td>{order.ways[0] ? wayText(order.ways[0]) : 'See its comparison'}</td>
            </tr>
          ))}
        </tbody>
      </PrintTable>
    </Long>
  );
}
